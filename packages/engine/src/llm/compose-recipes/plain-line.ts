const MARKUP = /<[^<>]*>|https?:\/\/\S+|[<>{}\\`*_#|]/gu
const PICTURES = /[\p{Extended_Pictographic}\p{Emoji_Component}](?<![\p{L}\p{N}])/gu
const UNSEEN = /[\p{C}]/gu

/** A model's words as one line of plain text: no markup, addresses, emoji or invisible signs; null where nothing, or too much, is left. */
export function plainLine(proposed: string, longest: number): string | null {
  const plain = proposed.replace(/\s+/gu, ' ').replace(MARKUP, ' ').replace(PICTURES, '').replace(UNSEEN, '').replace(/\s+/gu, ' ').trim()
  return plain === '' || plain.length > longest ? null : plain
}
