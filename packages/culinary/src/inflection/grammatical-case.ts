/** The cases that a recipe puts its foods in; nobody calls out to a food, so there is no vocative. */
export const GRAMMATICAL_CASES = ['nominative', 'genitive', 'dative', 'accusative', 'instrumental', 'locative'] as const
export type GrammaticalCase = (typeof GRAMMATICAL_CASES)[number]

/** A word in every case, in one number. */
export type CaseForms = Readonly<Record<GrammaticalCase, string>>
