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

/** Softness of the stem decides the vowels: "czerwon-y", "słodk-i -iego -a", "tan-i -iego -ia". */
type Stem = { stem: string; kind: 'hard' | 'velar' | 'soft' }

/** Stems that a printed adjective form may have; more than one where the spelling leaves it open ("średnia"). */
function stemsOf(form: string): Stem[] {
  const ending = /(?:iego|iemu|ego|emu|ymi|imi|ych|ich|iej|ym|im|ej|ią|ia|ie|ą|a|e|y|i)$/.exec(form)?.[0]
  if (!ending) return []
  const stem = form.slice(0, -ending.length)
  if (stem.length < 2) return []
  if (/[kg]$/.test(stem)) return [{ stem, kind: 'velar' }]
  if (ending.startsWith('i')) return [{ stem, kind: 'soft' }]
  return [{ stem, kind: 'hard' }]
}

/** All forms of an adjective, from any one of them; all cases, genders and numbers. */
export function declineAdjective(form: string): Set<string> {
  const forms = new Set<string>([form])
  for (const { stem, kind } of stemsOf(form)) {
    const i = kind === 'hard' ? '' : 'i'
    const y = kind === 'hard' ? 'y' : 'i'
    const a = kind === 'soft' ? 'i' : ''
    for (const ending of ['ego', 'emu', 'ej', 'e']) forms.add(stem + i + ending)
    for (const ending of ['', 'm', 'ch', 'mi']) forms.add(stem + y + ending)
    for (const ending of ['a', 'ą']) forms.add(stem + a + ending)
  }
  return forms
}

/** The dictionary form (masculine singular) of an adjective: "czerwonej" → "czerwony", "słodka" → "słodki". */
export function adjectiveBase(form: string): string {
  const first = stemsOf(form)[0]
  if (!first) return form
  return first.stem + (first.kind === 'hard' ? 'y' : 'i')
}

/** The adjective in the nominative that goes with a head of that gender and number: "wędzony" + feminine → "wędzona". */
export function agree(base: string, agreement: Agreement): string {
  const first = stemsOf(base)[0]
  if (!first) return base
  const { stem, kind } = first
  switch (agreement) {
    case 'masculine':
      return stem + (kind === 'hard' ? 'y' : 'i')
    case 'feminine':
      return stem + (kind === 'soft' ? 'ia' : 'a')
    case 'neuter':
    case 'plural':
      return stem + (kind === 'hard' ? 'e' : 'ie')
  }
}

const ADJECTIVE_SHAPE =
  /(?:ow|n|sk|ck|zk|t|on|an|ał|on|ąc|ęt|yst|iw|aw|liw|dł|rł|ział|zł|ęc|cz|ni|sz|tk|dk|ł)(?:iego|iemu|ego|emu|ymi|imi|ych|ich|iej|ym|im|ej|ią|ia|ie|ą|a|e|y|i)$/

/** Whether an unknown word looks like an adjective by its ending ("jałowcowa", "podsuszanej"). */
export function looksLikeAdjective(word: string): boolean {
  return word.length >= 5 && ADJECTIVE_SHAPE.test(word)
}

/** Endings of past participles and comparatives in the dictionary form. */
const STATE = /.{3}(?:any|ony|ęty|arty|[iyu]ty|szy)$/

/** Whether an adjective in its dictionary form that no food is called by says what became of a thing, or how it compares ("połamany", "nieotwarty", "mniejszy"). */
export function tellsState(base: string): boolean {
  return STATE.test(base)
}
