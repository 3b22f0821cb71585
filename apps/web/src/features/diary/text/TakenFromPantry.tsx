import { previewDeductions } from '@spizarka/contract/meal-texts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Refrigerator } from 'lucide-react'
import { call } from '../../../lib/api/call.ts'
import { useDebounced } from '../../../lib/hooks/use-debounced.ts'
import { formatAmount } from '../../../lib/text/format.ts'
import { Switch } from '../../../ui/form/Switch.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { correctedMeal } from './meal-review.ts'

const AFTER_TYPING_MS = 300

/** What confirming a meal as it is now would take out of the pantry; undefined until that is known. */
export function useDeductions(sessionId: string, corrected: ReturnType<typeof correctedMeal>) {
  const body = useDebounced(JSON.stringify(corrected), AFTER_TYPING_MS)
  const { data } = useQuery({
    queryKey: [previewDeductions.path, { sessionId }, body],
    queryFn: ({ signal }) => call(previewDeductions, { params: { sessionId }, body: JSON.parse(body) as typeof corrected, signal }),
    placeholderData: keepPreviousData,
    // What is in the pantry changes beside this screen.
    staleTime: 0,
  })
  return data?.deducted
}

interface TakenFromPantryProps {
  deducted: ReturnType<typeof useDeductions>
  takes: boolean
  onChange: (takes: boolean) => void
}

/** Whether what was eaten is taken out of the pantry, and what of it that would be; off where nothing of it is there. */
export function TakenFromPantry({ deducted, takes, onChange }: TakenFromPantryProps) {
  const isNone = deducted?.length === 0
  const list = deducted?.map(({ name, quantity, unit }) => `${name}\u00a0−${formatAmount(quantity, unit)}`).join(', ')
  return (
    <Card className="py-2!">
      <Switch
        on={takes}
        disabled={isNone}
        onChange={onChange}
        start={
          <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-tint-veg text-herb">
            <Refrigerator className="size-6" />
          </span>
        }
        help={isNone ? 'Nic z\u00a0tego nie stoi w\u00a0Twojej spiżarni.' : (list ?? 'Sprawdzamy, co jest w\u00a0spiżarni…')}
      >
        Odejmij ze spiżarni
      </Switch>
    </Card>
  )
}
