import type { PantryItem } from '@spizarka/contract/pantry'
import { LoadMore, type LoadMoreProps } from './LoadMore.tsx'
import type { PantrySummary } from './pantry-queries.ts'
import { ShelfSection } from './ShelfSection.tsx'
import { countedShelves, shelvesOf } from './shelves.ts'
import { useFolding } from './use-folding.ts'

interface ShelvesProps {
  rows: readonly PantryItem[]
  more: LoadMoreProps
  summary: PantrySummary | undefined
}

/** The whole pantry, shelf by shelf. Shelves whose pages are not loaded yet stand there with their counts and load when opened. */
export function Shelves({ rows, more, summary }: ShelvesProps) {
  // With all pages here the rows are newer than the counts.
  const shelves = shelvesOf(rows, more.load ? countedShelves(summary) : undefined)
  const { isOpen, toggle } = useFolding(shelves)
  return (
    <div className="flex flex-col gap-6">
      {shelves.map((shelf) => (
        <ShelfSection
          key={shelf.shelf}
          {...shelf}
          open={isOpen(shelf.shelf)}
          onToggle={() => toggle(shelf.shelf)}
          more={shelf.rows.length < shelf.count && <LoadMore {...more} />}
        />
      ))}
    </div>
  )
}
