import type { DishKind } from '@spizarka/knowledge'

/** Words that ask for a kind of dish, folded. */
interface KindWord {
  kind: DishKind
  word: RegExp
  /** It asks for some dishes of the kind alone, those that are called by it: "naleśniki" are no "placki". */
  isCalledSo?: true
}

export const KIND_WORDS: readonly KindWord[] = [
  { kind: 'soup', word: /^(?:zup|krem(?:u|em)?$)/ },
  { kind: 'soup', word: /^(?:rosol|krupnik|barszcz|zurek|kapusniak|grochowk|ogorkow|pomidorow)/, isCalledSo: true },
  { kind: 'stew', word: /^(?:duszon|potrawk)/ },
  { kind: 'stew', word: /^(?:gulasz|leczo)/, isCalledSo: true },
  { kind: 'pasta', word: /^(?:makaron|spaghetti|pasta$|past[ye]$)/ },
  { kind: 'grain', word: /^kasz/ },
  { kind: 'grain', word: /^(?:risott|pilaw)/, isCalledSo: true },
  { kind: 'salad', word: /^salat/ },
  { kind: 'salad', word: /^surow/, isCalledSo: true },
  { kind: 'eggs', word: /^(?:jajeczn|omlet|szakszuk)/, isCalledSo: true },
  { kind: 'pancakes', word: /^(?:nalesnik|plack|placu|racuch)/, isCalledSo: true },
  { kind: 'dumplings', word: /^(?:pierog|klusk|knedl|kopytk)/, isCalledSo: true },
  { kind: 'casserole', word: /^zapiekan/ },
  { kind: 'casserole', word: /^lasagn/, isCalledSo: true },
  { kind: 'porridge', word: /^owsiank/ },
  { kind: 'sandwich', word: /^kanap/ },
  { kind: 'sandwich', word: /^(?:tost|burger|tortill)/, isCalledSo: true },
  { kind: 'cake', word: /^ciast/ },
  { kind: 'dessert', word: /^deser/ },
  { kind: 'drink', word: /^napoj/ },
  { kind: 'drink', word: /^(?:koktajl|smoothie)/, isCalledSo: true },
  { kind: 'roast', word: /^piecz(?:en|on)/ },
]
/** Meals and dishes as such, which the food table has as ready meals: "coś na obiad" asks for none of them. */
const MEAL_WORDS = /^(?:obiad|sniadan|kolacj|dani[ae]|danie|posil|przekas|potraw|deser|jedzen)/

/** Whether a folded word speaks of a kind of dish or a meal: "zupa krem" is no cream of the pantry. */
export function namesDish(word: string): boolean {
  return MEAL_WORDS.test(word) || KIND_WORDS.some((kind) => kind.word.test(word))
}
