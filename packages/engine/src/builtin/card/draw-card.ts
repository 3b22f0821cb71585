import type { DishKind } from '@spizarka/knowledge'
import type { IllustrateRequest } from '../../actions/illustrate.ts'
import { type FoodLook, lookOf } from './food-look.ts'
import { type Ground, groundFor } from './grounds.ts'
import { LAYINGS, type Laying } from './layings.ts'
import { massColour } from './mass-colour.ts'
import { drawProp } from './props.ts'
import { type Random, randomOf, shuffled } from './random.ts'
import { at, scatter } from './scatter.ts'
import { SHAPES, type ShapeName } from './shapes.ts'

/** The size that a card is drawn in, 4 : 3. */
export const CARD = { width: 400, height: 300 } as const

const MIDDLE = { x: 174, y: 150 }
const MOST_FOODS = 5
const HERB_SHARE = 0.25
const GARNISH: FoodLook = { shape: 'herb', light: '#6fae5c', dark: '#3f8048' }

/**
 * The drawing of a dish from above (SVG): flat shapes, a vessel left of the middle, a striped cloth on the right, one hard shadow, no
 * text. The ground's hue is away from the food's. The same request draws the same.
 */
export function drawCard({ kind, foods, seed }: Pick<IllustrateRequest, 'kind' | 'foods' | 'seed'>): string {
  const random = randomOf(seed)
  const laying = LAYINGS[kind]
  const looks = looksOf(kind, foods)
  const colour = massColour(kind, foods)
  const ground = groundFor(laying.pieces > 20 && looks[0] ? looks[0].dark : colour, random)
  const { vessel, mass } = laying
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">${drawGround(ground)}${drawProp(laying.prop)}${at(MIDDLE.x, MIDDLE.y, vessel.drawing + mass(colour, vessel.radius, random) + drawPieces(looks, laying, random))}</svg>`
}

/** What is seen of a dish whose foods go into its dough or filling. */
const SEEN: Partial<Record<DishKind, readonly ShapeName[]>> = {
  dumplings: ['ring', 'herb', 'strip', 'dollop', 'mushroom', 'dot'],
  pancakes: ['dot', 'round', 'wedge', 'dollop', 'citrus', 'herb', 'nut', 'leaf', 'flake', 'cube'],
  cake: ['dot', 'round', 'wedge', 'dollop', 'citrus', 'nut', 'bean'],
}

/** The looks of the first foods that have one, each once; a sprig of green where there is none. */
function looksOf(kind: DishKind, foods: readonly string[]): FoodLook[] {
  const looks = new Map<string, FoodLook>()
  for (const food of foods) {
    const look = lookOf(food)
    if (look && looks.size < MOST_FOODS && (SEEN[kind]?.includes(look.shape) ?? true)) looks.set(`${look.shape} ${look.light}`, look)
  }
  return looks.size === 0 ? [GARNISH] : [...looks.values()]
}

function drawPieces(looks: readonly FoodLook[], { vessel, pieces, spread, scale }: Laying, random: Random): string {
  const spots = scatter(pieces, vessel.radius * spread, random)
  const order = shareOut(looks, pieces, random)
  return spots
    .map(({ x, y, turn }, index) => {
      const look = order[index]
      return look ? at(x, y * vessel.flatness, SHAPES[look.shape](look), turn, scale) : ''
    })
    .join('')
}

/** Who lies where: the foods in equal shares and mixed, of herbs a quarter. */
function shareOut(looks: readonly FoodLook[], pieces: number, random: Random): FoodLook[] {
  const herbs = looks.filter(({ shape }) => shape === 'herb')
  const others = looks.filter(({ shape }) => shape !== 'herb')
  const strewn = herbs.length === 0 ? 0 : others.length === 0 ? pieces : Math.round(pieces * HERB_SHARE)
  return shuffled([...inTurn(herbs, strewn), ...inTurn(others, pieces - strewn)], random)
}

function inTurn<Item>(items: readonly Item[], count: number): Item[] {
  return Array.from({ length: count }, (_, place) => items[place % items.length]).filter((item) => item !== undefined)
}

function drawGround({ table, cloth, stripe }: Ground): string {
  const stripes = [18, 30, 92, 104, 166, 178].map((x) => `<rect x="${262 + x}" y="-120" width="4.5" height="560" fill="${stripe}"/>`)
  return `<rect width="${CARD.width}" height="${CARD.height}" fill="${table}"/><g transform="rotate(14 300 150)"><rect x="262" y="-120" width="240" height="560" fill="${cloth}"/>${stripes.join('')}</g>`
}
