type Unit = 'g' | 'ml' | 'szt.'
interface Measure {
  unit: Unit
  /** How many g, ml or pieces one of it is. */
  size: number
}

const MAX_QUANTITY = 50_000

function named(names: string, unit: Unit, size: number): [string, Measure][] {
  return names.split(' ').map((name) => [name, { unit, size }])
}

const MEASURES: ReadonlyMap<string, Measure> = new Map([
  ...named('g gr gram grams gramy gramów grammes', 'g', 1),
  ...named('kg kilogram kilogramy', 'g', 1000),
  ...named('dag dkg deka', 'g', 10),
  ...named('mg', 'g', 0.001),
  ...named('oz', 'g', 28.349_523),
  ...named('lb lbs', 'g', 453.592_37),
  ...named('ml mililitr mililitry mililitrów', 'ml', 1),
  ...named('cl', 'ml', 10),
  ...named('dl', 'ml', 100),
  ...named('l ℓ litr litry litrów liter litre litres', 'ml', 1000),
  ...named('floz', 'ml', 29.573_53),
  ...named('szt sztuka sztuki sztuk pcs pieces pièces stück eggs jaj jaja jajek', 'szt.', 1),
])

const NUMBER = String.raw`\d{1,3}(?: \d{3})+(?!\d)|\d+(?:[.,]\d+)?`
const AMOUNT = new RegExp(
  String.raw`(?<![\d.,])(?<packs>(?:\d{1,3} ?x ?)*)(?<number>${NUMBER}) ?(?<word>fl\.? ?oz|[\p{L}ℓ]+)(?: ?x ?(?<times>\d{1,3})(?![\d.,%]))?`,
  'gu',
)

/**
 * The amount of a pack as one number and one unit: "6 x 125 g" is `750 g`, "1,5 L" is `1500 ml`, "10 sztuk" is `10 szt.`; the first
 * amount counts (a drained weight stands second). Null for what says no amount, or one that no pack has.
 */
export function readQuantity(text: string): string | null {
  const plain = text
    .toLowerCase()
    .replace(/[×*]/g, 'x')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
  for (const { groups = {} } of plain.matchAll(AMOUNT)) {
    const measure = MEASURES.get((groups['word'] ?? '').replace(/[. ]/g, ''))
    if (!measure) continue
    const number = readNumber(groups['number'] ?? '', measure)
    const packs = [...(groups['packs'] ?? '').matchAll(/\d+/g)].map(Number)
    return writeQuantity(
      [...packs, Number(groups['times'] ?? 1)].reduce((product, factor) => product * factor, number),
      measure,
    )
  }
  return null
}

/** An amount in a unit that the database itself has worked out; null when it is none. */
export function readMeasuredQuantity(amount: number, unit: string): string | null {
  const measure = MEASURES.get(unit.toLowerCase())
  return measure ? writeQuantity(amount, measure) : null
}

function readNumber(text: string, { size }: Measure): number {
  // Nobody sells a gram to the third decimal: "1.000 g" is a kilogram.
  const isThousands = size === 1 && /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)
  return Number(isThousands ? text.replace(/[.,]/, '') : text.replace(' ', '').replace(',', '.'))
}

function writeQuantity(amount: number, { unit, size }: Measure): string | null {
  const total = amount * size
  // Ounces and pounds come out as whole grams, as packs sold here would say.
  const rounded = Number.isInteger(size) || size < 1 ? Math.round(total * 1000) / 1000 : Math.round(total)
  return rounded > 0 && rounded <= MAX_QUANTITY ? `${rounded} ${unit}` : null
}
