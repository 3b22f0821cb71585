import { productKey } from '@spizarka/culinary/matching'
import type { Answer, AnswerItem, PictureClass, Truth, TruthItem } from '../set-format.ts'

interface Match {
  truth: TruthItem
  answer: AnswerItem
}

interface Matching {
  matches: Match[]
  missed: TruthItem[]
  extra: AnswerItem[]
}

/** Whether an answer's name says the product of the truth. */
type SameName = (answer: string, truth: TruthItem) => boolean

/** The same product of the food table, under any of the names that a person may use. */
const sameProduct: SameName = (answer, { product_name, also }) => {
  const key = productKey(answer)
  return [product_name, ...also].some((name) => productKey(name) === key)
}

/** Letter by letter, capitals and spaces aside. */
const sameLetters: SameName = (answer, { product_name, also }) => {
  const plain = letters(answer)
  return [product_name, ...also].some((name) => letters(name) === plain)
}

/** Pairs each product with at most one answer; of several with its name, the one with its amount. */
function matchItems(truths: readonly TruthItem[], answers: readonly AnswerItem[], same: SameName): Matching {
  const extra = [...answers]
  const matches: Match[] = []
  const missed: TruthItem[] = []
  for (const truth of truths) {
    const candidates = extra.filter((answer) => same(answer.product_name, truth))
    const answer = candidates.find((candidate) => sameAmount(candidate, truth)) ?? candidates[0]
    if (!answer) {
      missed.push(truth)
      continue
    }
    extra.splice(extra.indexOf(answer), 1)
    matches.push({ truth, answer })
  }
  return { matches, missed, extra }
}

type Amounts = Pick<AnswerItem, 'quantity_grams' | 'quantity_ml' | 'quantity_pieces'>

/** Whether all three amounts are the same; a spice has none that counts. */
function sameAmount(answer: Amounts, truth: Amounts & { is_spice: boolean }): boolean {
  if (truth.is_spice) return true
  return (
    near(answer.quantity_grams, truth.quantity_grams) &&
    near(answer.quantity_ml, truth.quantity_ml) &&
    near(answer.quantity_pieces, truth.quantity_pieces)
  )
}

function near(one: number | null, other: number | null): boolean {
  return one === other || (one !== null && other !== null && Math.abs(one - other) < 0.5)
}

function letters(name: string): string {
  return name.toLowerCase().replace(/\s+/g, ' ').trim()
}

type DecoyKind = Truth['decoys'][number]['kind']

/** Below, two lines only share common pairs of letters. */
const MIN_LIKENESS = 0.6

/** The kind of printed line that was taken for this item; null for an item that is merely misread. */
function nameDecoy(answer: AnswerItem, decoys: Truth['decoys'], text: string): DecoyKind | null {
  const source = letterPairs(answer.source_line)
  const best = decoys
    .map((decoy) => ({ kind: decoy.kind, likeness: likeness(source, letterPairs(decoy.text)) }))
    .sort((a, b) => b.likeness - a.likeness)[0]
  if (!best || best.likeness < MIN_LIKENESS) return null
  // A cancelled product may be on the receipt a second time, bought.
  const elsewhere = text.split('\n').filter((line) => !decoys.some((decoy) => decoy.text === line.trim().replace(/\s+/g, ' ')))
  return elsewhere.some((line) => likeness(source, letterPairs(line)) > best.likeness) ? null : best.kind
}

/** Share of common pairs of letters (Dice), figures aside. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  const common = [...one].filter((pair) => other.has(pair)).length
  return (2 * common) / (one.size + other.size)
}

function letterPairs(text: string): ReadonlySet<string> {
  const onlyLetters = text.toLowerCase().replace(/[^\p{L}]+/gu, '')
  return new Set(Array.from({ length: Math.max(0, onlyLetters.length - 1) }, (_, at) => onlyLetters.slice(at, at + 2)))
}

/** Counts of a class; shares are taken of them at the end. */
export interface Tally {
  pictures: number
  truthItems: number
  answerItems: number
  /** Items whose name says the right product. */
  matched: number
  /** Items whose name is the right one letter by letter. */
  lettered: number
  amountsRight: number
  pricesRight: number
  spices: { right: number; missed: number; wrong: number }
  decoys: Partial<Record<DecoyKind, number>>
  totalsRight: number
  shopsRight: number
  errors: number
}

