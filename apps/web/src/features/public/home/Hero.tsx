import { POINTS } from '@spizarka/contract/limits'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { PhonePreview } from './PhonePreview.tsx'

export function Hero() {
  return (
    <section className="lace z-1 overflow-x-clip">
      <div className="mx-auto flex max-w-300 flex-col gap-14 px-4 pt-4 md:px-10 lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-center lg:gap-20 lg:pt-10">
        <div className="flex flex-col gap-5 lg:gap-6 lg:pb-12">
          <h1 className="text-display">
            Gotuj z&nbsp;tego, <br />
            co masz.
          </h1>
          <p className="max-w-120 text-lead text-muted lg:text-[1.25rem] lg:leading-[1.875rem]">
            Spiżarka wie, co stoi na Twoich półkach. Podpowie, co ugotować, zanim się zepsuje, i&nbsp;dopasuje to do Twojego zdrowia.
          </p>
          <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-4">
            <ButtonLink to={paths.register} size="lg" className="max-sm:w-full">
              Zacznij z&nbsp;{POINTS.activation} punktami AI
            </ButtonLink>
            <p className="text-small text-muted max-sm:text-center">
              Za darmo, bez karty. <br className="max-sm:hidden" />
              {POINTS.activation} punktów to 4–5 przepisów.
            </p>
          </div>
        </div>
        <PhonePreview />
      </div>
    </section>
  )
}
