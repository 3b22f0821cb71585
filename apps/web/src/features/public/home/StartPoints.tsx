import { POINTS } from '@spizarka/contract/limits'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'

export function StartPoints() {
  return (
    <section aria-labelledby="punkty-tytul" className="relative overflow-hidden rounded-sheet bg-herb-fill p-6 pt-8 text-white md:p-9">
      <JarMark />
      <h2 id="punkty-tytul" className="relative flex flex-wrap items-end gap-x-3">
        <span className="text-[4rem] leading-14">{POINTS.activation}</span>
        <span className="text-h3">
          punktów AI
          <br />
          na start
        </span>
      </h2>
      <p className="relative mt-5 max-w-100">Cena każdej akcji stoi na przycisku. Jeśli coś się nie uda, punkty wracają na konto.</p>
      <div className="relative mt-5 flex flex-wrap gap-2.5">
        <ButtonLink to={paths.register} variant="outline" className="border-transparent!">
          Załóż konto
        </ButtonLink>
        <ButtonLink to={paths.login} variant="ghost" className="border-[1.5px] border-white/70 text-white! hover:bg-white/15!">
          Zaloguj się
        </ButtonLink>
      </div>
    </section>
  )
}

function JarMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className="absolute -top-3 -right-1 size-30 rotate-12 fill-white/20">
      <rect x="5" y="10" width="22" height="20" rx="6.5" />
      <rect x="7" y="2.5" width="18" height="6" rx="2.2" />
      <path
        d="M16 26.5V15.5M16 22.5c-4.2 0-5.7-2.5-5.9-5.6 3.6.1 5.9 1.9 5.9 5.6ZM16 19.5c4.2 0 5.7-2.3 5.9-5.2-3.6.1-5.9 1.7-5.9 5.2Z"
        className="fill-herb-fill stroke-herb-fill"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}
