import type { Failure, Score, Tally } from './score-set.ts'

/** F1 of counts; 1 where there was nothing to find and nothing was found. */
export function f1(right: number, wanted: number, given: number): number {
  return wanted + given === 0 ? 1 : (2 * right) / (wanted + given)
}

/** The figures of a score as a table, a class a column. */
export function reportScore({ classes, nothing }: Score): string {
  const entries = [...classes]
  const row = (title: string, figure: (tally: Tally) => string) =>
    `${title.padEnd(34)}${entries.map(([, tally]) => figure(tally).padStart(12)).join('')}`
  return [
    `${''.padEnd(34)}${entries.map(([name]) => name.padStart(12)).join('')}`,
    row('pictures (with an error)', ({ pictures, errors }) => `${pictures} (${errors})`),
    row('items, true and answered', ({ truthItems, answerItems }) => `${truthItems} ${answerItems}`),
    row('F1 by product', ({ matched, truthItems, answerItems }) => f1(matched, truthItems, answerItems).toFixed(3)),
    row('F1 letter by letter', ({ lettered, truthItems, answerItems }) => f1(lettered, truthItems, answerItems).toFixed(3)),
    row('amounts right of matched', ({ amountsRight, matched }) => share(amountsRight, matched)),
    row('prices right of matched', ({ pricesRight, matched }) => share(pricesRight, matched)),
    row('spice F1', ({ spices: { right, missed, wrong } }) => f1(right, right + missed, right + wrong).toFixed(3)),
    row('false items of no-item lines', ({ decoys, answerItems }) => share(sum(Object.values(decoys)), answerItems)),
    row(
      '  of which',
      ({ decoys }) =>
        Object.entries(decoys)
          .map(([kind, count]) => `${kind} ${count}`)
          .join(' ') || '-',
    ),
    row('total right', ({ totalsRight, pictures }) => share(totalsRight, pictures)),
    row('shop right', ({ shopsRight, pictures }) => share(shopsRight, pictures)),
    `no receipt: ${nothing.refused} of ${nothing.pictures} refused`,
  ].join('\n')
}

/** Every failure as a line, in the order of the pictures. */
export function listFailures(failures: readonly Failure[]): string {
  return failures
    .map(({ id, what, truth, answer, decoy }) => {
      const wanted = truth ? `${truth.product_name} ${amount(truth)} ${truth.price_grosze}` : ''
      const got = answer ? `${answer.product_name} ${amount(answer)} ${answer.price_grosze ?? ''} «${answer.source_line}»` : ''
      return [id, decoy ? `${what} ${decoy}` : what, wanted, got].filter(Boolean).join(' | ')
    })
    .join('\n')
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : (part / whole).toFixed(3)
}

function amount(item: { quantity_grams: number | null; quantity_ml: number | null; quantity_pieces: number | null }): string {
  const { quantity_grams: grams, quantity_ml: ml, quantity_pieces: pieces } = item
  return grams !== null ? `${grams} g` : ml !== null ? `${ml} ml` : pieces !== null ? `${pieces} szt.` : '-'
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
