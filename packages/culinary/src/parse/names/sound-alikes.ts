/** What is written for the sound of what should have been written (both folded: ó is o, ż is z, ą is a), as people spell who write by ear. */
const BY_EAR: readonly (readonly [RegExp, string])[] = [
  [/om(?=[bp])/g, 'a'],
  [/on(?=[^aeiouyn])/g, 'a'],
  [/em(?=[bp])/g, 'e'],
  [/en(?=[^aeiouyn])/g, 'e'],
  [/om$/, 'a'],
  [/rz/g, 'z'],
  [/(?<!r)z/g, 'rz'],
  [/sz/g, 'rz'],
  [/ch/g, 'h'],
  [/(?<!c)h/g, 'ch'],
  [/u/g, 'o'],
  [/o/g, 'u'],
  [/f/g, 'w'],
  [/w/g, 'f'],
  [/v/g, 'w'],
  [/x/g, 'ks'],
  [/t$/, 'd'],
  [/d$/, 't'],
  [/p$/, 'b'],
  [/k$/, 'g'],
  [/(.)\1/g, '$1'],
  [/c(?=[aou])/g, 'k'],
  [/ji/g, 'i'],
  [/i(?=i)/g, 'j'],
]

/** Folded spellings that sound like the word typed, those one rule away before those two away; the word itself is none of them. */
export function soundAlikes(folded: string): string[] {
  const found = new Set<string>()
  const once = spellings(folded)
  for (const each of once) found.add(each)
  if (folded.length > 5 && folded.length < 16) for (const each of once) for (const twice of spellings(each)) found.add(twice)
  found.delete(folded)
  return [...found]
}

/** Each rule applied everywhere it fits, and at its first place alone. */
function spellings(word: string): string[] {
  const result: string[] = []
  for (const [written, meant] of BY_EAR) {
    const everywhere = word.replace(written, meant)
    if (everywhere === word) continue
    result.push(everywhere)
    const once = word.replace(new RegExp(written, ''), meant)
    if (once !== everywhere) result.push(once)
  }
  return result
}
