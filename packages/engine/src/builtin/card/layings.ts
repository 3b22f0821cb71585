import type { DishKind } from '@spizarka/knowledge'
import * as masses from './masses.ts'
import { VESSELS, type Vessel } from './vessels.ts'

/** How a kind of dish is laid: what it is served in, what fills that, and how its foods lie on it. */
export interface Laying {
  vessel: Vessel
  mass: masses.Mass
  /** How many pieces of food in all. */
  pieces: number
  /** Share of the vessel's room that they lie on. */
  spread: number
  /** Size of the pieces. */
  scale: number
  prop: 'spoon' | 'fork' | 'knife' | 'sprig'
}

export const LAYINGS: Readonly<Record<DishKind, Laying>> = {
  soup: { vessel: VESSELS.soupPlate, mass: masses.liquid, pieces: 17, spread: 0.74, scale: 0.9, prop: 'spoon' },
  stew: { vessel: VESSELS.pan, mass: masses.sauce, pieces: 22, spread: 0.8, scale: 1.15, prop: 'spoon' },
  roast: { vessel: VESSELS.tray, mass: masses.bare, pieces: 32, spread: 0.94, scale: 1.4, prop: 'sprig' },
  fry: { vessel: VESSELS.plate, mass: masses.cutlets, pieces: 11, spread: 0.82, scale: 0.95, prop: 'fork' },
  'stir-fry': { vessel: VESSELS.pan, mass: masses.bare, pieces: 34, spread: 0.86, scale: 1.15, prop: 'spoon' },
  pasta: { vessel: VESSELS.plate, mass: masses.strands, pieces: 18, spread: 0.66, scale: 0.95, prop: 'fork' },
  grain: { vessel: VESSELS.darkBowl, mass: masses.grains, pieces: 16, spread: 0.66, scale: 1, prop: 'spoon' },
  salad: { vessel: VESSELS.bowl, mass: masses.leaves, pieces: 24, spread: 0.76, scale: 1.05, prop: 'fork' },
  eggs: { vessel: VESSELS.pan, mass: masses.setEggs, pieces: 16, spread: 0.74, scale: 1.1, prop: 'fork' },
  pancakes: { vessel: VESSELS.plate, mass: masses.roundStack, pieces: 11, spread: 0.42, scale: 0.95, prop: 'fork' },
  dumplings: { vessel: VESSELS.plate, mass: masses.halfMoons, pieces: 12, spread: 0.8, scale: 0.75, prop: 'fork' },
  casserole: { vessel: VESSELS.tray, mass: masses.crust, pieces: 16, spread: 0.86, scale: 1.05, prop: 'sprig' },
  porridge: { vessel: VESSELS.bowl, mass: masses.liquid, pieces: 15, spread: 0.6, scale: 1.05, prop: 'spoon' },
  sandwich: { vessel: VESSELS.board, mass: masses.slices, pieces: 18, spread: 0.86, scale: 0.85, prop: 'knife' },
  spread: { vessel: VESSELS.bowl, mass: masses.sauce, pieces: 11, spread: 0.56, scale: 0.9, prop: 'knife' },
  bread: { vessel: VESSELS.board, mass: masses.loaf, pieces: 0, spread: 0.8, scale: 0.8, prop: 'knife' },
  cake: { vessel: VESSELS.plate, mass: masses.roundCake, pieces: 13, spread: 0.6, scale: 0.95, prop: 'fork' },
  dessert: { vessel: VESSELS.darkBowl, mass: masses.liquid, pieces: 13, spread: 0.58, scale: 1.1, prop: 'spoon' },
  drink: { vessel: VESSELS.glass, mass: masses.drink, pieces: 7, spread: 0.55, scale: 1, prop: 'sprig' },
  side: { vessel: VESSELS.plate, mass: masses.bare, pieces: 26, spread: 0.84, scale: 1.15, prop: 'fork' },
}
