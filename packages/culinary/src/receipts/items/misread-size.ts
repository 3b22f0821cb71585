/** What a size may have been printed as, and how seldom OCR reads it so. */
interface Printing {
  printed: string
  cost: number
}

/** What OCR makes of a nought (dotted, slashed, narrow). */
const OF_NOUGHT: Readonly<Record<string, number>> = { '6': 3, '8': 3, '9': 3, '2': 6, '3': 5, '5': 6 }
/** On a receipt whose other noughts are misread, one more is less of a wonder; and so is one behind another. */
const BLURRED = 0.5
const NEXT_NOUGHT = 0.4
/** A letter, plus or point before a size as a figure of it; a nought read as two figures. */
const GAINED_AHEAD: Readonly<Record<string, number>> = { '1': 3, '4': 3, '8': 3, '6': 3, '2': 4, '5': 4, '9': 4 }
const DOUBLED_NOUGHT = 3
const ONE_WHOLE = 3
const NOUGHTLIKE = /[0689]/
const MISREAD_NOUGHT = /[689]/

/** Every size that one usual misreading (of its noughts, of a sign before it or a nought as one figure too many) turns into the one read. */
export function printingsOf(read: string, blurred: boolean): Printing[] {
  const shorter = Array.from(read, (gained, place) => ({
    printed: `${read.slice(0, place)}${read.slice(place + 1)}`,
    cost: costOfGained(read, gained, place),
  }))
  const likely = shorter.filter(({ cost }) => Number.isFinite(cost))
  const changed = [{ printed: read, cost: 0 }, ...likely].flatMap(({ printed, cost }) =>
    withNoughts(printed, 1, blurred).map((each) => ({ ...each, cost: each.cost + cost })),
  )
  return [...likely, ...changed, ...oneWhole(read)].filter(({ printed }) => /^[1-9]/.test(printed))
}

/** One kilogram or litre read as "4l", "7kg". */
function oneWhole(read: string): Printing[] {
  return /^[47]000$/.test(read) ? [{ printed: '1000', cost: ONE_WHOLE }] : []
}

/** The size with one or more of its figures from a place on, but for the first, turned back to noughts. */
function withNoughts(read: string, from: number, blurred: boolean): Printing[] {
  const found: Printing[] = []
  for (let place = from; place < read.length; place++) {
    const cost = OF_NOUGHT[read[place] ?? '']
    if (cost === undefined) continue
    const one = { printed: `${read.slice(0, place)}0${read.slice(place + 1)}`, cost: blurred ? cost * BLURRED : cost }
    const more = withNoughts(one.printed, place + 1, blurred)
    found.push(one, ...more.map((next) => ({ ...next, cost: one.cost + next.cost * NEXT_NOUGHT })))
  }
  return found
}

function costOfGained(read: string, gained: string, place: number): number {
  const beside = `${read[place - 1] ?? ''}${read[place + 1] ?? ''}`
  const doubled = MISREAD_NOUGHT.test(gained) && NOUGHTLIKE.test(beside) ? DOUBLED_NOUGHT : Number.POSITIVE_INFINITY
  return place === 0 ? Math.min(GAINED_AHEAD[gained] ?? Number.POSITIVE_INFINITY, doubled) : doubled
}
