import { LIMITS } from '@spizarka/contract/limits'
import { Stepper } from '../../../ui/Stepper.tsx'

/** For how many: the amounts below follow. */
export function ServingsRow({ servings, onChange }: { servings: number; onChange: (servings: number) => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="text-muted">Porcje</span>
      <Stepper label="porcje" value={servings} min={1} max={LIMITS.recipeServings} look="card" onChange={onChange} />
    </div>
  )
}
