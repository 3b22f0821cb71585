import { AISLES, DISH_KINDS, EQUIPMENT_KEYS, MEALS, ORIGINS, type WishWords } from '@spizarka/knowledge/types'
import { z } from 'zod'
import { nearest } from '../messages.ts'
import { type Path, type Problem, readPart, type YamlSource } from '../source.ts'

/** A word of small letters; a `*` at its end stands for any ending. */
const word = z.string().regex(/^\p{Ll}+\*?$/u, 'jedno słowo małymi literami, na końcu najwyżej gwiazdka')
export const words = z.array(word).nonempty()
/** Words one after the other, the last of which may end in a `*`. */
const phrase = z.string().regex(/^\p{Ll}+(?: \p{Ll}+)*\*?$/u, 'słowa małymi literami ze spacją między nimi, na końcu najwyżej gwiazdka')
export const phrases = z.array(phrase).nonempty()
export const kind = z.enum(DISH_KINDS)
export const meal = z.enum(MEALS)
const wishesSchema = z.strictObject({
  kinds: z.array(
    z.strictObject({
      kind,
      called_so: z.literal(true).optional(),
      called: words.optional(),
      tools: z.array(z.enum(EQUIPMENT_KEYS)).nonempty().optional(),
      words: phrases,
    }),
  ),
  dishes: z.array(z.strictObject({ words: phrases, called: phrases })),
  meals: z.array(z.strictObject({ meal, words })),
  years: words,
  months: words,
  ages: z.array(z.strictObject({ years_below: z.number().positive(), tag: z.string() })),
  fillers: words,
  function_words: z.record(z.string(), words),
  similar: phrases,
  main_part: phrases,
  minutes: words,
  hours: words,
  half: words,
  energy: words,
  grams: words,
  protein: words,
  doings: words,
  using_up: words,
  limits: phrases,
  refusals: words,
  refusal_ends: words,
  floors: phrases,
  dislikes: words,
  asked_behind: words,
  conjunctions: words,
  alternatives: words,
  many_foods: z.array(
    z.strictObject({
      words: phrases,
      aisle: z.enum(AISLES).optional(),
      not_aisle: z.enum(AISLES).optional(),
      group: z.string().optional(),
      origin: z.enum(ORIGINS).optional(),
      not_origin: z.enum(ORIGINS).optional(),
      named: word.optional(),
      without: z.array(z.string()).nonempty().optional(),
    }),
  ),
})

/** Reads `words/wishes.yaml`, whose groups are among `ids`; null where something is wrong with it. */
export function readWishWords(root: string, ids: ReadonlySet<string>, problems: Problem[]): WishWords | null {
  const part = readPart(wishesSchema, root, 'words/wishes.yaml', problems)
  if (!part) return null
  const { fillers, function_words: classes, main_part: mainPart, ...others } = part.value
  const { kinds, refusal_ends: refusalEnds, asked_behind: askedBehind, using_up: usingUp, many_foods: groups, ages, ...rest } = others
  for (const [place, { group, without = [] }] of groups.entries()) {
    if (group !== undefined) reportUnknownFood(group, ids, part.source, ['many_foods', place, 'group'], problems)
    for (const id of without) reportUnknownFood(id, ids, part.source, ['many_foods', place, 'without'], problems)
  }
  return {
    ...rest,
    fillers: [...fillers, ...Object.values(classes).flat()],
    mainPart,
    kinds: kinds.map(({ called_so: calledSo, tools, ...each }) => ({ ...each, ...(calledSo && { calledSo }), ...(tools && { tools }) })),
    ages: ages.map(({ years_below: yearsBelow, tag }) => ({ yearsBelow, tag })),
    refusalEnds,
    askedBehind,
    usingUp,
    manyFoods: groups.map(({ not_aisle: notAisle, not_origin: notOrigin, ...each }) => ({
      ...each,
      ...(notAisle && { notAisle }),
      ...(notOrigin && { notOrigin }),
    })),
  }
}

/** Reports an id that no food and no group has. */
export function reportUnknownFood(id: string, ids: ReadonlySet<string>, source: YamlSource, at: Path, problems: Problem[]): void {
  if (ids.has(id)) return
  const near = nearest(id, ids)
  problems.push({
    file: source.file,
    line: source.lineOf(at),
    field: at.join('.'),
    message: `nie ma produktu ani grupy „${id}”`,
    remedy: near === null ? 'wpisz identyfikator z foods/ albo groups.yaml' : `może „${near}”?`,
  })
}
