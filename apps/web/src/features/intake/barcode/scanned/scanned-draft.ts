import { drafts } from '../../../../lib/storage/drafts.ts'
import type { ScannedItem, ScannedItems } from './scanned-item.ts'

const DRAFT_NAME = 'scanned-products'
const SENT_DRAFT_NAME = 'scanned-products.sent'
const STATUSES = ['loading', 'found', 'not_recognized', 'api_error'] as const

/** The scanned list; it outlives its submission until it has been read, so that a failed one need not be scanned again. */
export const scannedDraft = {
  find: (): ScannedItem[] => {
    try {
      const stored: unknown = JSON.parse(drafts.find(DRAFT_NAME) ?? '[]')
      return Array.isArray(stored) ? stored.filter(isScannedItem) : []
    } catch {
      return []
    }
  },
  save: (items: ScannedItems): void => {
    drafts.save(DRAFT_NAME, items.length === 0 ? '' : JSON.stringify(items))
    // It is not the list that was sent any more.
    drafts.save(SENT_DRAFT_NAME, '')
  },
  markSent: (sessionId: string): void => drafts.save(SENT_DRAFT_NAME, sessionId),
  /** The session has been read: what was found has gone there, and the rest still waits for a decision. */
  forgetSent: (sessionId: string): void => {
    if (drafts.find(SENT_DRAFT_NAME) === sessionId) scannedDraft.save(scannedDraft.find().filter(({ status }) => status !== 'found'))
  },
}

// Another version of the app may have kept it in another shape.
function isScannedItem(stored: unknown): stored is ScannedItem {
  const item = stored as Partial<ScannedItem> | null
  return (
    typeof item?.gtin === 'string' &&
    typeof item.name === 'string' &&
    typeof item.unit === 'string' &&
    [item.editableQuantity, item.baseQuantity, item.scans].every((number) => typeof number === 'number') &&
    STATUSES.some((status) => status === item.status) &&
    [item.brands, item.source, item.attribution].every((text) => text === null || typeof text === 'string')
  )
}
