import { FOODS } from '@spizarka/knowledge'
import { type LetterModel, trainLetterModel } from './names/letter-model.ts'
import { buildLexicon, type Lexicon } from './names/lexicon.ts'

let lexicon: Lexicon | undefined
let letters: LetterModel | undefined

/** The lexicon of the project's food table; built once, on first use. */
export function kitchenLexicon(): Lexicon {
  lexicon ??= buildLexicon(FOODS)
  return lexicon
}

/** The letter model learnt from that lexicon; built once, on first use. */
export function kitchenLetters(): LetterModel {
  letters ??= trainLetterModel([...kitchenLexicon().forms.keys()].filter((form) => /^[a-z]{3,}$/.test(form)))
  return letters
}
