import { type DishKind, findFoodById } from '@spizarka/knowledge'

/** What a dish of the kind looks like where none of its foods colours it. */
const USUAL: Readonly<Record<DishKind, string>> = {
  soup: '#e8b455',
  stew: '#bf6a35',
  roast: '#9d6238',
  fry: '#d79a52',
  'stir-fry': '#8a5a35',
  pasta: '#eec873',
  grain: '#f6ecd2',
  salad: '#86b365',
  eggs: '#f7d774',
  pancakes: '#e3ad6b',
  dumplings: '#f7e3b4',
  casserole: '#f3d48d',
  porridge: '#f3e6c8',
  sandwich: '#f1cb93',
  spread: '#ead7ae',
  bread: '#c98a4c',
  cake: '#d79a52',
  dessert: '#fff3dc',
  drink: '#f0c46a',
  side: '#e9cf8f',
}
/** The colour of what fills the vessel, by the first food that makes one in dishes of the kind. */
export function fillingColour(kind: DishKind, foods: readonly string[]): string {
  for (const id of foods) {
    const filling = findFoodById(id)?.look?.mass
    if (filling?.kinds.includes(kind)) return filling.colour
  }
  return USUAL[kind]
}
