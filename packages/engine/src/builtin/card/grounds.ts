import { hueDistance, hueOf } from './colour.ts'
import { oneOf, type Random } from './random.ts'

/** A table and the cloth on it: one muted hue in three tints. */
export interface Ground {
  table: string
  cloth: string
  stripe: string
}

const GROUNDS: readonly [Ground, ...Ground[]] = [
  { table: '#e9a36c', cloth: '#f4c9a0', stripe: '#e08c56' },
  { table: '#a9bfae', cloth: '#cfdccf', stripe: '#86a38e' },
  { table: '#9dbccb', cloth: '#c6dae3', stripe: '#7ba2b5' },
  { table: '#d4b3c2', cloth: '#ecd9e1', stripe: '#bb8fa4' },
  { table: '#cbb893', cloth: '#e6dbc4', stripe: '#af9867' },
  { table: '#8fa9a0', cloth: '#bccdc5', stripe: '#73928a' },
  { table: '#b9b3d3', cloth: '#dcd8ec', stripe: '#978fbb' },
]

/** Degrees between hues below which food drowns on its table. */
const TOO_NEAR = 55

/** A ground whose hue is away from that of the food. */
export function groundFor(food: string, random: Random): Ground {
  const [first, ...rest] = GROUNDS.filter(({ table }) => hueDistance(hueOf(table), hueOf(food)) >= TOO_NEAR)
  return first ? oneOf([first, ...rest], random) : (GROUNDS[2] ?? GROUNDS[0])
}
