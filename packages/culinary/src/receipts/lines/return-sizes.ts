import { cleanLabel } from './clean-label.ts'
import { judgeLabel } from './judge-label.ts'
import { mendSize } from './mend-size.ts'
import type { PrintedLine } from './printed-line.ts'

/**
 * Gives names back the sizes that look like prices ("PIWO PUSZKA 0,51"): where a whole reckoning stands below a name, its price is
 * printed there.
 */
export function returnSizes(lines: readonly PrintedLine[]): PrintedLine[] {
  return lines.map((line, place) => {
    if (!isSizeAbove(line, lines[place + 1])) return line
    const label = cleanLabel(mendSize(line.text))
    return { ...line, label, kind: judgeLabel(label, true), figures: null }
  })
}

function isSizeAbove({ label, figures, text }: PrintedLine, below: PrintedLine | undefined): boolean {
  if (label === '' || figures === null || figures.quantity !== null || !/\d$/.test(text)) return false
  const reckoning = below?.label === '' ? below.figures : null
  if (!reckoning || reckoning.quantity === null || reckoning.value === null || reckoning.agrees !== true) return false
  return figures.value !== reckoning.value && figures.value !== reckoning.price
}
