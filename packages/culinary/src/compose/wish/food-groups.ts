import { FOODS, type Food } from '@spizarka/knowledge'

/** Words that mean many foods at once, folded; a bare "ser" or "kasza" is in the names of its foods already. */
const GROUPS: readonly { word: RegExp; has: (food: Food) => boolean }[] = [
  { word: /^ryb(?:a|y|e|ie|ami|ka|ki|ke)?$/, has: ({ origin, aisle }) => origin.includes('fish') && aisle !== 'ready-meals' },
  { word: /^mies(?:o|a|em|ny|ne|nego)$/, has: ({ origin, aisle }) => aisle === 'meat' && !origin.includes('plant') },
  { word: /^(?:drob|drobi\p{L}*)$/u, has: ({ origin, aisle }) => aisle === 'meat' && origin.includes('poultry') },
  { word: /^kurcza[kt]?\p{L}*$/u, has: ({ id, aisle }) => aisle === 'meat' && id.includes('kurcza') },
  { word: /^indyk\p{L}*$/u, has: ({ id, aisle }) => aisle === 'meat' && id.includes('indyk') },
  { word: /^warzyw\p{L}*$/u, has: ({ aisle }) => aisle === 'vegetables' },
  { word: /^owoc\p{L}*$/u, has: ({ aisle }) => aisle === 'fruit' },
]

/** Ids of the foods of a group that a folded word names: "rybą" is any fish. */
export function foodsOfGroup(word: string): string[] {
  return GROUPS.filter((group) => group.word.test(word)).flatMap(({ has }) => FOODS.filter(has).map(({ id }) => id))
}
