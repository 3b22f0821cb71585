/** A span of a text that its author marked. */
interface MarkedSpan {
  start: number
  end: number
  words: string
}

/** A sentence of a step without its marks, and what they say. */
export interface MarkedText {
  text: string
  /** `[farsz: mąka, jajka]`: what words speak of; `-` of no ingredient; `[: mąka]` what goes in without a word. */
  mentions: readonly (MarkedSpan & { foods: readonly string[] })[]
  /** `[8–10 minut: Ryż]`: what is worth a timer, and the name of it. */
  timers: readonly (MarkedSpan & { label: string; minutes: number })[]
  /** `{…}`: words that are one clause. */
  clauses: readonly MarkedSpan[]
  /** `` `5 min / 100°C / obr. 1` ``: what a multi-cooker is set to. */
  settings: readonly string[]
}

/** A mark that is not closed, or a bracket without a colon. */
export class MarkError extends Error {}

/** Reads the marks of a step; throws MarkError, in Polish. */
export function readMarks(marked: string): MarkedText {
  const read = { mentions: [], timers: [], clauses: [], settings: [] } as {
    -readonly [Part in Exclude<keyof MarkedText, 'text'>]: MarkedText[Part][number][]
  }
  let text = ''
  let clauseStart: number | null = null
  for (let at = 0; at < marked.length; at += 1) {
    const char = marked.charAt(at)
    if (char === '[' || char === '`') {
      const close = marked.indexOf(char === '[' ? ']' : '`', at + 1)
      if (close < 0) throw new MarkError(`znak „${char}” nie jest zamknięty`)
      const inside = marked.slice(at + 1, close)
      if (char === '`') read.settings.push(inside)
      else {
        const [words, said] = divide(inside)
        // What stands for no words stands behind a blank that goes with it.
        if (words === '') text = text.trimEnd()
        const span = { start: text.length, end: text.length + words.length, words }
        const minutes = minutesOf(words)
        if (minutes === null) read.mentions.push({ ...span, foods: said.split(/,\s+/).map((food) => food.trim()) })
        else read.timers.push({ ...span, minutes, label: said })
        text += words
      }
      at = close
    } else if (char === '{') {
      if (clauseStart !== null) throw new MarkError('znak „{” w innym „{”')
      clauseStart = text.length
    } else if (char === '}') {
      if (clauseStart === null) throw new MarkError('znak „}” bez „{”')
      read.clauses.push({ start: clauseStart, end: text.length, words: text.slice(clauseStart) })
      clauseStart = null
    } else if (char === ']') throw new MarkError('znak „]” bez „[”')
    else text += char
  }
  if (clauseStart !== null) throw new MarkError('znak „{” nie jest zamknięty')
  return { text: text.trimEnd(), ...read }
}

function divide(inside: string): [words: string, said: string] {
  const colon = inside.indexOf(':')
  const said = inside.slice(colon + 1).trim()
  if (colon < 0 || said === '') throw new MarkError(`„[${inside}]” nie mówi, o co chodzi`)
  return [inside.slice(0, colon).trim(), said]
}

/** Minutes that words name, the fewer of "8–10 minut"; null where they name no time. */
export function minutesOf(words: string): number | null {
  if (/^godzinę$/u.test(words)) return 60
  if (words === 'pół godziny') return 30
  const [, figure, unit] = /^(\d+(?:,\d+)?)(?:\s?–\s?\d+(?:,\d+)?)?\s(min|godz)\p{L}*$/u.exec(words) ?? []
  return figure === undefined ? null : Number(figure.replace(',', '.')) * (unit === 'godz' ? 60 : 1)
}

/** Where a text first names so many minutes: "8–10 minut" names eight, and its end ten. */
export function findMinutes(text: string, minutes: number): { start: number; end: number } | null {
  for (const [pattern, isEnd] of [
    [/(?<![\d,])\d+(?:,\d+)?(?:\s?–\s?\d+(?:,\d+)?)?\s(?:min|godz)\p{L}*|godzinę|pół godziny/gu, false],
    [/(?<=–\s?)\d+(?:,\d+)?\s(?:min|godz)\p{L}*/gu, true],
  ] as const)
    for (const { 0: words, index } of text.matchAll(pattern))
      if (minutesOf(words) === minutes && (isEnd || !/\d\s?–\s?$/.test(text.slice(0, index))))
        return { start: index, end: index + words.length }
  return null
}
