import { fold } from '../parse/polish/fold.ts'

/** The words of a Polish text without marks and endings, for telling apart what differs only in its cases; little words are left out. */
export function wordStems(text: string): string[] {
  return (text.match(/\p{L}+/gu) ?? [])
    .map(fold)
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, Math.max(3, word.length - 3)))
}
