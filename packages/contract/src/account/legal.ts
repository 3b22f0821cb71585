/** A wording of a document, by the day (in Warsaw, `YYYY-MM-DD`) from which it holds. */
interface LegalVersion {
  day: string
  /** What is new in it, in a sentence or two that everybody is told; null for the first. */
  change: string | null
}

/**
 * What people agree to, each with its wordings, newest first. A new one begins here: whoever runs the app puts it in at least `NOTICE_DAYS` before its day, and everybody
 * is told of it the next morning.
 */
export const LEGAL_DOCUMENTS = {
  terms: { title: 'Regulamin', path: '/regulamin', versions: [{ day: '2025-09-11', change: null }] },
  privacy: { title: 'Polityka Prywatności', path: '/polityka-prywatnosci', versions: [{ day: '2025-09-11', change: null }] },
} as const satisfies Record<string, { title: string; path: string; versions: readonly [LegalVersion, ...LegalVersion[]] }>
export type LegalDocumentKey = keyof typeof LEGAL_DOCUMENTS

/** How long before its day a changed document is told of. */
export const NOTICE_DAYS = 14

export type LegalDocuments = Record<LegalDocumentKey, { title: string; path: string; versions: readonly LegalVersion[] }>
