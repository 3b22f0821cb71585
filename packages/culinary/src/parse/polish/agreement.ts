import { FEMININE_NOUNS, MASCULINE_NOUNS, NEUTER_NOUNS, PLURAL_NOUNS } from '../words.ts'

/** What an adjective agrees with: the gender in the singular, one form for all in the plural (groceries are never virile). */
export type Agreement = 'masculine' | 'feminine' | 'neuter' | 'plural'

/** Gender and number of a Polish noun in the nominative, by its ending, with the irregular ones listed. */
export function agreementOf(noun: string): Agreement {
  if (PLURAL_NOUNS.has(noun)) return 'plural'
  if (FEMININE_NOUNS.has(noun)) return 'feminine'
  if (NEUTER_NOUNS.has(noun)) return 'neuter'
  if (MASCULINE_NOUNS.has(noun)) return 'masculine'
  switch (noun.at(-1)) {
    case 'a':
      return 'feminine'
    case 'o':
    case 'ę':
    case 'u':
      return 'neuter'
    case 'y':
    case 'i':
      return 'plural'
    case 'e':
      return /[nc]ie$/.test(noun) && !/(?:brukselcie)$/.test(noun) ? 'neuter' : 'plural'
    default:
      return /(?:ść|ew|źń|aść)$/.test(noun) ? 'feminine' : noun.endsWith('um') ? 'neuter' : 'masculine'
  }
}
