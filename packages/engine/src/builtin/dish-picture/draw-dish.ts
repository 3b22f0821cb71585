import { createHash } from 'node:crypto'
import { searchWords } from '@spizarka/culinary/recipes'
import { DISH_BASE_RULES, type DishBaseRule, type DishKind, findFoodById, isOneOf } from '@spizarka/knowledge'
import { compileWord } from '@spizarka/knowledge/word-patterns'
import type { IllustrateRequest } from '../../actions.ts'
import { BASES } from './bases/index.ts'
import { type Piece, pieceOf } from './pieces.ts'
import { friedEgg } from './pieces-larder.ts'
import { at, openSketch } from './sketch.ts'
import { drawCloth, drawCutlery, drawLamp, drawSideView, drawTable, pickTable } from './table.ts'
import { drawVessel } from './vessels.ts'

/** The size that a dish is drawn in, 4 : 3. */
export const VIEW = { width: 400, height: 300 } as const

const CENTRE = { x: 192, y: 152 }
/** More foods than these cannot be told apart on a plate. */
const MAX_FOODS = 5

/**
 * The drawing of a dish from above (SVG), one lamp at the upper left: table, cloth, vessel, the dish itself, light. Foods of the dish are
 * seen and none else, not for show either: who must not have a food reads a picture of it as a warning. The same request draws the same.
 */
export function drawDishSvg({ title, kind, foods, seed }: IllustrateRequest): string {
  const chosen = chooseBase(title, kind, foods)
  const base = BASES[chosen.base]
  const name = `d${createHash('sha256')
    .update(JSON.stringify([title, kind, foods, seed]))
    .digest('hex')
    .slice(0, 6)}`
  const sketch = openSketch(seed, name)
  const found = piecesOf(foods, base.showsEggs ?? false)
  const pieces = chosen.eggs === 'fried' ? found.map(withFriedEgg) : found
  const colour = chosen.colour ?? (base.ownColour ? null : massColour(kind, foods)) ?? base.colour
  const scene = { sketch, pieces, colour }
  const drawing =
    base.vessel === 'side'
      ? drawSideView(sketch, colour) + base.draw(scene)
      : drawTableFor(sketch, colour) +
        (base.cutlery ? drawCutlery(sketch, base.cutlery) : '') +
        at(CENTRE.x, CENTRE.y, 0, drawVessel(sketch, base.vessel) + base.draw(scene))
  const body = drawing + drawLamp(sketch)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${VIEW.width}" height="${VIEW.height}" viewBox="0 0 ${VIEW.width} ${VIEW.height}"><defs>${sketch.definitions()}</defs>${body}</svg>`
}

function drawTableFor(sketch: ReturnType<typeof openSketch>, colour: string): string {
  const table = pickTable(sketch, colour)
  return drawTable(sketch, table) + drawCloth(sketch, table)
}

/** What is seen of the first foods that are seen at all, each look once. */
export function piecesOf(foods: readonly string[], showsEggs: boolean): readonly Piece[] {
  const pieces = new Map<string, Piece>()
  for (const id of foods) {
    const plate = findFoodById(id)?.look?.plate
    if (plate && pieces.size < MAX_FOODS && (showsEggs || plate.shape !== 'egg'))
      pieces.set(`${plate.shape} ${plate.light}`, pieceOf(plate.shape, plate))
  }
  return [...pieces.values()]
}

/** The colour of its soup, sauce or dough, by the first food that makes one in dishes of the kind; null where none does. */
function massColour(kind: DishKind, foods: readonly string[]): string | null {
  for (const id of foods) {
    const mass = findFoodById(id)?.look?.mass
    if (mass?.kinds.includes(kind)) return mass.colour
  }
  return null
}

/** Larger than a half, and never in a ring of them. */
function withFriedEgg(piece: Piece): Piece {
  return piece.shape === 'egg' ? { ...piece, size: 0.72, share: 3, draw: friedEgg } : piece
}

const rules = DISH_BASE_RULES.map(({ phrases, ...rule }) => ({ ...rule, phrases: phrases?.map((words) => words.map(compileWord)) }))

/** How a dish is composed on the table, by its kind, the words of its title and its foods. */
export function chooseBase(title: string, kind: DishKind, foods: readonly string[]): Pick<DishBaseRule, 'base' | 'colour' | 'eggs'> {
  const words = searchWords(title)
  const fits = (phrase: readonly ((word: string) => boolean)[]): boolean =>
    words.some((_, start) => phrase.every((test, place) => test(words[start + place] ?? '')))
  const rule = rules.find(
    ({ kinds, phrases, withOneOf }) =>
      kinds.includes(kind) && (!phrases || phrases.some(fits)) && (!withOneOf || foods.some((food) => isOneOf(food, withOneOf))),
  )
  // Every kind has a rule without words and foods, which the compiler holds.
  return rule ?? { base: 'grain-bowl' }
}
