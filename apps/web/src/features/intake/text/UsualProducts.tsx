import { ActionChip } from '../../../ui/Chip.tsx'
import { missingFrom } from './list-lines.ts'

const USUAL = ['chleb', 'ser żółty', 'pomidory', 'masło', 'mleko', 'jajka', 'ziemniaki', 'makaron', 'jogurt naturalny', 'cebula']

/** What is on most lists, a tap away. */
export function UsualProducts({ text, onAdd }: { text: string; onAdd: (product: string) => void }) {
  const missing = missingFrom(text, USUAL)
  if (missing.length === 0) return null
  return (
    <ul
      role="list"
      aria-label="Częste produkty"
      className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0"
    >
      {missing.map((product) => (
        <li key={product}>
          <ActionChip onClick={() => onAdd(product)}>
            <span className="sr-only">Dopisz: </span>
            <span aria-hidden>+</span> {product}
          </ActionChip>
        </li>
      ))}
    </ul>
  )
}
