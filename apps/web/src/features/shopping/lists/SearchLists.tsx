import { LIMITS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { useState } from 'react'
import type { ShownList } from '../../../lib/shopping/replica/shown-list.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { plainLetters } from '../../../lib/text/plain-letters.ts'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { CompletedRow, ListRow, Section } from './ListRows.tsx'

/** Finds a list by its name or by what is on it, among all that this phone keeps; without a network too. */
export function SearchLists({ lists, onLeave }: { lists: readonly ShownList[]; onLeave: () => void }) {
  const [search, setSearch] = useState('')
  const found = findLists(lists, search)
  return (
    <div className="flex flex-col gap-5">
      <SearchField
        label="Szukaj listy albo produktu"
        search={search}
        onSearch={setSearch}
        maxLength={LIMITS.shoppingListName}
        focused
        onLeave={onLeave}
      />
      {search !== '' && (
        <p role="status" className="text-muted">
          {found.length === 0
            ? 'Na żadnej z list tego nie ma.'
            : `${formatNumber(found.length)}\u00a0${plural(found.length, ['lista', 'listy', 'list'])}`}
        </p>
      )}
      {found.length > 0 && (
        <Section title="Znalezione">
          {found.map(({ about }) =>
            about.completed_at === null ? <ListRow key={about.id} list={about} /> : <CompletedRow key={about.id} list={about} />,
          )}
        </Section>
      )}
    </div>
  )
}

/** The lists whose name, or one of whose things, holds all words of a search; without Polish letters too. None for an empty search. */
export function findLists(lists: readonly ShownList[], search: string): ShownList[] {
  const words = plainLetters(search).split(/\s+/u).filter(Boolean)
  if (words.length === 0) return []
  const holds = (text: string) => {
    const plain = plainLetters(text)
    return words.every((word) => plain.includes(word))
  }
  return lists.filter(({ about, items }) => holds(about.name) || items.some(({ name }) => holds(name)))
}
