import { type FoodMention, findFoodById, type StepClause } from '@spizarka/knowledge'
import { GRAMMATICAL_CASES, type GrammaticalCase, type InflectedNoun } from '../../inflection/index.ts'
import type { Agreement } from '../../parse/polish/decline-adjective.ts'
import { tellsToDo } from '../../recipe-texts/verbs.ts'
import { namedSpans } from './named-spans.ts'

/** What a food is to the order of its clause: what it is done to, what it is done with, what comes along, a place, or the order itself ("posól"). */
type Part = 'object' | 'means' | 'company' | 'other' | 'order'

/** The words of a clause that are one food: its name with the adjectives, the amount and the share that belong to it. */
export interface NounPhrase {
  start: number
  end: number
  part: Part
  /** Null where the words do not tell. */
  grammaticalCase: GrammaticalCase | null
  agreement: Agreement | null
  /** The preposition before it, with its blank. */
  preposition: string
}

/** How much of a food, or which part of it, said before it: "resztę", "dwie łyżki", "szczyptą", "listki". */
const SHARE =
  /(?:^|(?<=\s))(?:(?:\d+(?:,\d+)?|[½¼¾⅓⅔]|pół|półtorej|jedn\p{L}+|dw(?:a|ie|óch|oma|iema)|trz(?:y|ech|ema)|czter\p{L}+)\s+)?(?:(?:resz(?:t|ci)|połow|więks|częś|garś|garst|odrobin|łyż|szczyp|kleks|list|plast|kawał|wiór|ćwiart|kost|ząb|gałąz|pęcz|szklan|kub|kropl|trzeci|trochę)\p{L}*\s+)?$/iu
const PREPOSITION = /(?:^|(?<=\s))(?:z|ze|w|we|na|do|bez|od|po|o|przy|pod|nad|przez|dla|zamiast|oprócz)\s+$/iu

/** The phrase that a mention stands in; its grammar is what the form of the name tells. */
export function phraseOf(clause: StepClause, mention: FoodMention): NounPhrase {
  const { text } = clause
  const words = text.slice(mention.start, mention.end)
  const [food = ''] = mention.foods
  if (tellsToDo(words) && findFoodById(food)?.addedBy)
    return { start: mention.start, end: mention.end, part: 'order', grammaticalCase: null, agreement: null, preposition: '' }
  const span = namedSpans(text, food).find(({ start, end }) => start < mention.end && mention.start < end)
  const [nameStart, end] = span ? [Math.min(span.start, mention.start), Math.max(span.end, mention.end)] : [mention.start, mention.end]
  const share = SHARE.exec(text.slice(0, nameStart))?.[0] ?? ''
  const start = nameStart - share.length
  const preposition = PREPOSITION.exec(text.slice(0, start))?.[0] ?? ''
  const ofName = span?.isDoubtful ? null : (span?.grammaticalCase ?? null)
  const grammaticalCase = share === '' ? ofName : (caseOfShare(share) ?? ofName)
  return {
    start,
    end,
    part: partOf(grammaticalCase, preposition),
    grammaticalCase: span && isUnchanging(span.noun) && share === '' ? null : grammaticalCase,
    agreement: span?.noun.agreement ?? null,
    preposition,
  }
}

/** "oregano", "chili": any case. */
export function isUnchanging({ forms }: InflectedNoun): boolean {
  return GRAMMATICAL_CASES.every((each) => forms[each] === forms.nominative)
}

/** "łyżką", "listkami" are the means; "resztę", "garść" what is put in; "reszty" hangs on something else. */
function caseOfShare(share: string): GrammaticalCase | null {
  const word = share.trim().split(/\s+/u).at(-1) ?? ''
  if (/(?:ą|em|ami)$/u.test(word)) return 'instrumental'
  if (/(?:ę|ść|kę|ki|ka)$/u.test(word)) return 'accusative'
  return /(?:y|i|u)$/u.test(word) ? 'genitive' : null
}

function partOf(grammaticalCase: GrammaticalCase | null, preposition: string): Part {
  if (preposition !== '') return /^ze?\s/iu.test(preposition) && grammaticalCase === 'instrumental' ? 'company' : 'other'
  if (grammaticalCase === 'instrumental') return 'means'
  return grammaticalCase === 'accusative' || grammaticalCase === 'genitive' ? 'object' : 'other'
}
