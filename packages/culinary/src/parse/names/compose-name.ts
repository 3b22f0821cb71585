import { agree, looksLikeAdjective } from '../polish/decline-adjective.ts'
import { type Agreement, agreementOf } from '../polish/agreement.ts'
import type { Variant } from './lexicon.ts'
import type { Modifier } from './sort-leftovers.ts'

/** The longest name that the pantry takes (SPEC section 5). */
export const MAX_NAME = 50

/** What adjectives added to that name must agree with: its own adjectives show it, its head's ending otherwise. */
export function agreementOfVariant(variant: Variant): Agreement {
  const head = variant.words[variant.head]?.text ?? variant.text
  const shown = variant.words.find((word, place) => place !== variant.head && word.role === 'attribute' && looksLikeAdjective(word.text))
  const byHead = agreementOf(head)
  if (!shown) return byHead
  if (/a$/.test(shown.text)) return 'feminine'
  if (/[yi]$/.test(shown.text) && byHead !== 'plural') return 'masculine'
  if (/e$/.test(shown.text)) return byHead === 'neuter' ? 'neuter' : /[oeę]$/.test(head) && byHead !== 'plural' ? 'neuter' : 'plural'
  return byHead
}

/** The name of a food with the modifiers that make another product of it, in the nominative: adjectives, then labels, then phrases. */
export function composeName(base: string, agreement: Agreement, modifiers: readonly Modifier[]): string {
  const adjectives: string[] = []
  const tail: string[] = []
  for (const modifier of modifiers) {
    if (modifier.kind === 'adjective') adjectives.push(agree(modifier.text, agreement))
    else tail.push(modifier.text)
  }
  const cut = base.search(/ (?:w|we|bez|do|na|o|dla) | \d/)
  const front = cut < 0 ? base : base.slice(0, cut)
  const back = cut < 0 ? '' : base.slice(cut + 1)
  return clip([front, ...adjectives, back, ...tail].filter(Boolean).join(' '))
}

/** Cuts a name to what the pantry takes, at a word's end. */
export function clip(name: string): string {
  if (name.length <= MAX_NAME) return name
  const cut = name.slice(0, MAX_NAME + 1)
  const space = cut.lastIndexOf(' ')
  return (space > 10 ? cut.slice(0, space) : name.slice(0, MAX_NAME)).trim()
}
