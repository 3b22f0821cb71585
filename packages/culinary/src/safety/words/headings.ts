import { readIngredient } from '../../ingredients/index.ts'
import { fold } from '../../parse/polish/fold.ts'

/** What the parts of a recipe are headed by; the foods of such a part stand behind its colon. */
const HEADING =
  /^(?:na |do )?(?:ciasto|ciasta|spod|kruszonka|kruszonke|farsz|nadzienie|sos|sosu|dressing|dip|polewa|polewe|lukier|krem|kremu|masa|mase|deser|zupa|salatka|surowka|marynata|marynate|zalewa|panierka|panierke|wierzch|posypka|posypke|dekoracja|dekoracji|podania|posypania|obsypania|smazenia|dodatki|dodatkowo|obiad|kolacja|sniadanie|przekaska|napoj|koktajl|potrzebne|skladniki|ewentualnie|opcjonalnie|zaprawa|zaczyn|rozczyn|warstwa)$/
/** Adjectives that say which part it is and no more. */
const WHICH =
  /^(?:dodatkow|kruch|drozdzow|polkruch|zwykl|domow|szybk|prost|glown|gorn|doln|pierwsz|drug|trzec|ciepl|zimn|jasn|ciemn|biszkoptow|parzon|ucieran|dietetyczn|fit)(?:y|a|e|i|ego|ej|ie|ia)?$/

/** The line without the heading that stands before its colon, where it names foods behind; a heading alone names none and is left empty. */
export function withoutHeading(line: string): string {
  const [, heading = '', listed = ''] = /^([^:,;(]+):(.*)$/su.exec(line) ?? []
  if (!isHeading(heading)) return line
  if (!/[\p{L}\d]/u.test(listed)) return ''
  const read = readIngredient(listed)
  return read.length > 0 && read.every(({ food }) => food !== null) ? listed.trim() : line
}

function isHeading(typed: string): boolean {
  const words = fold(typed).trim().split(/\s+/)
  const nouns = words.filter((word) => !WHICH.test(word))
  return HEADING.test(nouns.join(' '))
}
