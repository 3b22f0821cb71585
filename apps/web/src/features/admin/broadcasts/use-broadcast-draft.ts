import { useState } from 'react'
import { drafts } from '../../../lib/drafts.ts'

const TITLE = 'broadcast-title'
const MESSAGE = 'broadcast-message'

/** What has been written of a notice; a reload does not lose it. */
export function useBroadcastDraft() {
  const [draft, setDraft] = useState(() => ({ title: drafts.find(TITLE) ?? '', message: drafts.find(MESSAGE) ?? '' }))
  const change = (next: { title: string; message: string }) => {
    setDraft(next)
    drafts.save(TITLE, next.title)
    drafts.save(MESSAGE, next.message)
  }
  return { draft, change, clear: () => change({ title: '', message: '' }) }
}
