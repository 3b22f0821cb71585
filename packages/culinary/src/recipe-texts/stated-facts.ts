import { fold } from '../parse/polish/fold.ts'
import { LONGEST_MINUTES, MOST_SERVINGS } from './written-recipe.ts'

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  jedna: 1,
  jednej: 1,
  jeden: 1,
  dwie: 2,
  dwoch: 2,
  dwoje: 2,
  dwojga: 2,
  trzy: 3,
  trzech: 3,
  cztery: 4,
  czterech: 4,
  piec: 5,
  pieciu: 5,
  szesc: 6,
  szesciu: 6,
  osiem: 8,
  osmiu: 8,
}
const COUNT = `(\\d{1,3}|${Object.keys(NUMBER_WORDS).join('|')})(?:\\s*(?:[-–/]|do|lub)\\s*\\d{1,3})?`
const SERVINGS = [
  new RegExp(`${COUNT}\\s+(?:duz\\w+ |mal\\w+ |sredni\\w+ |obfit\\w+ |solidn\\w+ )?(?:porcj|osob)`),
  new RegExp(`(?:porcj|osob)\\w*\\s*(?:[:–-]\\s*)?(?:ok\\.?\\s*)?${COUNT}`),
  /(?:na|dla) (dwojga)/,
]

/** How many a line says that the dish feeds ("na 4–6 osób" is 4, more than 12 is 12); null where it says nothing of it. */
export function servingsIn(line: string): number | null {
  const folded = fold(line)
  for (const pattern of SERVINGS) {
    const found = pattern.exec(folded)?.[1]
    const number = found === undefined ? 0 : (NUMBER_WORDS[found] ?? Number(found))
    if (number >= 1) return Math.min(MOST_SERVINGS, number)
  }
  return null
}

/** Minutes by what they are spent on; `total` also where a line does not say on what. */
export interface StatedTimes {
  active: number | null
  cooking: number | null
  total: number | null
}

const HOURS = String.raw`(?:(\d{1,2}(?:[.,]\d{1,2})?|pol|poltorej|jedna)\s*)?(?:godz(?:in\w*)?\b\.?|h\b)`
const MINUTES = String.raw`(\d{1,4})\s*(?:[-–]\s*(\d{1,4})\s*)?(?:min(?:ut\w*)?\b\.?|['′])`
const DURATION = new RegExp(`(?:${HOURS}(?:\\s*(?:(?:i|,)\\s*)?${MINUTES})?|${MINUTES})`, 'g')
const LABEL = /czas|przygotowani|gotowani|pieczeni|smazeni|duszeni|chlodzeni|wykonani|lacznie|razem|calkowit|realizacj|oczekiwani|wyrastani/
const COOKING = /\b(?:gotowani|pieczeni|smazeni|duszeni|chlodzeni|oczekiwani|wyrastani|obrobk)/

/** The times of a line that is about them ("Czas przygotowania: 20 min, pieczenie: 1 h"); of "30–40 min" the longer. Null for other lines. */
export function timesIn(line: string): StatedTimes | null {
  const folded = fold(line)
  const times: StatedTimes = { active: null, cooking: null, total: null }
  if (line.length > 120 || (!LABEL.test(folded) && !isBareTime(folded))) return null
  for (const clause of folded.split(/[+;|]|,(?!\s*\d)/)) {
    let end = 0
    for (const found of clause.matchAll(DURATION)) {
      const before = clause.slice(end, found.index)
      end = found.index + found[0].length
      // "20 min pieczenia" says it behind.
      const spent = spentOn(LABEL.test(before) ? before : clause.slice(end))
      const minutes = minutesOf(found)
      if (minutes >= 1 && minutes <= LONGEST_MINUTES) times[spent] = (spent === 'cooking' ? (times.cooking ?? 0) : 0) + minutes
    }
  }
  return times.active === null && times.cooking === null && times.total === null ? null : times
}

function spentOn(label: string): keyof StatedTimes {
  if (COOKING.test(label)) return 'cooking'
  return /przygotowani/.test(label) && !/calkowit|lacznie|razem/.test(label) ? 'active' : 'total'
}

/** Whether a line is a time and nothing else. */
function isBareTime(folded: string): boolean {
  return /^(?:ok\.?|okolo)?\s*\d/.test(folded) && folded.replace(DURATION, '').replace(/^(?:ok\.?|okolo)|[^a-z]/g, '') === ''
}

function minutesOf([, hours, besides, besidesTo, minutes, minutesTo]: RegExpMatchArray): number {
  const whole =
    hours === 'pol' ? 0.5 : hours === 'poltorej' ? 1.5 : hours === undefined || hours === 'jedna' ? 1 : Number(hours.replace(',', '.'))
  const own = Number(minutesTo ?? minutes ?? Number.NaN)
  return Math.round(Number.isNaN(own) ? whole * 60 + Number(besidesTo ?? besides ?? 0) : own)
}
