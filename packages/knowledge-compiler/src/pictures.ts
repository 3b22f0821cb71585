import { DISH_BASES, DISH_KINDS, type DishBaseRule } from '@spizarka/knowledge/types'
import { z } from 'zod'
import { type Problem, readPart } from './source.ts'

/** Folded words, the last of them open at its end where a star stands there. */
const phrase = z.string().regex(/^[a-z]+\*?(?: [a-z]+\*?)*$/u, 'małe litery bez polskich znaków, na końcu słowa najwyżej gwiazdka')

const FILE = 'pictures/bases.yaml'
const basesSchema = z.array(
  z.strictObject({
    base: z.enum(DISH_BASES),
    kinds: z.array(z.enum(DISH_KINDS)).nonempty(),
    words: z.array(phrase).nonempty().optional(),
    foods: z.array(z.string()).nonempty().optional(),
    eggs: z.literal('fried').optional(),
    colour: z
      .string()
      .regex(/^#[0-9a-f]{6}$/u, 'barwa jako #rrggbb')
      .optional(),
  }),
)

/** Reads `pictures/bases.yaml`: how dishes are composed in their pictures, the first rule that fits; null where something is wrong with it. */
export function readDishBases(root: string, problems: Problem[]): DishBaseRule[] | null {
  const part = readPart(basesSchema, root, FILE, problems)
  if (!part) return null
  const rules = part.value.map(({ base, kinds, words, foods, eggs, colour }) => ({
    base,
    kinds,
    ...(words && { phrases: words.map((each) => each.split(' ')) }),
    ...(foods && { withOneOf: foods }),
    ...(eggs && { eggs }),
    ...(colour !== undefined && { colour }),
  }))
  const bare = DISH_KINDS.filter((kind) => !rules.some(({ kinds, phrases, withOneOf }) => !phrases && !withOneOf && kinds.includes(kind)))
  if (bare.length > 0)
    problems.push({
      file: FILE,
      line: 1,
      field: 'kinds',
      message: `żadna zasada bez słów i składników nie mówi, jak wygląda ${bare.join(', ')}`,
      remedy: 'Dopisz na końcu zasadę bez „words” i „foods” dla tego rodzaju.',
    })
  return rules
}
