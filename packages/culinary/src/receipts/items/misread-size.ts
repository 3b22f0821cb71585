/** What OCR makes of a nought (dotted, slashed, narrow), by how often. */
const OF_NOUGHT: Readonly<Record<string, number>> = { '6': 3, '8': 3, '9': 3, '2': 4, '3': 4, '5': 5 }
/** On a receipt whose other noughts are misread, one more is no wonder. */
const BLURRED_NOUGHT = 1.5
/** Behind a misread nought, the next one. */
const NEXT_NOUGHT = 1
/** Other figures that look alike, printed and read. */
const ALIKE = new Set('56 58 38 83 68 86 17 71 27 14 41'.split(' '))
const OTHER_FIGURE = 5
/** A letter, plus or point before a size as a figure of it; a nought read as two figures. */
const GAINED_AHEAD: Readonly<Record<string, number>> = { '1': 3, '4': 3, '8': 3, '6': 3, '2': 4, '5': 4, '9': 4 }
const DOUBLED_NOUGHT = 3
const NOUGHTLIKE = /[0689]/

/** How unlikely it is that OCR reads one size as the other, figures alone; infinite where no usual misreading does. */
export function misreadingCost(read: string, printed: string, blurred: boolean): number {
  if (read.length === printed.length) return changedCost(read, printed, blurred)
  if (read.length !== printed.length + 1) return Number.POSITIVE_INFINITY
  return Math.min(
    ...Array.from(
      read,
      (gained, place) => gainedCost(read, gained, place) + changedCost(`${read.slice(0, place)}${read.slice(place + 1)}`, printed, blurred),
    ),
  )
}

function changedCost(read: string, printed: string, blurred: boolean): number {
  let cost = 0
  let noughts = 0
  for (const [place, meant] of Array.from(printed).entries()) {
    const figure = read[place] ?? ''
    if (figure === meant) continue
    const ofNought = meant === '0' ? OF_NOUGHT[figure] : undefined
    if (ofNought !== undefined) {
      cost += noughts > 0 ? NEXT_NOUGHT : blurred ? Math.min(ofNought, BLURRED_NOUGHT) : ofNought
      noughts += 1
    } else cost += ALIKE.has(meant + figure) ? OTHER_FIGURE : Number.POSITIVE_INFINITY
  }
  return cost
}

function gainedCost(read: string, gained: string, place: number): number {
  const beside = `${read[place - 1] ?? ''}${read[place + 1] ?? ''}`
  const doubled = NOUGHTLIKE.test(gained) && NOUGHTLIKE.test(beside) ? DOUBLED_NOUGHT : Number.POSITIVE_INFINITY
  return place === 0 ? Math.min(GAINED_AHEAD[gained] ?? Number.POSITIVE_INFINITY, doubled) : doubled
}
