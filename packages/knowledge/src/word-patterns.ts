/** Whether a folded word is meant by a pattern. */
export type WordTest = (folded: string) => boolean

const CASE_ENDINGS = new Set(
  ' a e o y i u om em ow ie ia iu im mi ym ami ach owi iem iom iami iach ze ej ego emu ich ych imi ymi mu'.split(' '),
)

/** One word of a phrase: `stem*` any ending, `stem~` the endings of cases, `*ending` any beginning, `a|b` either, anything else the word itself. */
export function compileWord(pattern: string): WordTest {
  const tests = pattern.split('|').map(compileAlternative)
  const [only] = tests
  return tests.length === 1 && only ? only : (word) => tests.some((test) => test(word))
}

function compileAlternative(pattern: string): WordTest {
  const stem = pattern.slice(0, -1)
  if (pattern.endsWith('*')) return (word) => word.startsWith(stem)
  if (pattern.endsWith('~')) return (word) => word.startsWith(stem) && CASE_ENDINGS.has(word.slice(stem.length))
  if (pattern.startsWith('*')) return (word) => word.length >= pattern.length && word.endsWith(pattern.slice(1))
  return (word) => word === pattern
}

/** Whether a word is meant by any of many patterns; looks words and beginnings up instead of trying one pattern after another. */
export function compileList(patterns: readonly string[]): WordTest {
  const words = new Set<string>()
  const prefixes = new Map<number, Set<string>>()
  const others: WordTest[] = []
  for (const pattern of patterns.flatMap((each) => each.split('|'))) {
    const prefix = pattern.slice(0, -1)
    if (pattern.endsWith('*')) prefixes.set(prefix.length, (prefixes.get(prefix.length) ?? new Set()).add(prefix))
    else if (pattern.endsWith('~') || pattern.startsWith('*')) others.push(compileAlternative(pattern))
    else words.add(pattern)
  }
  const byLength = [...prefixes]
  return (word) =>
    words.has(word) || byLength.some(([length, stems]) => stems.has(word.slice(0, length))) || others.some((test) => test(word))
}
