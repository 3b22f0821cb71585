import type { RecipeStep } from '@spizarka/knowledge'
import { mentions } from '../mentions.ts'
import { replaceWords } from '../replacement/replace-words.ts'

/** Of what was written to be fried in two turns, the part that one pan holds. */
const ONE_TURN = 0.55

const WHOLE: Readonly<Record<string, string>> = {
  kotletów: 'kotlety',
  kotlecików: 'kotleciki',
  krokietów: 'krokiety',
  placków: 'placki',
  placuszków: 'placuszki',
  naleśników: 'naleśniki',
  serc: 'serca',
  oleju: 'olej',
  oliwy: 'oliwę',
  masła: 'masło',
  'masła klarowanego': 'masło klarowane',
  smalcu: 'smalec',
}
const HALF = new RegExp(
  `połowę (reszty )?(${Object.keys(WHOLE)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})(?!\\p{L})`,
  'gu',
)
const FIRST = / pierwszą (?:turę|partię)(?:,)?/gu
const SECOND = /[Dd]rugą (?:turę|partię)|Drugą usmaż/u
/** What else a sentence about it may say has to stay. */
const MORE = /posyp|poda(?:j|waj)|odsącz|przełóż/u
/** A sentence, with the space that parts it from the one before. */
const SENTENCE = /[^.!?]+[.!?]*/gu

function withoutSecond(step: RecipeStep): RecipeStep {
  const without = replaceWords(step, SENTENCE, (sentence) => (SECOND.test(sentence) ? '' : sentence))
  return replaceWords(without, /^\s/u, () => '')
}

/** The steps of a dish for half as many: two cutlets are fried at once, in all the fat that there is. As they were where a third turn speaks of the rest. */
export function inOneTurn(steps: readonly RecipeStep[], factor: number): readonly RecipeStep[] {
  if (factor > ONE_TURN) return steps
  const at = steps.findIndex(({ text }) => SECOND.test(text))
  const sentences = steps[at]?.text.match(SENTENCE)?.filter((sentence) => SECOND.test(sentence)) ?? []
  if (sentences.length === 0 || sentences.some((sentence) => MORE.test(sentence))) return steps
  const first = Math.max(0, at - 1)
  const whole = steps.flatMap((step, place) => {
    if (place < first || place > at) return step
    const single = replaceWords(withoutSecond(step), FIRST, () => '')
    const told = replaceWords(single, HALF, (found, [rest, what = '']) => (rest ? `resztę ${what}` : (WHOLE[what] ?? found)))
    return told.text.trim() === '' ? [] : withUses(told, step)
  })
  return whole.some(({ text }) => /reszcie|pozostałym|pozostałej/u.test(text)) ? steps : whole
}

/** A step that no longer speaks of a food does not use it. */
export function withUses(told: RecipeStep, { text, uses }: RecipeStep): RecipeStep {
  if (!uses) return told
  return { ...told, uses: uses.filter((food) => mentions(told.text, food) || !mentions(text, food)) }
}
