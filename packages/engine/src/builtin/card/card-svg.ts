import { type DishKind, findFoodById, type Look } from '@spizarka/knowledge'
import type { IllustrateRequest } from '../../actions.ts'
import { hueDistance, hueOf } from './colour.ts'
import { fillingColour } from './filling-colour.ts'
import * as fillings from './fillings.ts'
import { pickOne, type Random, seededRandom, shuffled } from './random.ts'
import { scatter, transform } from './scatter.ts'
import { SHAPES, type ShapeName } from './shapes.ts'
import { drawProp, VESSELS, type Vessel } from './tableware.ts'

/** How a kind of dish is arranged: what it is served in, what fills that, and how its foods lie on it. */
export interface Arrangement {
  vessel: Vessel
  filling: fillings.Filling
  /** How many pieces of food in all. */
  pieces: number
  /** Share of the vessel's room that they lie on. */
  spread: number
  /** Size of the pieces. */
  scale: number
  prop: 'spoon' | 'fork' | 'knife' | 'sprig'
}

export const ARRANGEMENTS: Readonly<Record<DishKind, Arrangement>> = {
  soup: { vessel: VESSELS.soupPlate, filling: fillings.liquid, pieces: 17, spread: 0.74, scale: 0.9, prop: 'spoon' },
  stew: { vessel: VESSELS.pan, filling: fillings.sauce, pieces: 22, spread: 0.8, scale: 1.15, prop: 'spoon' },
  roast: { vessel: VESSELS.tray, filling: fillings.noFilling, pieces: 32, spread: 0.94, scale: 1.4, prop: 'sprig' },
  fry: { vessel: VESSELS.plate, filling: fillings.cutlets, pieces: 11, spread: 0.82, scale: 0.95, prop: 'fork' },
  'stir-fry': { vessel: VESSELS.pan, filling: fillings.noFilling, pieces: 34, spread: 0.86, scale: 1.15, prop: 'spoon' },
  pasta: { vessel: VESSELS.plate, filling: fillings.strands, pieces: 18, spread: 0.66, scale: 0.95, prop: 'fork' },
  grain: { vessel: VESSELS.darkBowl, filling: fillings.grains, pieces: 16, spread: 0.66, scale: 1, prop: 'spoon' },
  salad: { vessel: VESSELS.bowl, filling: fillings.leaves, pieces: 24, spread: 0.76, scale: 1.05, prop: 'fork' },
  eggs: { vessel: VESSELS.pan, filling: fillings.setEggs, pieces: 16, spread: 0.74, scale: 1.1, prop: 'fork' },
  pancakes: { vessel: VESSELS.plate, filling: fillings.pancakeStack, pieces: 11, spread: 0.42, scale: 0.95, prop: 'fork' },
  dumplings: { vessel: VESSELS.plate, filling: fillings.dumplings, pieces: 12, spread: 0.8, scale: 0.75, prop: 'fork' },
  casserole: { vessel: VESSELS.tray, filling: fillings.crust, pieces: 16, spread: 0.86, scale: 1.05, prop: 'sprig' },
  porridge: { vessel: VESSELS.bowl, filling: fillings.liquid, pieces: 15, spread: 0.6, scale: 1.05, prop: 'spoon' },
  sandwich: { vessel: VESSELS.board, filling: fillings.slices, pieces: 18, spread: 0.86, scale: 0.85, prop: 'knife' },
  spread: { vessel: VESSELS.bowl, filling: fillings.sauce, pieces: 11, spread: 0.56, scale: 0.9, prop: 'knife' },
  bread: { vessel: VESSELS.board, filling: fillings.loaf, pieces: 0, spread: 0.8, scale: 0.8, prop: 'knife' },
  cake: { vessel: VESSELS.plate, filling: fillings.cake, pieces: 13, spread: 0.6, scale: 0.95, prop: 'fork' },
  dessert: { vessel: VESSELS.darkBowl, filling: fillings.liquid, pieces: 13, spread: 0.58, scale: 1.1, prop: 'spoon' },
  drink: { vessel: VESSELS.glass, filling: fillings.drink, pieces: 7, spread: 0.55, scale: 1, prop: 'sprig' },
  side: { vessel: VESSELS.plate, filling: fillings.noFilling, pieces: 26, spread: 0.84, scale: 1.15, prop: 'fork' },
}

/** A table and the cloth on it: one muted hue in three tints. */
export interface Background {
  table: string
  cloth: string
  stripe: string
}

const BACKGROUNDS: readonly [Background, ...Background[]] = [
  { table: '#e9a36c', cloth: '#f4c9a0', stripe: '#e08c56' },
  { table: '#a9bfae', cloth: '#cfdccf', stripe: '#86a38e' },
  { table: '#9dbccb', cloth: '#c6dae3', stripe: '#7ba2b5' },
  { table: '#d4b3c2', cloth: '#ecd9e1', stripe: '#bb8fa4' },
  { table: '#cbb893', cloth: '#e6dbc4', stripe: '#af9867' },
  { table: '#8fa9a0', cloth: '#bccdc5', stripe: '#73928a' },
  { table: '#b9b3d3', cloth: '#dcd8ec', stripe: '#978fbb' },
]

