import { inflectName } from './inflect-name.ts'

/** A name behind a word that takes the genitive, "bez wątróbki"; what cannot be declined stands as it is, "bez: flaki". */
export function beforeName(word: 'bez' | 'zamiast', name: string): string {
  const genitive = inflectName(name.toLocaleLowerCase('pl'))?.in('genitive')
  return genitive === undefined ? `${word}: ${name}` : `${word} ${genitive}`
}
