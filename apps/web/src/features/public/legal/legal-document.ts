/** A document that people agree to, with every wording that it has had or will have. */
export interface LegalDocument {
  path: string
  title: string
  description: string
  /** What it comes to, for whoever does not read on. */
  inShort: readonly string[]
  /** Newest first. */
  versions: readonly [LegalVersion, ...LegalVersion[]]
}

export interface LegalVersion {
  /** The day from which it holds, `YYYY-MM-DD`: consents are recorded with it. */
  day: string
  /** What is new in it, as everybody is told; null for the first. */
  change: string | null
  sections: readonly LegalSection[]
}

export interface LegalSection {
  /** Its anchor; a link to it must not break with the next wording. */
  id: string
  title: string
  paragraphs: readonly string[]
  /** A table under the paragraphs; its first row is the head. */
  table?: readonly (readonly string[])[]
}

/**
 * The sections of the next wording: those before, with some of them, by their ids, said again. A wording that people agreed to stays as it is, so a change is never made in the
 * one before. Throws where there is no such section.
 */
export function amend(
  before: readonly LegalSection[],
  changes: Readonly<Record<string, (section: LegalSection) => Partial<LegalSection>>>,
): readonly LegalSection[] {
  for (const id of Object.keys(changes)) if (!before.some((section) => section.id === id)) throw new Error(`there is no section ${id}`)
  return before.map((section) => ({ ...section, ...changes[section.id]?.(section) }))
}
