import { plural } from '@spizarka/contract/plural'
import type { Recipe } from '@spizarka/contract/recipes'
import { Steps } from './Steps.tsx'

/** How it is made, what it takes, and how long it keeps. */
export function Preparation({ recipe: { steps, equipment, keeps_days } }: { recipe: Recipe }) {
  return (
    <section aria-labelledby="przygotowanie" className="flex flex-col gap-4">
      <h2 id="przygotowanie" className="text-h3">
        Przygotowanie
      </h2>
      {equipment.length > 0 && <p className="text-small text-muted">Potrzebne: {equipment.join(', ')}.</p>}
      <Steps steps={steps} />
      {keeps_days > 0 && (
        <p className="text-small text-muted">
          W&nbsp;lodówce postoi {keeps_days}&nbsp;{plural(keeps_days, ['dzień', 'dni', 'dni'])}.
        </p>
      )}
    </section>
  )
}
