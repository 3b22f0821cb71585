export interface LegalSection {
  title: string
  paragraphs: readonly string[]
  /** A table under the paragraphs; its first row is the head. */
  table?: readonly (readonly string[])[]
}

/** Keeps Polish one-letter words on the line of the word that follows. */
export function withHardSpaces(text: string): string {
  return text.replace(/(?<=^|[\s(„])([aiouwz])\s/gi, '$1\u00a0')
}
