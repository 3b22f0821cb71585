/** What is longer is no line, whatever is in it. */
const MAX_LENGTH = 2000
const MARKS = /[<>{}\\`*_#|]/gu
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Component}](?<![\p{L}\p{N}])/gu
const INVISIBLE = /[\p{C}]/gu
const ADDRESSES = ['http://', 'https://', 'www.']

/** A model's words as one line of plain text: no markup, addresses, emoji or invisible signs; null where nothing, or too much, is left. */
export function plainLine(proposed: string, longest: number): string | null {
  if (proposed.length > MAX_LENGTH) return null
  const untagged = withoutTags(proposed).replace(MARKS, ' ').replace(EMOJI, '')
  const words = untagged.split(/\s/u).flatMap((word) => {
    const seen = word.replace(INVISIBLE, '')
    return seen === '' || ADDRESSES.some((start) => seen.toLowerCase().startsWith(start)) ? [] : seen
  })
  const plain = words.join(' ')
  return plain === '' || plain.length > longest ? null : plain
}

/** Tags are looked for, from each `<` to the next `>` before another `<`, and not matched: no text can make that long. */
function withoutTags(text: string): string {
  return text
    .split('<')
    .map((part, place) => {
      const end = place === 0 ? -1 : part.indexOf('>')
      return end < 0 ? part : part.slice(end + 1)
    })
    .join(' ')
}
