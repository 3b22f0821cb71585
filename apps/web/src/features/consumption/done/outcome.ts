import { confirmConsumption } from '@spizarka/contract/consumption'
import type { ResponseOf } from '@spizarka/contract/endpoint'
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import type { UndoneConsumption } from '../../../lib/recipes/use-undo-consumption.ts'

/** The result of a confirmed cooking, and of undoing it. */
export interface Outcome {
  confirmed: ResponseOf<typeof confirmConsumption>
  undone?: UndoneConsumption
}

const keyOf = (id: string) => [confirmConsumption.path, 'outcome', id]

export function keepOutcome(client: QueryClient, outcome: Outcome): void {
  client.setQueryData(keyOf(outcome.confirmed.id), outcome)
}

/** The result of a cooking that was confirmed in this tab; undefined after a reload. */
export function useOutcome(id: string): Outcome | undefined {
  return useQuery<Outcome>({ queryKey: keyOf(id), queryFn: skipToken, staleTime: Infinity }).data
}
