import { plural } from '@spizarka/contract/plural'
import { formatPointsInWords } from './format.ts'

/** 1 punkt jest zarezerwowany, 2 punkty są zarezerwowane, 6 punktów jest zarezerwowanych. */
export function describeReservedPoints(points: number): string {
  return `${formatPointsInWords(points)} ${plural(points, ['jest zarezerwowany', 'są zarezerwowane', 'jest zarezerwowanych'])}`
}
