import type { ResponseOf } from '@spizarka/contract/endpoint'
import { listIntakeSessions, type readPendingItems } from '@spizarka/contract/intake'
import { listPointHistory } from '@spizarka/contract/points'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '../../lib/router/ScreenRoutes.tsx'
import { spendPoints } from '../../lib/session/session.ts'
import { DRAFTS, drafts } from '../../lib/storage/drafts.ts'

export type IntakeSource = ResponseOf<typeof readPendingItems>['source']

/** The state of the address that a submission leads to: the review knows what is being read before the server can say. */
export function submissionState(source: IntakeSource): { source: IntakeSource } {
  return { source }
}

/** What this address was opened with; undefined when it was found some other way. */
export function useSubmissionSource(): IntakeSource | undefined {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('source' in state)) return undefined
  return state.source === 'text' || state.source === 'receipt' || state.source === 'barcode' ? state.source : undefined
}

/** The list as typed; it outlives its submission until it has been read, so that what could not be read can be corrected. */
export const textDraft = {
  find: () => drafts.find(DRAFTS.intakeText) ?? '',
  save: (text: string) => drafts.save(DRAFTS.intakeText, text),
  forget: () => drafts.save(DRAFTS.intakeText, ''),
}

const INVALIDATED = [listIntakeSessions, listPointHistory]

/** What follows an accepted submission: its points are spent here as on the server, and lists that name it are out of date. */
export function useAfterSubmit(cost: number): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    spendPoints(cost)
    await Promise.all(INVALIDATED.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path], refetchType: 'none' })))
  }
}
