/** A document that people agree to, with every wording that it has had. */
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
