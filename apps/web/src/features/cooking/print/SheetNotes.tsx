import { plural } from '@spizarka/contract/plural'
import type { Recipe } from '@spizarka/contract/recipes'

/** How long it keeps, what of it someone may have to avoid, and where it comes from. */
export function SheetNotes({ recipe: { keeps_days, safety, ingredients, source_url } }: { recipe: Recipe }) {
  const unchecked = new Set(
    safety.findings.flatMap(({ kind, ingredient }) =>
      kind === 'unchecked' && ingredient !== null ? (ingredients[ingredient]?.name ?? []) : [],
    ),
  )
  return (
    <footer className="mt-[1em] flex flex-col gap-[0.2em] border-t border-control pt-[0.6em] text-[0.85em]">
      {keeps_days > 0 && (
        <p>
          W&nbsp;lodówce postoi {keeps_days}&nbsp;{plural(keeps_days, ['dzień', 'dni', 'dni'])}.
        </p>
      )}
      <p>
        {safety.allergens.length > 0 && `Z\u00a0alergenów zawiera ${safety.allergens.join(', ')}. `}
        {unchecked.size > 0 && `Nie dało się sprawdzić: ${[...unchecked].join(', ')}; obejrzyj etykietę. `}
        To informacja, nie porada medyczna.
      </p>
      {source_url !== null && <p className="wrap-anywhere">{source_url}</p>}
      <p>Spiżarka – gotuj z&nbsp;tego, co masz.</p>
    </footer>
  )
}
