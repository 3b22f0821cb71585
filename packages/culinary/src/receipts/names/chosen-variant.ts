import type { Variant } from '../../parse/names/lexicon.ts'
import type { StumpReadings } from './read-stump.ts'

/** A name of a food that the stumps agree on, and which stump says which of its words. */
export interface ChosenVariant {
  variant: Variant
  /** Place of a stump → place of the variant's word. */
  used: ReadonlyMap<number, number>
  score: number
  /** How surely the surest of its words was read. */
  surest: number
}

/** A stump with what it may mean and what it counts where the chosen name leaves it over. */
export interface WeighedStump {
  readings: StumpReadings
  leftover: number
  /** The preposition printed before it. */
  preposition: string | null
  /** A brand was printed in its place. */
  isStandIn: boolean
}
