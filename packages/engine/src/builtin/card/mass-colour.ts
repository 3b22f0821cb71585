import type { DishKind } from '@spizarka/knowledge'

/** What a food makes of the soup, sauce or dough that it is cooked into. */
const COLOURS: readonly (readonly [ids: RegExp, colour: string])[] = [
  [/^burak|^botwin|^zakwas-bur/, '#9c2f58'],
  [/^pomidor|^passata|^koncentrat-pom/, '#d6502c'],
  [/^dyni|^batat/, '#ee9636'],
  [/^(?:soczewica-czerw|curry)/, '#e29a3c'],
  [/^(?:brokul|groszek|szpinak|szczaw|pesto|awokad)/, '#8fae55'],
  [/^(?:marchew|papryka-czerw)/, '#ec9a48'],
  [/^(?:pieczark|grzyb|borowik|podgrzyb)/, '#c9a57c'],
  [/^(?:czekolad|kakao)/, '#6b4028'],
  [/^(?:truskaw|malin|wisni)/, '#d96a80'],
  [/^(?:borowk|jagod|jezyn|sliw)/, '#8a6aa8'],
  [/^(?:wolow|mieso-miel|watrob)/, '#a9683c'],
  [/^kasza-gryc/, '#8b6236'],
  [/^(?:kasza-jagl|kuskus|kukurydz|polent|bulgur)/, '#efd27a'],
  [/^(?:kasza|peczak|komosa)/, '#d8b988'],
  [/^(?:ryz|kalafior|ziemniak)/, '#f6ecd2'],
  [/^(?:fasola-czarn|fasola-czerw)/, '#7a3f33'],
  [/^(?:hummus|ciecierz|tahini)/, '#e6cf9c'],
]

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
/** What keeps its own colour whatever is in it. */
const OWN_COLOUR: ReadonlySet<DishKind> = new Set([
  'fry',
  'pasta',
  'eggs',
  'pancakes',
  'dumplings',
  'sandwich',
  'salad',
  'bread',
  'porridge',
  'casserole',
])

/** What only some foods colour: a bowl of groats is the colour of the groats. */
const COLOURED_BY: Partial<Record<DishKind, RegExp>> = {
  grain: /^(?:ryz|kasza|kuskus|bulgur|peczak|komosa|polent|kukurydz)/,
  cake: /^(?:czekolad|kakao)/,
  // A handful of prunes or rice does not colour a pot.
  soup: /^(?!ryz|ziemniak|sliw|borowk|jagod)/,
  stew: /^(?!ryz|ziemniak|sliw|borowk|jagod|truskaw)/,
}

/** The colour of what fills the vessel, by the first food that makes one. */
export function massColour(kind: DishKind, foods: readonly string[]): string {
  if (OWN_COLOUR.has(kind)) return USUAL[kind]
  for (const food of foods) {
    const found = COLOURED_BY[kind]?.test(food) === false ? undefined : COLOURS.find(([ids]) => ids.test(food))
    if (found) return found[1]
  }
  return USUAL[kind]
}
