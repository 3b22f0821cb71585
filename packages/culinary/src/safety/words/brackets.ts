import { isDescription } from './alternatives.ts'
import { tokensOf } from './tokens.ts'

/** Brackets right behind the noun that the line begins with, an amount aside. */
const BEHIND_NOUN = /^(\s*(?:\d[\d.,/]*(?:\s*(?:g|kg|dag|ml|l|szt\.?|łyżk\p{L}*|szklank\p{L}*))?\s+)?\p{L}+)\s*\(([^(),;\d]*)\)/u

/** The line with what brackets say of its noun beside it: "mleko (owsiane)" is "mleko owsiane", "mąka (z ciecierzycy)" "mąka z ciecierzycy". */
export function withoutBrackets(line: string): string {
  const [whole, noun = '', said = ''] = BEHIND_NOUN.exec(line) ?? []
  if (whole === undefined) return line
  const words = tokensOf(said)
  const isMadeOf = /^ze?$/.test(words[0]?.folded ?? '') && words.length === 2
  const isKind = words.length === 1 && isDescription(words[0])
  return isMadeOf || isKind ? `${noun} ${said.trim()}${line.slice(whole.length)}` : line
}
