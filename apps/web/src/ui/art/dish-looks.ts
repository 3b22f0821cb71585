export type Vessel = 'plate' | 'bowl' | 'pan' | 'tray' | 'board' | 'glass'
export type BitShape = 'dot' | 'leaf' | 'cube' | 'strip'

export interface DishLook {
  vessel: Vessel
  /** Table and cloth: one muted hue away from the food's. */
  ground: string
  cloth: string
  stripe: string
  /** What fills the vessel. */
  food: string
  /** What lies on it: colour, shape, how many. */
  bits: readonly (readonly [colour: string, shape: BitShape, count: number])[]
}

const apricot = { ground: '#e9a36c', cloth: '#f4c9a0', stripe: '#d98545' }
const sage = { ground: '#a9bfae', cloth: '#cfdccf', stripe: '#86a38e' }
const mist = { ground: '#9dbccb', cloth: '#c6dae3', stripe: '#7ba2b5' }
const rose = { ground: '#d4b3c2', cloth: '#ecd9e1', stripe: '#bb8fa4' }
const sand = { ground: '#cbb893', cloth: '#e6dbc4', stripe: '#af9867' }

/** How a dish looks of which nothing is known but its kind. */
export const DISH_LOOKS = {
  soup: {
    ...mist,
    vessel: 'bowl',
    food: '#f09a3e',
    bits: [
      ['#fff3dc', 'dot', 7],
      ['#4f7a3c', 'leaf', 9],
    ],
  },
  stew: {
    ...apricot,
    vessel: 'pan',
    food: '#c9502b',
    bits: [
      ['#8a4a2a', 'cube', 12],
      ['#f0a33a', 'dot', 10],
      ['#5c9a4f', 'leaf', 7],
    ],
  },
  roast: {
    ...sage,
    vessel: 'tray',
    food: '#c9865a',
    bits: [
      ['#e2b25a', 'cube', 14],
      ['#a85a35', 'dot', 9],
      ['#3f7a42', 'leaf', 8],
    ],
  },
  fry: {
    ...sand,
    vessel: 'pan',
    food: '#4a423d',
    bits: [
      ['#d79a52', 'cube', 14],
      ['#b8743a', 'strip', 10],
      ['#5c9a4f', 'leaf', 7],
    ],
  },
  'stir-fry': {
    ...mist,
    vessel: 'pan',
    food: '#8a5a35',
    bits: [
      ['#d9482b', 'strip', 12],
      ['#8dbb6a', 'strip', 12],
      ['#ee8a33', 'cube', 8],
    ],
  },
  pasta: {
    ...sage,
    vessel: 'plate',
    food: '#f2d48a',
    bits: [
      ['#e8c06a', 'strip', 22],
      ['#d9482b', 'dot', 9],
      ['#4b8d4c', 'leaf', 7],
    ],
  },
  grain: {
    ...sand,
    vessel: 'bowl',
    food: '#b98a58',
    bits: [
      ['#8b6236', 'dot', 26],
      ['#f1e2cb', 'cube', 7],
      ['#4b8d4c', 'leaf', 7],
    ],
  },
  casserole: {
    ...sage,
    vessel: 'tray',
    food: '#f3d48d',
    bits: [
      ['#e0a94e', 'dot', 16],
      ['#fff7e4', 'dot', 9],
      ['#3f7a42', 'leaf', 7],
    ],
  },
  dumplings: {
    ...rose,
    vessel: 'plate',
    food: '#efe2cc',
    bits: [
      ['#fff6e4', 'dot', 11],
      ['#b8743a', 'cube', 9],
      ['#5c9a4f', 'leaf', 6],
    ],
  },
  pancakes: {
    ...sage,
    vessel: 'plate',
    food: '#dfa661',
    bits: [
      ['#b8743a', 'dot', 8],
      ['#b8284a', 'dot', 9],
      ['#fffdf6', 'dot', 6],
    ],
  },
  eggs: {
    ...mist,
    vessel: 'pan',
    food: '#fffaf0',
    bits: [
      ['#f4b73d', 'dot', 7],
      ['#4b8d4c', 'leaf', 9],
    ],
  },
  salad: {
    ...rose,
    vessel: 'bowl',
    food: '#86b365',
    bits: [
      ['#3f7a42', 'leaf', 16],
      ['#d9482b', 'dot', 8],
      ['#fffdf6', 'cube', 8],
    ],
  },
  side: {
    ...apricot,
    vessel: 'plate',
    food: '#d9b471',
    bits: [
      ['#f4d98f', 'dot', 12],
      ['#5c9a4f', 'leaf', 12],
    ],
  },
  porridge: {
    ...mist,
    vessel: 'bowl',
    food: '#f1e2c4',
    bits: [
      ['#7d4274', 'dot', 10],
      ['#c9965a', 'cube', 9],
    ],
  },
  sandwich: {
    ...sage,
    vessel: 'board',
    food: '#dfa661',
    bits: [
      ['#8dbb6a', 'leaf', 10],
      ['#d9482b', 'dot', 8],
      ['#fff6e4', 'cube', 6],
    ],
  },
  spread: {
    ...rose,
    vessel: 'bowl',
    food: '#e8d2a4',
    bits: [
      ['#c98a4a', 'dot', 8],
      ['#4b8d4c', 'leaf', 9],
    ],
  },
  bread: {
    ...mist,
    vessel: 'board',
    food: '#b8743a',
    bits: [
      ['#f1cb93', 'strip', 9],
      ['#fff6e4', 'dot', 9],
    ],
  },
  cake: {
    ...rose,
    vessel: 'plate',
    food: '#d79a52',
    bits: [
      ['#fffdf6', 'dot', 12],
      ['#a8324a', 'dot', 8],
    ],
  },
  dessert: {
    ...sand,
    vessel: 'bowl',
    food: '#fff6e4',
    bits: [
      ['#b8284a', 'dot', 9],
      ['#8a5a35', 'cube', 7],
      ['#5c9a4f', 'leaf', 5],
    ],
  },
  drink: {
    ...sand,
    vessel: 'glass',
    food: '#b8476a',
    bits: [
      ['#e9a0b8', 'dot', 8],
      ['#5c9a4f', 'leaf', 4],
    ],
  },
} as const satisfies Record<string, DishLook>

export type DishLookName = keyof typeof DISH_LOOKS
