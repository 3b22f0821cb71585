import { FOODS, loadLexicon } from '@spizarka/knowledge'
import { type Lexicon, openLexicon } from './names/lexicon.ts'
import { type LetterModel, letterModel } from './names/word-like.ts'

let lexicon: Lexicon | undefined
let letters: LetterModel | undefined

/** The lexicon of all foods; opened once, on first use. */
export function kitchenLexicon(): Lexicon {
  lexicon ??= openLexicon(loadLexicon(), FOODS)
  return lexicon
}

/** The letter model learnt from that lexicon; made once, on first use. */
export function kitchenLetters(): LetterModel {
  letters ??= letterModel(kitchenLexicon().letterTriples)
  return letters
}
