import type { RecipeStep } from '@spizarka/contract/recipe-parts'
import { scaleAmount, tellAmount } from '@spizarka/culinary/units'
import { formatTimer } from './minutes.ts'

/** A stretch of a step's sentence: plain words, an amount, or a time that a timer can be set to. */
export type StepPart = { kind: 'text' | 'amount'; text: string } | { kind: 'time'; text: string; seconds: number }

/** Of "10–15 minut" the shorter, after which one looks. What comes again and again ("co 5 minut") is no time to wait, nor is a difference ("o 2 minuty krócej, niż podaje opakowanie"). */
const TIME =
  /(?<![\p{L}\d,–-])(?<!(?:co|każde)\s)(?:(?<number>\d{1,4}(?:,\d)?)(?:\s?[–-]\s?\d{1,4}(?:,\d)?)?\s?(?:(?<hours>godz(?:in[yę]?|\.)?)|(?<minutes>min(?:ut[yę]?|\.)?)|(?<seconds>sekund[yę]?|s))|(?<words>pół godziny|godzinę|kwadrans|minutę))(?![\p{L}\d])(?!\s(?:wcześniej|przed|krócej|dłużej))/giu
const SECONDS_OF_WORDS: Readonly<Record<string, number>> = { 'pół godziny': 1800, godzinę: 3600, kwadrans: 900, minutę: 60 }
const MAX_SECONDS = 24 * 3600

/** A step in parts; a timer that its words do not name is behind them. */
export function timedParts(step: RecipeStep, factor: number): StepPart[] {
  const { timer } = step
  const parts = stepParts(step, factor)
  if (!timer || parts.some(({ kind }) => kind === 'time')) return parts
  return [...parts, { kind: 'text', text: ' ' }, { kind: 'time', text: formatTimer(timer.seconds), seconds: timer.seconds }]
}

/** A step in parts for `factor` times the servings that the recipe states: each time is tappable, and each amount stands out. */
export function stepParts({ text, amounts = [] }: Pick<RecipeStep, 'text' | 'amounts'>, factor: number): StepPart[] {
  const parts: StepPart[] = []
  let at = 0
  for (const amount of amounts) {
    const stated = text.slice(amount.start, amount.end)
    const quantity = scaleAmount(amount.quantity, amount.measure, factor, amount.food_id)
    const scaled = quantity === amount.quantity ? stated : tellAmount({ ...amount, quantity, isBare: amount.bare }, stated)
    parts.push(...timesIn(text.slice(at, amount.start)), { kind: amount.bare && scaled === stated ? 'text' : 'amount', text: scaled })
    at = amount.end
  }
  return [...parts, ...timesIn(text.slice(at))].filter((part) => part.text !== '')
}

function timesIn(text: string): StepPart[] {
  const parts: StepPart[] = []
  let at = 0
  for (const { 0: match, index, groups = {} } of text.matchAll(TIME)) {
    const seconds = secondsOf(groups)
    if (seconds === 0 || seconds > MAX_SECONDS) continue
    parts.push({ kind: 'text', text: text.slice(at, index) }, { kind: 'time', text: match, seconds })
    at = index + match.length
  }
  return [...parts, { kind: 'text', text: text.slice(at) }]
}

function secondsOf({ number, hours, minutes, words }: Record<string, string | undefined>): number {
  if (words !== undefined) return SECONDS_OF_WORDS[words.toLocaleLowerCase('pl').replaceAll(/\s/gu, ' ')] ?? 0
  const value = Number((number ?? '0').replace(',', '.'))
  return Math.round(value * (hours !== undefined ? 3600 : minutes !== undefined ? 60 : 1))
}
