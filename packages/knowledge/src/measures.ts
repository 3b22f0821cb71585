import compiled from '../generated/measures.json' with { type: 'json' }

/** How household measures are written and divided; small, and without the rest of the knowledge: the web shows amounts too. */
export interface Measures {
  /** Forms behind a number, by nominative: two to four ("2 łyżki"), five and more ("5 łyżek"), and a part of one ("½ łyżki"). */
  forms: Readonly<Record<string, readonly string[]>>
  /** The same of what is served and eaten by, and recipes do not measure by. */
  served: Readonly<Record<string, readonly string[]>>
  /** Measures of which nobody takes a part. */
  whole: readonly string[]
  /** Measures too small for a half beside a whole one: a clove may be halved, two and a half are three. */
  neverHalved: readonly string[]
  /** Foods of which nobody takes a part of a piece. */
  wholeFoods: readonly string[]
}

export const MEASURES: Measures = compiled
