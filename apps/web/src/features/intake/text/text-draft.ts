import { drafts } from '../../../lib/storage/drafts.ts'

const NAME = 'text-intake'

/** The list as typed; it outlives its submission until it has been read, so that what could not be read can be corrected. */
export const textIntakeDraft = {
  find: () => drafts.find(NAME) ?? '',
  save: (text: string) => drafts.save(NAME, text),
  forget: () => drafts.save(NAME, ''),
}
