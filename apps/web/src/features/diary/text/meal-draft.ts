import { drafts } from '../../../lib/storage/drafts.ts'

const DRAFT_NAME = 'meal-text'

/** The meal as told; it outlives its sending until it is in the diary, so that what could not be read can be said otherwise. */
export const mealDraft = {
  find: () => drafts.find(DRAFT_NAME) ?? '',
  save: (text: string) => drafts.save(DRAFT_NAME, text),
  forget: () => drafts.save(DRAFT_NAME, ''),
}