/** One item that went wrong, for people to read. */
export interface Failure {
  id: string
  what: 'missed' | 'extra' | 'amount' | 'price'
  truth: TruthItem | null
  answer: AnswerItem | null
  decoy: DecoyKind | null
}

export interface Score {
  classes: Map<PictureClass, Tally>
  failures: Failure[]
  /** Pictures that are no readable grocery receipt, and how many of them gave an error or nothing. */
  nothing: { pictures: number; refused: number }
}

/** Holds answers against what the pictures show; a picture without an answer is one with an error. */
export function scoreSet(truths: readonly Truth[], answers: readonly Answer[]): Score {
  const byId = new Map(answers.map((answer) => [answer.id, answer]))
  const score: Score = { classes: new Map(), failures: [], nothing: { pictures: 0, refused: 0 } }
  for (const truth of truths) {
    const answer = byId.get(truth.id)
    if (truth.class === 'nothing') {
      score.nothing.pictures += 1
      if (!answer || answer.items.length === 0) score.nothing.refused += 1
      continue
    }
    const tally = score.classes.get(truth.class) ?? emptyTally()
    score.classes.set(truth.class, tally)
    score.failures.push(...scorePicture(tally, truth, answer))
  }
  return score
}

function scorePicture(tally: Tally, truth: Truth, answer: Answer | undefined): Failure[] {
  const items = answer?.items ?? []
  const { matches, missed, extra } = matchItems(truth.items, items, sameProduct)
  const decoyed = extra.map((item) => ({ item, decoy: nameDecoy(item, truth.decoys, truth.text) }))
  const wrongAmounts = matches.filter((match) => !sameAmount(match.answer, match.truth))
  const wrongPrices = matches.filter((match) => match.answer.price_grosze !== match.truth.price_grosze)
  tally.pictures += 1
  tally.truthItems += truth.items.length
  tally.answerItems += items.length
  tally.matched += matches.length
  tally.lettered += matchItems(truth.items, items, sameLetters).matches.length
  tally.amountsRight += matches.length - wrongAmounts.length
  tally.pricesRight += matches.length - wrongPrices.length
  tally.totalsRight += answer?.total_grosze === truth.total_grosze ? 1 : 0
  tally.shopsRight += answer?.shop?.toLowerCase() === truth.shop?.toLowerCase() ? 1 : 0
  tally.errors += !answer || answer.error !== null ? 1 : 0
  countSpices(tally, truth, items, matches)
  for (const { decoy } of decoyed) if (decoy) tally.decoys[decoy] = (tally.decoys[decoy] ?? 0) + 1
  const failure = { id: truth.id, truth: null, answer: null, decoy: null }
  return [
    ...missed.map((item): Failure => ({ ...failure, what: 'missed', truth: item })),
    ...decoyed.map(({ item, decoy }): Failure => ({ ...failure, what: 'extra', answer: item, decoy })),
    ...wrongAmounts.map((match): Failure => ({ ...failure, what: 'amount', ...match })),
    ...wrongPrices.map((match): Failure => ({ ...failure, what: 'price', ...match })),
  ]
}

/** The flag is judged over all items: a spice that was not read is missed, an invented one is wrong. */
function countSpices({ spices }: Tally, truth: Truth, items: readonly AnswerItem[], matches: readonly Match[]): void {
  const right = matches.filter((match) => match.truth.is_spice && match.answer.is_spice).length
  spices.right += right
  spices.missed += truth.items.filter((item) => item.is_spice).length - right
  spices.wrong += items.filter((item) => item.is_spice).length - right
}

function emptyTally(): Tally {
  const counts = { pictures: 0, truthItems: 0, answerItems: 0, matched: 0, lettered: 0, amountsRight: 0, pricesRight: 0 }
  return { ...counts, spices: { right: 0, missed: 0, wrong: 0 }, decoys: {}, totalsRight: 0, shopsRight: 0, errors: 0 }
}
