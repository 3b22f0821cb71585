/** Article numbers, bar codes, list numbers and the underscored tax letter of tills that print it first. */
const AHEAD = /^(?:[^\p{L}\d]+|\d{4,14}[\s_:.-]+|\d{1,3}[.)]\s*(?=\p{L})|[A-G]_+(?=[\p{L}\d]))/u
/** Marks, leaders, bar codes, an old price, and the tax letter that some tills hang on the name ("-A", "1lC"). */
const BEHIND =
  /(?:(?<![^\p{L}\d%.)])[^\p{L}\d%.)]+|(?<!\.)\.{2,}|\s\.|\s\d{6,14}|\s\d{1,4}[.,]\d\d|(?:\s\d{1,2})?\s?(?<![\p{L}\d])[xX×*]|[-_][A-G]|(?<!witamina)\s(?:[(€©][\p{L}\d]?|[cCe])|(?<!witamina|\d)\sG|(?<=\d(?:g|G|ml|ML|l|L|kg|KG)|[a-ząćęłńóśźż])[A-D])$/u

/** The words of a line without what tills print around a name. */
export function cleanLabel(printed: string): string {
  let label = printed.trim()
  for (let before = ''; before !== label; ) {
    before = label
    label = label.replace(AHEAD, '').trimStart()
  }
  for (let before = ''; before !== label; ) {
    before = label
    label = label.replace(BEHIND, '').trimEnd()
  }
  // "450 G": the size as one word, or its unit looks like a tax letter.
  return label.replace(/\s+/g, ' ').replace(/(?<=\d) (?=(?:k?g|m?l|szt)(?!\p{L}))/giu, '')
}
