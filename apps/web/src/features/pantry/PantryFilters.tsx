import type { PantryCategory } from '@spizarka/contract/pantry'
import { FilterChip } from '../../ui/Chip.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import type { PantrySummary } from './pantry-queries.ts'
import { countedShelves, shelfName } from './shelves.ts'
import type { PantryView } from './use-pantry-view.ts'

interface PantryFiltersProps {
  view: PantryView
  onChange: (change: Partial<PantryView>) => void
  summary: PantrySummary | undefined
}

/** Search, what is due, and the shelves. */
export function PantryFilters({ view, onChange, summary }: PantryFiltersProps) {
  const shelves: PantryCategory[] = [...countedShelves(summary).keys()]
  // The chosen shelf stays even when nothing is left on it: it is the way back.
  if (view.shelf && !shelves.includes(view.shelf)) shelves.push(view.shelf)
  return (
    <div className="flex flex-col gap-3">
      <SearchField label="Szukaj w spiżarni" search={view.search} maxLength={100} onSearch={(search) => onChange({ search })} />
      <div className="lg:max-w-110">
        <Segmented
          label="Pokaż"
          value={view.show}
          onChange={(show) => onChange({ show })}
          options={[
            { value: 'all', label: 'Wszystkie' },
            { value: 'soon', label: 'Wkrótce', count: summary && summary.use_soon - summary.expired, tone: 'soon' },
            { value: 'expired', label: 'Po terminie', count: summary?.expired, tone: 'late' },
          ]}
        />
      </div>
      {shelves.length > 1 && (
        <div
          role="group"
          aria-label="Półki"
          className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
        >
          <FilterChip on={view.shelf === null} onClick={() => onChange({ shelf: null })}>
            Wszystko
          </FilterChip>
          {shelves.map((shelf) => (
            <FilterChip key={shelf} on={view.shelf === shelf} onClick={() => onChange({ shelf: view.shelf === shelf ? null : shelf })}>
              {shelfName(shelf)}
            </FilterChip>
          ))}
        </div>
      )}
    </div>
  )
}
