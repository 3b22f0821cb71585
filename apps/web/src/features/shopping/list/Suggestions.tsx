import { type ShoppingItem, suggestShoppingItems } from '@spizarka/contract/shopping'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { offlineCopies } from '../../../lib/storage/offline-copy.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { ActionChip } from '../../../ui/form/Chip.tsx'
import type { ListActions } from './use-list-actions.ts'

const COPY_NAME = 'shopping-suggestions'
const MAX_SHOWN = 8

/** What this user keeps buying and what ran out, a tap away; what is on the list is left out. */
export function Suggestions({ items, add }: { items: readonly ShoppingItem[]; add: ListActions['add'] }) {
  const { queryFn, ...query } = endpointQuery(suggestShoppingItems)
  const suggested = useQuery({
    ...query,
    queryFn: async (context) => {
      const answer = typeof queryFn === 'function' ? await queryFn(context) : []
      offlineCopies.save(COPY_NAME, answer, Date.now())
      return answer
    },
    placeholderData: () => offlineCopies.find(COPY_NAME, suggestShoppingItems)?.data,
  })
  const there = new Set(items.map(({ name }) => name.toLocaleLowerCase('pl')))
  const left = (suggested.data ?? offlineCopies.find(COPY_NAME, suggestShoppingItems)?.data ?? []).filter(
    ({ name }) => !there.has(name.toLocaleLowerCase('pl')),
  )
  if (left.length === 0) return null
  return (
    <section aria-label="Często kupujesz" className="-mt-2 flex flex-wrap gap-2">
      {left.slice(0, MAX_SHOWN).map(({ name, reason }) => (
        <ActionChip
          key={name}
          icon={<Plus aria-hidden className="size-4.5" />}
          onClick={() => toast.added(`Dopisano: ${name}`, add([name]))}
        >
          {name}
          {reason === 'ran_out' && <span className="text-small font-normal text-muted">skończyło się</span>}
        </ActionChip>
      ))}
    </section>
  )
}
