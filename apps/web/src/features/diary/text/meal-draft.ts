import { drafts } from '../../../lib/storage/drafts.ts'

const NAME = 'meal-text'

/** The meal as told; it outlives its sending until it is in the diary, so that what could not be read can be said otherwise. */
export const mealDraft = {
  find: () => drafts.find(NAME) ?? '',
  save: (text: string) => drafts.save(NAME, text),
  forget: () => drafts.save(NAME, ''),
}
