import { isAny, shapesOf, stems } from '../letters/alike.ts'
import type { PrintedLine } from '../lines/printed-line.ts'

/** `meals` are eaten there; in `other` shops food is a sideline, so that only what the food table knows is taken for food. */
export type KindOfShop = 'groceries' | 'meals' | 'other'

const MEALS = stems(
  'restauracj pizzeria pizzeri kebab bistro kawiarni cafe. coffee. sushi. burger burgerking mcdonald kfc. karczma gospoda jadlodajni kelner stolik pub. trattoria ristorante wynos. gastronom starbucks costa. lodziarni bufet stolowka',
)
const OTHER = stems(
  'apteka apteki aptek orlen. stacja. paliw benzyn petrol circle. shell. moya. amic. lotos. parking parkowanie. parkowania. bilet hotel fryzjer salon. kino. teatr. muzeum castorama leroy obi. ikea. media. rtv. agd. elektronik odziez obuwie ccc. reserved ksiegarni empik budowlan warsztat auto. taxi pralni faktura faktury',
)
const NEVER_GROCERIES = stems('parking parkowanie. parkowania. bilet taxi fryzjer hotel kino. teatr. muzeum')

/** Tells from a receipt's head, or a bill's words anywhere, what kind of place wrote it. */
export function kindOfShop(head: readonly PrintedLine[], all: readonly PrintedLine[]): KindOfShop {
  const shapes = head.flatMap(({ label }) => shapesOf(label))
  if (shapes.some((shape) => isAny(shape, MEALS))) return 'meals'
  const words = all.flatMap(({ label }) => shapesOf(label))
  if (words.some((shape) => isAny(shape, NEVER_GROCERIES))) return 'other'
  const isInvoice = words.some((shape) => isAny(shape, stems('faktura faktury'))) && !words.some((shape) => isAny(shape, stems('paragon')))
  return isInvoice || shapes.some((shape) => isAny(shape, OTHER)) ? 'other' : 'groceries'
}
