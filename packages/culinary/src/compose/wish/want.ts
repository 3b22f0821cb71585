import type { DishKind, DishTag, EquipmentKey, Meal } from '@spizarka/knowledge'

/** One thing that a wish asks for; a dish meets it by any of what its words may mean. */
export interface Want {
  /** As typed. */
  words: string
  /** Ids. */
  foods: readonly string[]
  kinds: readonly DishKind[]
  /** Beginnings of words, folded, that the title has: with kinds those of a dish of such a kind, else of any. */
  called: readonly string[]
  tags: readonly DishTag[]
  /** What the asked kind of dish is made with. */
  tools: readonly EquipmentKey[]
  meal: Meal | null
  minutesAtMost: number | null
  /** Of a serving. */
  kcalAtMost: number | null
  /** Of a serving, as near as can be: "500 kcal", with no word of a limit. */
  kcalAbout: number | null
  /** Grams of a serving. */
  proteinAtLeast: number | null
  /** A pinch of it is not enough: "dużo sera". */
  isMuch?: true
  /** At most half a helping of it: "mało mięsa". */
  isLittle?: true
  /** It names all that the dish is made of, and no meat or fish: "makaron z warzywami". */
  isWhole?: true
  /** `called` are beginnings of titles. */
  isName?: true
  /** It is only like what was asked for, which is better: a stew where a goulash cannot be had. */
  isAlike?: true
  /** Whoever eats would not mind it: "może być ostre". */
  isWelcome?: true
  /** It asks for no such dish: "byle nie placki". */
  isRefused?: true
  /** No dish that does not meet it is served: "bez smażenia", "nie zupa". */
  isWall?: true
  /** Any of these will do: "naleśniki albo placki"; what they mean together stands in the fields above. */
  anyOf?: readonly Want[]
}

/** A wish in the user's own words, as far as it moves the choice; whatever else it says is no instruction to anybody. */
export interface Wish {
  wants: readonly Want[]
  /** Foods that must not be in it, as typed. */
  unwanted: readonly string[]
  /** What nobody understood, as typed. */
  unread: readonly string[]
}

export const NO_WISH: Wish = { wants: [], unwanted: [], unread: [] }

/** A want before anything is read into it. */
export const ASKS_NOTHING: Omit<Want, 'words'> = {
  foods: [],
  kinds: [],
  called: [],
  tags: [],
  tools: [],
  meal: null,
  minutesAtMost: null,
  kcalAtMost: null,
  kcalAbout: null,
  proteinAtLeast: null,
}

/** A word of the wish, and whether something ends before it. */
export interface Token {
  word: string
  folded: string
  opensClause: boolean
}

/** What was read from a place on; `length` words of it are used up. */
export interface Reading {
  length: number
  wants?: readonly Want[]
  unwanted?: readonly string[]
  isFiller?: true
  isAlternative?: true
}
