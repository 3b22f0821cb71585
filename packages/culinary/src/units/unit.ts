/** The unit an amount is kept in: grams, millilitres or pieces. */
export type Unit = 'grams' | 'ml' | 'pieces'
