import { POINTS } from '@spizarka/contract/limits'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'

/** What a new account gets, and the ways in. */
export function GuestBanner() {
  return (
    <aside className="rounded-card bg-herb-fill p-5 text-white">
      <p className="font-display text-h3">{POINTS.activation} darmowych punktów AI</p>
      <p className="mt-1 text-small">Załóż konto i&nbsp;ułóż pierwsze przepisy z&nbsp;tego, co masz.</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink to={paths.register} variant="onHerb" size="sm">
          Załóż konto
        </ButtonLink>
        <ButtonLink to={paths.login} variant="ghost" size="sm" className="border-[1.5px] border-white/70 text-white! hover:bg-white/15!">
          Zaloguj się
        </ButtonLink>
      </div>
    </aside>
  )
}
