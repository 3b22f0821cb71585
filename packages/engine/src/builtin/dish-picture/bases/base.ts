import type { Piece } from '../pieces.ts'
import type { Sketch } from '../sketch.ts'
import type { Cutlery } from '../table.ts'
import type { Vessel } from '../vessels.ts'

/** What a base is drawn from. */
export interface Scene {
  sketch: Sketch
  /** The foods that are seen, what there is most of first. */
  pieces: readonly Piece[]
  /** Of its soup, sauce, dough or crust. */
  colour: string
}

/** How a dish is composed on the table. */
export interface Base {
  /** `side`: it stands, and is seen from the side with its own table. */
  vessel: Vessel | 'side'
  cutlery?: Cutlery
  /** The colour of its mass where no food gives it one. */
  colour: string
  /** The dough, crust or sauce keeps that colour whatever is in it. */
  ownColour?: true
  /** Eggs are seen in it; elsewhere they went into the dough. */
  showsEggs?: true
  /** Draws it around the middle of the vessel. */
  draw(scene: Scene): string
}
