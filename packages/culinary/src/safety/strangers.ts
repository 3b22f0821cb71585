import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { readUnit } from '../units/read-unit.ts'
import { phrasesWith } from './words/compile-phrases.ts'
import { claimOf } from './words/free-from.ts'
import type { LinePart } from './words/line-part.ts'
import { type Token, tokensOf } from './words/tokens.ts'

/** Nouns that say in what form a thing is and not what it is: what stands behind "z" is the food. */
const FORM =
  /^(?:mak[aieo]$|mace$|maczk|makaron|mus$|musu$|past[aeęy]?$|olej|krem|bialk|kasz|platk|mlek|mleczk|napoj|masl|kotlet|burger|pasztet|chleb|bulk|placek|plack|skrobi|sok$|soku$|proszek|proszk|syrop|ser$|sera$|jogurt|pesto|zup|sos$|sosu$|ciast|klusk|klusecz|pierog|farsz|galaret|konfitur|dzem|nasion|ziarn|ziaren|ekstrakt|wyciag|hydrolizat|izolat|koncentrat|lecytyn|lody|lodow|pulpet|granulat|otreb|kielk|wedlin|kielbas|parow)/
/** Where a thing comes from, what it is kept or cooked in, and what is beside it, none of which is a food. */
const CIRCUMSTANCE =
  /^(?:pusz|sloi|karton|butel|torb|torebk|wiader|kub|pudel|opakow|lodow|zamraz|piekarni|piec|grill|patelni|mikrofal|market|sklep|dyskont|biedron|lidl|auchan|targ|bazar|rynk|upraw|hodowl|wybieg|gospodar|ogrod|las|mlyn|region|polsk|wlasn|domow|ekolog|bio$|gor|czub|dodat|kawal|nut|poprzedn|wczora|dnia|dwoch|trzech|czter|calej|calego|jedn|pol|reszt|obniz|niek|wysok|pelnego|pelnych|roku|babci|mamy|cioci|sasiad|zapas|widok|serii|linii|gatunk|roznych|kilku|nasz|taki|tego|tej|najlepsz|dowoln|ulubion|prawdziw|zimn|ciepl|gorac|wierzch|srodk|doda|domieszk|natural)/
const LATIN = /(?:us|um|is|ae|iva|ata|ica|uca|osa|ina|ana|are|ense|enta|ula|ens|oides|olia|ifera)$/
const LATIN_GENUS = /(?:us|um|is|a|as|ys|on|ens|ex|e)$/
const SHORTEST = 4

/** Whether a part names something that nobody knows as what the thing is of ("mąka z fonio") or by its Latin name: never to be passed in silence. */
export function namesStranger({ text }: LinePart): boolean {
  const tokens = tokensOf(text)
  const isForm = tokens.some(({ folded }) => FORM.test(folded))
  return tokens.some((token, at) => {
    const next = tokens[at + 1]
    if (!next || !isStranger(next)) return false
    if (isForm && /^ze?$/.test(token.folded)) return !CIRCUMSTANCE.test(next.folded)
    return isStranger(token) && LATIN_GENUS.test(token.folded) && LATIN.test(next.folded)
  })
}

function isStranger({ text, folded }: Token): boolean {
  return (
    folded.length >= SHORTEST &&
    !kitchenLexicon().forms.has(folded) &&
    phrasesWith(folded).length === 0 &&
    claimOf(folded) === null &&
    readUnit(text) === null
  )
}
