import { LIMITS } from '@spizarka/contract/limits'
import type { KeptStep } from './content.ts'

const TIME =
  /(?<![\d,.])(?:(?<number>\d{1,4}(?:[,.]\d)?)(?:\s*[-–]\s*\d+(?:[,.]\d)?)?|(?<half>pół))\s*(?:(?<hours>godz|h\b)|(?<minutes>min(?:ut\p{L}*)?\b))/iu

/**
 * The first time that a step names, worth a timer: of "10–15 minut" the shorter, after which one looks; null where it names none.
 * `number` is the step's own, counted from 1.
 */
export function timerInText(text: string, number: number): KeptStep['timer'] {
  const found = TIME.exec(text)?.groups
  if (!found) return null
  const amount = found['number'] === undefined ? 0.5 : Number(found['number'].replace(',', '.'))
  const minutes = found['hours'] === undefined ? amount : amount * 60
  const seconds = Math.round(minutes * 60)
  return seconds > 0 && minutes <= LIMITS.recipeMinutes ? { seconds, label: `Krok ${number}` } : null
}
