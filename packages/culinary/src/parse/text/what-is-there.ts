import { fold } from '../polish/fold.ts'

/** A clause, as lists have them; what stands between two of them is kept. */
const CLAUSE = /([,;\n]|[.!](?=\s|$)|\s(?=(?:ale|za\sto)\s))/i

/** More words than this are a sentence that says more than what is there. */
const LONGEST = 7

const SMALL = /^(?:to|wcale|zadnego|zadnej|juz|jeszcze|niestety|tez|tu|tam|i|a|ale|w|na|u|nas|ok|chyba)$/
const THERE = /^(?:jest|sa|mam|mamy)$/
/** "nie ma masła, jest margaryna"; who says "mam ryż" may be telling what to buy with it. */
const IS = /^(?:jest|sa)$/
const LEFT = /^(?:zostal[aoy]?|zostalo)$/
const SHELF = /^(?:lodow\p{L}*|zamraz\p{L}*|spizar\p{L}*|szaf\p{L}*|piwnic\p{L}*)$/u
/** "w domu jest ryż"; "mam w domu ryż" may be telling what to buy with it. */
const HOME = /^dom(?:u|ku)$/
const RAN_OUT = /^(?:s?konczyl(?:y|a|o)?|wyszl[aoy]|wyszedl)$/
const NOT_THERE = /^(?:ma|mam|mamy|widze|bylo|zostalo)$/
const LACKS = /^(?:brak|brakuje|braklo|zabraklo)$/
/** "kup mleko, bo nie ma": the clause asks for what is not there. */
const ASKS = /^(?:bo|kup|kupic|dokup|wez|trzeba|potrzeb\p{L}*|wiec|dopisz)$/u

/** "nie było masła, więc wzięłam margarynę": what was taken is there, and what it was taken for is not. */
const IN_ITS_PLACE =
  /(?<!\p{L})(?:nie\s+by[lł]o|(?:za)?brak[lł]o)\s[^,;.!\n\d]{2,40}[,\s]\s?(?:(?:wi[eę]c|to|i|a|dlatego)\s)?(?=(?:wzi[eęaą][lł]|kupi[lł])\p{L}*\s)/giu

/**
 * A list that tells of a thing that it is there tells of the stock: "masło jest, mleka nie ma" holds butter alone. What is not there is left
 * out then; where nothing is said to be there ("skończyło się mleko") it is what the list asks for, and stays.
 */
export function withoutAbsent(said: string): string {
  const text = said.replace(IN_ITS_PLACE, ' ')
  if (!/(?<!\p{L})(?:jest|są|sa|mam|mamy|został[aoy]?|zostal[aoy]?)(?!\p{L})/iu.test(text)) return text
  const parts = text.split(CLAUSE)
  const clauses = parts.map((part, place) => (place % 2 === 0 ? wordsOf(part) : []))
  const isContrasted = clauses.map((words, place) => isContrast(parts[place] ?? '', words, clauses.slice(0, place)))
  if (!clauses.some((words, place) => isContrasted[place] || saysThere(words))) return text
  const told = parts.map((part, place) => {
    if (saysAbsent(clauses[place] ?? [])) return ' '
    return isContrasted[place] ? part.replace(CONTRAST, ' ') : part
  })
  return told.join('')
}

function wordsOf(clause: string): string[] {
  return (fold(clause).match(/[\p{L}\d]+/gu) ?? []).filter((word) => !SMALL.test(word))
}

/** "masło jest": named first, and there; "w lodówce są jajka", "zostało pół cebuli": of what was looked at. */
function saysThere(words: readonly string[]): boolean {
  const isLookedAt = words.some((word) => SHELF.test(word)) && words.some((word) => THERE.test(word) || LEFT.test(word))
  const isAtHome = words.some((word) => HOME.test(word)) && words.some((word) => IS.test(word) || LEFT.test(word))
  if (isLookedAt || isAtHome || LEFT.test(words[0] ?? '') || IS.test(words[0] ?? '')) return true
  return words.length > 1 && words.length <= LONGEST && THERE.test(words.at(-1) ?? '') && words.at(-2) !== 'nie'
}

const CONTRAST = /^\s*(?:ale|za\sto)\s/i

/** "nie ma soli, za to mam pieprz", "nie mam masła, ale jest margaryna": what is there in place of what is not. */
function isContrast(clause: string, words: readonly string[], before: readonly string[][]): boolean {
  const said = before.findLast(({ length }) => length > 0) ?? []
  return CONTRAST.test(clause) && words.some((word) => THERE.test(word)) && saysAbsent(said)
}

function saysAbsent(words: readonly string[]): boolean {
  if (words.length < 2 || words.length > LONGEST || words.some((word) => ASKS.test(word))) return false
  const [first = '', second = ''] = words
  const last = words.at(-1) ?? ''
  const isNot = (words.at(-2) === 'nie' && NOT_THERE.test(last)) || (first === 'nie' && NOT_THERE.test(second))
  return (
    isNot || [first, last].some((word) => LACKS.test(word) || RAN_OUT.test(word)) || (RAN_OUT.test(words.at(-2) ?? '') && last === 'sie')
  )
}
