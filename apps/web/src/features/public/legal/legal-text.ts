export interface LegalSection {
  title: string
  paragraphs: readonly string[]
  /** A table under the paragraphs; its first row is the head. */
  table?: readonly (readonly string[])[]
}
