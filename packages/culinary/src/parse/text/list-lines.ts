/** A number of a list, or a letter, with its mark: "2.", "b)", "3 -". */
const ENTRY = /(?<![\p{L}\d.,])(?:(\d{1,2}|[a-z])[.)](?=\s*\p{L}|\s+\d)|(\d{1,2})\s?[-:](?=\s*\p{L}|\s+\d))/gu
/** The number that a line opens with, and what stands behind it. */
const OPENING = /^[\s•]*(\d{1,2})(?:\s*[-:.)/]\s*|\s+)(?=\p{L}|\d)/u
/** Fewer lines that open with 1, 2 and so on, without a mark, are amounts that happen to rise. */
const MIN_BARE = 4
const MIN_MARKED = 2

/** The entries of a list that is numbered within one line ("1. mleko 2. chleb 3. jajka"), without their numbers; any other line whole. */
export function splitNumbered(line: string): string[] {
  const marks = [...line.matchAll(ENTRY)].map(({ 0: text, 1: pointed, 2: dashed, index }) => ({
    at: index,
    end: index + text.length,
    value: ordinalOf(pointed ?? dashed ?? ''),
  }))
  const first = marks.findIndex(({ value }) => value === 1)
  if (first < 0) return [line]
  const numbered = marks.slice(first).reduce<typeof marks>((run, mark) => (mark.value === run.length + 1 ? [...run, mark] : run), [])
  if (numbered.length < 2) return [line]
  const before = line.slice(0, numbered[0]?.at ?? 0)
  const entries = numbered.map(({ end }, place) => line.slice(end, numbered[place + 1]?.at ?? line.length))
  return before.trim() === '' ? entries : [before, ...entries]
}

function ordinalOf(mark: string): number {
  return /\d/.test(mark) ? Number(mark) : mark.charCodeAt(0) - 96
}

/** The lines of a list without the numbers that count them; numbers that do not count the lines are amounts and stay. */
export function withoutNumbering(lines: readonly string[]): string[] {
  const openings = lines.map((line) => OPENING.exec(line))
  const first = openings.findIndex((opening) => opening?.[1] === '1')
  const numbered = openings.slice(first)
  const counts = first >= 0 && first <= 1 && numbered.every((opening, place) => Number(opening?.[1]) === place + 1)
  const isMarked = numbered.every((opening) => /[-:.)/]/.test(opening?.[0] ?? ''))
  if (!counts || numbered.length < (isMarked ? MIN_MARKED : MIN_BARE)) return [...lines]
  return lines.map((line, place) => (place < first ? line : line.slice(openings[place]?.[0].length ?? 0)))
}

/** What a till prints for something weighed or counted: "0,845 x 5,99 5,06C", with or without its unit. */
const TILL_AMOUNT =
  /^\s*\d{1,3}(?:[.,]\d{1,3})?\s?(?:kg|szt\.?|op\.?)?\s?[x×*]\s?\d{1,4}[.,]\d{2}(?![\d%])(?:\s?=?\s?-?\d{1,4}[.,]\d{2}\s?[A-G]?)?\s*$/iu
/** Three decimals before a price are a weight in kilograms; where they are noughts the till counted pieces. */
const TILL_WEIGHT = /(?<![\d.,])(?:(?<=\p{L}\s{1,2})[Kk][Gg]\.?\s{1,2})?(\d{1,3})[.,](\d{3})(?=\s?[x×*]\s?\d{1,4}[.,]\d{2}(?!\d))/gu
/** "BANANY KG 0,734", "jabłka kg 1,5": the unit before its weight. Two decimals may be the price of a kilogram. */
const UNIT_BEFORE = /(?<=\p{L}\s{1,2})kg\.?\s{1,2}(\d{1,3}[.,]\d(?:\d{2})?)(?![\d.,%]|\s?(?:kg|dag|dkg|g|l|ml|szt|zł|zl|pln)(?!\p{L}))/giu

/** Lines of a till pasted as text: the amount printed under a product joins its line, and a weight without a unit is in kilograms. */
export function joinTillLines(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    if (before !== undefined && TILL_AMOUNT.test(line) && !/\d[.,]\d{3}/.test(before))
      joined[joined.length - 1] = `${before} ${line.trim()}`
    else joined.push(line)
  }
  return joined.map((line) =>
    line
      .replace(TILL_WEIGHT, (_, whole: string, decimals: string) => (decimals === '000' ? `${whole} szt` : `${whole},${decimals} kg`))
      .replace(UNIT_BEFORE, '$1 kg'),
  )
}
