import { useState } from 'react'
import { drafts } from '../../../lib/storage/drafts.ts'

/** What the user says of an item before it goes in; what is left out stays as it was read. */
export interface ItemEdit {
  quantity?: number
  /** Empty: none. */
  bestBefore?: string
  /** It does not go into the pantry. */
  left?: boolean
}

/** What was said on the way to the pantry and is not sent yet. */
export interface PutAwayDraft {
  edits: ReadonlyMap<string, ItemEdit>
  /** Ids of what was not bought and is struck off the list. */
  struck: ReadonlySet<string>
}

const nameOf = (sessionId: string) => `put-away.${sessionId}`

/** The unsaved decisions of a put-away review, kept in this tab until it is confirmed. */
export function usePutAwayDraft(sessionId: string) {
  const [draft, setDraft] = useState(() => find(sessionId))
  const keep = (next: PutAwayDraft) => {
    setDraft(next)
    drafts.save(nameOf(sessionId), JSON.stringify({ edits: [...next.edits], struck: [...next.struck] }))
  }
  return {
    draft,
    edit: (id: string, changed: ItemEdit) =>
      keep({ ...draft, edits: new Map(draft.edits).set(id, { ...draft.edits.get(id), ...changed }) }),
    strike: (ids: readonly string[], isStruck: boolean) =>
      keep({ ...draft, struck: new Set([...draft.struck].filter((each) => !ids.includes(each)).concat(isStruck ? ids : [])) }),
  }
}

/** It has been confirmed. */
export function forgetPutAwayDraft(sessionId: string): void {
  drafts.save(nameOf(sessionId), '')
}

function find(sessionId: string): PutAwayDraft {
  try {
    const stored: unknown = JSON.parse(drafts.find(nameOf(sessionId)) ?? '{}')
    const { edits, struck } = Object(stored) as { edits?: unknown; struck?: unknown }
    return {
      edits: new Map(Array.isArray(edits) ? edits.filter(isEdit) : []),
      struck: new Set(Array.isArray(struck) ? struck.filter((id) => typeof id === 'string') : []),
    }
  } catch {
    return { edits: new Map(), struck: new Set() }
  }
}

// Another version of the app may have kept it in another shape.
function isEdit(stored: unknown): stored is [string, ItemEdit] {
  if (!Array.isArray(stored)) return false
  const [id, edit] = stored as [unknown, Partial<Record<keyof ItemEdit, unknown>> | null]
  return (
    typeof id === 'string' &&
    ['number', 'undefined'].includes(typeof edit?.quantity) &&
    ['string', 'undefined'].includes(typeof edit?.bestBefore) &&
    ['boolean', 'undefined'].includes(typeof edit?.left)
  )
}