/** Degrees between hues below which food drowns on its table. */
const LEAST_HUE_DISTANCE = 55

/** A background whose hue is away from that of the food. */
export function backgroundFor(food: string, random: Random): Background {
  const [first, ...rest] = BACKGROUNDS.filter(({ table }) => hueDistance(hueOf(table), hueOf(food)) >= LEAST_HUE_DISTANCE)
  return first ? pickOne([first, ...rest], random) : (BACKGROUNDS[2] ?? BACKGROUNDS[0])
}

/** The size that a card is drawn in, 4 : 3. */
export const CARD_SIZE = { width: 400, height: 300 } as const

const MIDDLE = { x: 174, y: 150 }
const MOST_FOODS = 5
const HERB_SHARE = 0.25
const GARNISH: FoodLook = { shape: 'herb', light: '#6fae5c', dark: '#3f8048' }

/**
 * The drawing of a dish from above (SVG): flat shapes, a vessel left of the middle, a striped cloth on the right, one hard shadow, no
 * text. The background's hue is away from the food's. The same request draws the same.
 */
export function drawCardSvg({ kind, foods, seed }: Pick<IllustrateRequest, 'kind' | 'foods' | 'seed'>): string {
  const random = seededRandom(seed)
  const arrangement = ARRANGEMENTS[kind]
  const looks = looksOf(kind, foods)
  const colour = fillingColour(kind, foods)
  const background = backgroundFor(arrangement.pieces > 20 && looks[0] ? looks[0].dark : colour, random)
  const { vessel, filling } = arrangement
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" viewBox="0 0 ${CARD_SIZE.width} ${CARD_SIZE.height}">${drawBackground(background)}${drawProp(arrangement.prop)}${transform(MIDDLE.x, MIDDLE.y, vessel.drawing + filling(colour, vessel.radius, random) + drawPieces(looks, arrangement, random))}</svg>`
}

/** What is seen of a dish whose foods go into its dough or filling. */
const VISIBLE_SHAPES: Partial<Record<DishKind, readonly ShapeName[]>> = {
  dumplings: ['ring', 'herb', 'strip', 'dollop', 'mushroom', 'dot'],
  pancakes: ['dot', 'round', 'wedge', 'dollop', 'citrus', 'herb', 'nut', 'leaf', 'flake', 'cube'],
  cake: ['dot', 'round', 'wedge', 'dollop', 'citrus', 'nut', 'bean'],
}

/** The looks of the first foods that have one, each once; a sprig of green where there is none. */
function looksOf(kind: DishKind, foods: readonly string[]): FoodLook[] {
  const looks = new Map<string, FoodLook>()
  for (const food of foods) {
    const look = lookOf(food)
    if (look && looks.size < MOST_FOODS && (VISIBLE_SHAPES[kind]?.includes(look.shape) ?? true))
      looks.set(`${look.shape} ${look.light}`, look)
  }
  return looks.size === 0 ? [GARNISH] : [...looks.values()]
}

function drawPieces(looks: readonly FoodLook[], { vessel, pieces, spread, scale }: Arrangement, random: Random): string {
  const spots = scatter(pieces, vessel.radius * spread, random)
  const order = distributeLooks(looks, pieces, random)
  return spots
    .map(({ x, y, turn }, index) => {
      const look = order[index]
      return look ? transform(x, y * vessel.flatness, SHAPES[look.shape](look), turn, scale) : ''
    })
    .join('')
}

/** Who lies where: the foods in equal shares and mixed, of herbs a quarter. */
function distributeLooks(looks: readonly FoodLook[], pieces: number, random: Random): FoodLook[] {
  const herbs = looks.filter(({ shape }) => shape === 'herb')
  const others = looks.filter(({ shape }) => shape !== 'herb')
  const herbCount = herbs.length === 0 ? 0 : others.length === 0 ? pieces : Math.round(pieces * HERB_SHARE)
  return shuffled([...repeatInTurn(herbs, herbCount), ...repeatInTurn(others, pieces - herbCount)], random)
}

function repeatInTurn<Item>(items: readonly Item[], count: number): Item[] {
  return Array.from({ length: count }, (_, place) => items[place % items.length]).filter((item) => item !== undefined)
}

function drawBackground({ table, cloth, stripe }: Background): string {
  const stripes = [18, 30, 92, 104, 166, 178].map((x) => `<rect x="${262 + x}" y="-120" width="4.5" height="560" fill="${stripe}"/>`)
  return `<rect width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" fill="${table}"/><g transform="rotate(14 300 150)"><rect x="262" y="-120" width="240" height="560" fill="${cloth}"/>${stripes.join('')}</g>`
}

/** How pieces of a food look from above. */
export type FoodLook = NonNullable<Look['plate']>

/** The look of a food on a plate; null where none of it is seen. */
export function lookOf(foodId: string): FoodLook | null {
  return findFoodById(foodId)?.look?.plate ?? null
}
