/** Endings of diminutives → endings of the words they belittle; several where the language leaves it open. */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(.{2,})ecz(k.{1,3})$/, ['$1$2', '$1ecz$2']],
  [/^(.{2,})uszk(.{1,3})$/, ['$1k$2', '$1$2']],
  [/^(.{3,})ci(?:k)(|a|i|ow|iem|u)$/, ['$1t$2', '$1t', '$1ty']],
  [/^(.{2,})dzi(?:k)(|a|i|ow|iem|u)$/, ['$1d', '$1dy']],
  [/^(.{3,})[iy]k(|a|i|ow|iem|u)$/, ['$1', '$1y', '$1i']],
  [/^(.{2,})[ie]?ek$/, ['$1', '$1y']],
  [/^(.{3,})k([aoeu]|ami|om|ach)$/, ['$1$2', '$1i$2', '$1y']],
  [/^(.{3,})ki$/, ['$1y', '$1i', '$1e', '$1a']],
]

/** Folded words that a folded diminutive may come from ("jogurcik" → "jogurt", "rybka" → "ryba"). */
export function undiminish(folded: string): string[] {
  return folded.length < 5
    ? []
    : ENDINGS.flatMap(([ending, words]) => (ending.test(folded) ? words.map((word) => folded.replace(ending, word)) : []))
}
