import { Banner } from '../../ui/Banner.tsx'
import { type Shortfall, shortfallWords } from './shortfall-words.ts'

/** Product by product, what could not be done as asked; nothing where all was. */
export function Shortfalls({ title, shortfalls }: { title: string; shortfalls: readonly Shortfall[] }) {
  if (shortfalls.length === 0) return null
  return (
    <Banner tone="soon" role="status" title={title}>
      <ul role="list" className="mt-1 flex flex-col gap-0.5">
        {shortfalls.map((shortfall) => (
          <li key={shortfall.product_id}>{shortfallWords(shortfall)}</li>
        ))}
      </ul>
    </Banner>
  )
}
