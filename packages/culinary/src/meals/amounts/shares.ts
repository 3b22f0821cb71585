import { MEAL_WORDS } from '@spizarka/knowledge'
import { amountOf } from '../../ingredients/index.ts'
import { fold } from '../../parse/polish/fold.ts'
import {
  isMeasureBehind,
  numberOf,
  phrasesOf,
  sizeOf,
  standsAt,
  typedOf,
  type Word,
  withAmountInFront,
  withoutIntroduction,
  withoutWays,
  wordsOf,
} from '../meal-words.ts'

const SHARED = MEAL_WORDS.shared.flatMap(({ words, share }) => phrasesOf(words).map((phrase) => ({ phrase, share })))
const SHARE_OF: ReadonlySet<string> = new Set(MEAL_WORDS.told_share.of.map(fold))
const LEFT = MEAL_WORDS.told_share.left.map(fold)
const WHOLE = MEAL_WORDS.whole.map(fold)
/** Shares that are words: half a beer is half of one, and 0,5 of it is half a litre. */
const SPELLED: ReadonlyMap<number, string> = new Map([
  [0.5, 'pół'],
  [0.25, 'ćwierć'],
])

/** With the share of what was shared in front, and without whom it was shared with: "paczka chipsów na pół z bratem" is half a bag. */
export function withShareInFront(words: readonly Word[]): Word[] {
  for (let place = 1; place < words.length; place++) {
    const found = SHARED.find(({ phrase }) => standsAt(words, place, phrase))
    const next = words[place + (found?.phrase.length ?? 0)]
    // "jajko na pół twardo": what goes on about how is no share.
    if (!found || (next !== undefined && next.plain !== 'z' && next.plain !== 'ze')) continue
    const [first, ...others] = withAmountInFront(words.slice(0, place))
    const count = first ? numberOf(first) : null
    return [wordOf(String(rounded((count ?? 1) * found.share))), ...(first && count === null ? [first] : []), ...others]
  }
  return [...words]
}

/** "pączek" and "połowę oddałam mężowi", "spaghetti" and "zjadłem pół porcji": the first with the share of it that was eaten; null where the second says no share of it. */
export function withShareToldBehind(before: string, told: string): string | null {
  const share = shareTold(wordsOf(told))
  const [first, ...others] = withAmountInFront(withoutIntroduction(wordsOf(before)))
  if (share === null || !first) return null
  const count = numberOf(first)
  const weighed = count === null ? withShareOfWeight(wordsOf(before), share) : null
  if (weighed) return weighed
  const eaten = rounded((count ?? 1) * share)
  return typedOf([wordOf(SPELLED.get(eaten) ?? String(eaten).replace('.', ',')), ...(count === null ? [first] : []), ...others])
}

/** "jogurt 150 g": so much of the weight that was told; null where none was. */
function withShareOfWeight(words: readonly Word[], share: number): string | null {
  const told = wordsOf(typedOf(words).replace(/(?<=\d)(?=(?:g|ml)(?!\p{L}))/gu, ' '))
  const at = told.findIndex(
    ({ plain }, place) => /^\d{1,5}$/u.test(plain) && (told[place + 1]?.plain === 'g' || told[place + 1]?.plain === 'ml'),
  )
  const weight = told[at]
  return weight ? typedOf([...told.slice(0, at), wordOf(String(rounded(Number(weight.plain) * share))), ...told.slice(at + 1)]) : null
}

function shareTold(words: readonly Word[]): number | null {
  const told = withoutIntroduction(words)
  const at = told.findIndex((word) => (numberOf(word) ?? 1) < 1)
  const share = told[at] ? numberOf(told[at]) : null
  if (share === null) return null
  const isLeft = told.some(({ plain }) => LEFT.some((beginning) => plain.startsWith(beginning)))
  if (isLeft) return 1 - share
  const rest = withoutWays(told.slice(at)).slice(1)
  return at === 0 && rest.every(({ plain }) => SHARE_OF.has(plain)) ? share : null
}

/**
 * "pół jogurtu" and "400 g całość", "pół paczki chipsów" and "paczka 140 g": so much of the first as that is of the whole, in grams or millilitres. Null where the
 * second says no weight of a whole, or the first its own.
 */
export function withWeightOfWhole(before: string, told: string): string | null {
  const words = withoutIntroduction(wordsOf(told))
  const weighed = words.filter((word) => !isOfWhole(word) && sizeOf(word) === null)
  const amount = words.some(isOfWhole) ? amountOf(`${typedOf(weighed)} cukru`, null) : null
  const isWeight = amount?.measure === 'g' || amount?.measure === 'ml'
  // Nothing stands there but a number with its unit.
  if (!amount || !isWeight || weighed.length > 2 || !/^\d/u.test(weighed[0]?.plain ?? '')) return null
  const own = wordsOf(before)
  const counts = own.flatMap((word) => numberOf(word) ?? [])
  const name = own.filter((word) => numberOf(word) === null && sizeOf(word) === null && !isMeasureBehind(word))
  if (counts.length > 1 || name.length === 0) return null
  // "dwa filety, razem 300 g": of all that was counted.
  const isOfAll = words.some(({ plain }) => TOGETHER.has(plain)) && (counts[0] ?? 1) >= 1
  return `${rounded(amount.quantity * (isOfAll ? 1 : (counts[0] ?? 1)))} ${amount.measure} ${typedOf(name)}`
}

const TOGETHER: ReadonlySet<string> = new Set(['razem', 'lacznie'])

/** Whether a word says that a weight is that of a whole: "całość", or what all of it is packed in. */
export function isOfWhole({ plain }: Word): boolean {
  return WHOLE.some((beginning) => plain.startsWith(beginning))
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000
}

function wordOf(text: string): Word {
  return { typed: text, plain: fold(text) }
}
