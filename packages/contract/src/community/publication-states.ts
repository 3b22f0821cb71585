import { z } from 'zod'

/** Where a recipe stands that its author sent to the library, in the words of a screen. */
export const PUBLICATION_STATES = {
  draft: 'szkic',
  submitted: 'czeka',
  published: 'opublikowany',
  changes_requested: 'do poprawy',
  rejected: 'odrzucony',
  withdrawn: 'wycofany',
  removed: 'usunięty',
} as const
export type PublicationState = keyof typeof PUBLICATION_STATES
export const publicationStateSchema = z.enum(Object.keys(PUBLICATION_STATES) as [PublicationState, ...PublicationState[]])
