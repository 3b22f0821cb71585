import type { ScannedItems } from './scanned-item.ts'

const OPEN_FOOD_FACTS = 'https://world.openfoodfacts.org'

/** Whose data these are, where their licence asks for it to be said next to them. */
export function Attribution({ items }: { items: ScannedItems }) {
  const shown = items.filter((item) => item.attribution !== null)
  const [first] = shown
  if (!first) return null
  return (
    <p className="text-small text-muted">
      {first.source === 'open_food_facts' ? (
        <a href={OPEN_FOOD_FACTS} target="_blank" rel="noreferrer" className="underline underline-offset-3">
          {first.attribution}
        </a>
      ) : (
        first.attribution
      )}
    </p>
  )
}
