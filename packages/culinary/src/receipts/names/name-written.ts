import type { Food } from '@spizarka/knowledge'
import { clip } from '../../parse/names/compose-name.ts'
import type { Lexicon } from '../../parse/names/lexicon.ts'
import { fold } from '../../parse/polish/fold.ts'
import { readProduct } from '../../parse/read-product.ts'
import { freshSibling, isSpice } from '../../parse/spice-rules.ts'
import { type Token, tokenise } from '../../parse/text/tokens.ts'
import type { WrittenName } from './write-out.ts'

/** A product by its shelf-label name. */
interface NamedProduct {
  name: string
  food: Food | null
  isSpice: boolean
  sure: boolean
}

/** Fewer letters that were no food by themselves are junk of a scan ("No", "szt"). */
const LEAST_LETTERS = 4
/** Trust of a form from here on is a nominative's. */
const NOMINATIVE = 0.985

/** Names the one product that words in full say, as a typed line of groceries would be named. */
export function nameWritten(lexicon: Lexicon, { text, complete, variant, only }: WrittenName): NamedProduct {
  if (variant === null && text.length < LEAST_LETTERS) return { name: text, food: null, isSpice: false, sure: false }
  const tokens = tokenise(text).map(asWord)
  // Slips of fingers are no slips of a till: what it printed is a food's name or another thing ("KOPERTA" is no "koper").
  if (
    variant === null &&
    !tokens.some((token) => token.kind === 'word' && lexicon.forms.get(token.folded)?.some(({ trust }) => trust > NOMINATIVE) === true)
  )
    return { name: clip(text), food: null, isSpice: false, sure: false }
  const { resolved, draft } = readProduct(lexicon, tokens)
  // A brand or a name with a measure in it ("Chupa Chups", "pomidory gałązka") may be read as something else word by word.
  const wanted = only?.brand ?? null
  const settled =
    only !== null && (wanted === null ? resolved.food !== only.variant.food : fold(resolved.name) !== fold(wanted)) ? only : null
  const name = settled === null ? clip(resolved.name) : (settled.brand ?? settled.variant.food.name)
  // Words that make two products of a typed line ("ciastka markizy") are one on a receipt.
  const found = settled === null ? (resolved.food ?? (complete ? variant : null)?.food ?? null) : settled.variant.food
  const spice = isSpice(found, fold(name), resolved.modifiers, resolved.fresh, draft.containers)
  const food = found?.spice && !spice ? freshSibling(lexicon, found) : found
  return { name: withKind(name, food), food, isSpice: spice, sure: resolved.sure || settled !== null }
}

/** One product is read: an "i" joins its words ("pierogi z kapustą i grzybami"), never two products. */
function asWord(token: Token): Token {
  return token.kind === 'and' ? { kind: 'word', text: 'i', folded: 'i', unit: null, inParens: token.inParens } : token
}

/** "gouda w plastrach" is told with what it is: "ser gouda w plastrach". */
function withKind(name: string, food: Food | null): string {
  const kind = 'ser'
  return food?.name.startsWith(`${kind} żółty `) && !/\bser/u.test(name) ? clip(`${kind} ${name}`) : name
}
