import { POINTS } from '@spizarka/contract/limits'
import { clsx } from 'clsx'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'

/** What a new account gets, and the ways in: beside it where it is as wide as a page. */
export function GuestBanner({ isWide = false }: { isWide?: boolean }) {
  return (
    <aside
      className={clsx(
        'rounded-card bg-herb-fill p-5 text-white',
        isWide && 'lg:flex lg:flex-wrap lg:items-center lg:justify-between lg:gap-x-6 lg:px-7',
      )}
    >
      <div>
        <p className="font-display text-h3">{POINTS.activation} darmowych punktów AI</p>
        <p className="mt-1 text-small">Załóż konto i&nbsp;ułóż pierwsze przepisy z&nbsp;tego, co masz.</p>
      </div>
      <div className={clsx('mt-4 flex flex-wrap gap-2', isWide && 'lg:mt-0')}>
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
