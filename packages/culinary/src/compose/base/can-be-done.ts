import type { Food, Recipe } from '@spizarka/knowledge'
import { tellsToDo } from '../../recipe-texts/verbs.ts'
import { LINKS } from '../../recipes/clauses.ts'
import { namedSpans } from '../rewriting/index.ts'

const SENTENCES = /(?<=[.!?…])\s+(?=\p{Lu})/u
/** What is done to a piece of food: nobody slices chickpeas, minced meat or a sauce. */
const CUTTING =
  /(?<!\p{L})(?:(?:po|na|prze|roz)?kr[óo]j|(?:po)?siekaj|zetrzyj|natnij|obierz|porwij|podziel|zestrugaj|rozbij\s+(?:tłuczkiem|cienko)|wydrąż)(?!\p{L})/iu
/** The shape that it then has: "cukinię w kostkę", "zimne masło w kawałkach". */
const CUT = /^\s+(?:w|na)\s+(?:\p{L}+\s+){0,2}(?:kost|pask|plast|półplast|słup|ćwiart|kawał|krąż|cząst|połówk)\p{L}*/iu
const FLORETS = /(?<!\p{L})różyczk/u
const CUT_BEFORE = /^(?:po|na|prze|roz)?(?:krojony|siekany)$|^(?:starty|obrany|porwany)$/u

function hasNoPieces({ unit, spice, noPieces }: Food): boolean {
  return unit === 'ml' || spice === true || noPieces === true
}

/** Whether everything that a recipe does to one food can be done to another in its place. */
export function canBeDone({ steps, variants = [] }: Pick<Recipe, 'steps' | 'variants'>, from: Food, to: Food): boolean {
  const isWhole = !hasNoPieces(to) || hasNoPieces(from)
  if (isWhole && to.inFlorets) return true
  const texts = [...steps, ...variants.flatMap((variant) => variant.steps)].map(({ text }) => text)
  const sentences = texts.flatMap((text) => text.split(SENTENCES))
  return isWhole
    ? !sentences.some((sentence) => FLORETS.test(sentence) && namedSpans(sentence, from.id).length > 0)
    : !sentences.some((sentence) => isCut(sentence, from.id))
}

/** Whether a sentence cuts a food, says its cut shape or calls it cut. */
function isCut(sentence: string, food: string): boolean {
  const spans = namedSpans(sentence, food)
  if (spans.some(({ before, after }) => [...before, ...after].some((word) => CUT_BEFORE.test(word)))) return true
  return spans.some(({ start, end }) => {
    const [behind = ''] = sentence.slice(end).split(LINKS)
    return CUT.test(behind) || CUTTING.test(orderFor(sentence, start, end))
  })
}

/** The words of the order that a place of a sentence belongs to: the verb before it in its clause, else the next one behind it. */
function orderFor(sentence: string, start: number, end: number): string {
  const before =
    sentence
      .slice(0, start)
      .split(/[;:]\s/u)
      .at(-1) ?? ''
  const links = before.split(LINKS)
  const own = links.toReversed().find((link) => tellsToDo(link))
  const [behind = '', ...rest] = sentence.slice(end).split(LINKS)
  if (tellsToDo(behind)) return behind
  return own ?? rest.find((link) => tellsToDo(link)) ?? ''
}
