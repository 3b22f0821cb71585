import { z } from 'zod'
import { LIMITS } from './limits.ts'

/** Grams, millilitres or pieces. */
export const unitSchema = z.enum(['grams', 'ml', 'pieces'])
export type Unit = z.output<typeof unitSchema>

// Control characters, zero-width and direction marks have no place in a name, nor have the letters of Unicode that show nothing
// (Hangul fillers, blank Braille); PostgreSQL refuses a null byte outright. Variation selectors stay: they belong to emoji.
const UNPRINTABLE = /(?![\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}|[\p{Cc}\p{Cf}\u2028\u2029\u2800]/gu

// A mark on no letter says nothing.
const LOOSE_MARKS = /(^|\s)[\p{Mn}\p{Me}]+/gu

function tidyLine(text: string): string {
  const plain = text.toWellFormed().normalize('NFC').replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim()
  return plain.replace(LOOSE_MARKS, '$1').trim()
}

/** No language piles more than two marks on a letter that has none of its own: more of them reach over the lines above and below. */
const isLegible = (text: string) => !/[\p{Mn}\p{Me}]{3}/u.test(text.normalize('NFC'))
const ILLEGIBLE = { error: 'Litery mają zbyt wiele znaków nad sobą i pod sobą. Wpisz tekst zwykłymi literami.' }

const tidyLineSchema = z.string().overwrite(tidyLine).refine(isLegible, ILLEGIBLE)

/** A product's name: 1 to 50 legible characters once invisible ones are gone and spaces are folded. */
export const productNameSchema = tidyLineSchema.min(1).max(LIMITS.productName)

/** An amount of a pantry product: above 0, at most 50 000, at most three decimals. */
export const quantitySchema = z
  .number()
  .positive()
  .max(LIMITS.quantity)
  .refine(hasThreeDecimals, { error: 'Podaj najwyżej trzy miejsca po przecinku.' })

/** A conversion rate: grams or millilitres in a piece, or grams in a millilitre; kept with six decimals. */
export const rateSchema = z.number().min(0.000001, { error: 'Musisz podać prawidłowy, dodatni przelicznik.' }).max(LIMITS.quantity)

/** A calendar day, `YYYY-MM-DD`, between 2000 and 2100. */
export const daySchema = z.iso
  .date({ abort: true })
  .refine((day) => day >= '2000-01-01' && day <= '2100-12-31', { error: 'Data jest spoza dozwolonego zakresu.' })

export const timestampSchema = z.iso.datetime({ offset: true })

/** Identifier of a database row in a path or body; strings keep 64-bit ids exact. */
export const idSchema = z.string().regex(/^[1-9]\d{0,17}$/)

// What the tolerance would round to nothing has more decimals too: 1e-10 is no thousandth. Nothing at all has none.
function hasThreeDecimals(value: number): boolean {
  const whole = Math.round(value * 1000)
  return value === 0 || (whole !== 0 && Math.abs(value * 1000 - whole) < 1e-6)
}

/** The bytes of a file that a call answers with. */
export const fileSchema = z.instanceof(Uint8Array)

/** One line of free text, legible: invisible characters are gone and spaces are folded; may be empty. */
export function lineSchema(longest: number) {
  return tidyLineSchema.max(longest)
}

/** Free text as it was typed; half a letter, which JSON holds and PostgreSQL refuses, is shown as one that is missing. */
export const wellFormedSchema = z.string().overwrite((text) => text.toWellFormed())

/** Free text for other people to read: as it was typed, and legible. */
export const proseSchema = wellFormedSchema.refine(isLegible, ILLEGIBLE)

// Letters of any language with their marks, digits, emoji and what is between words of a name; nothing that markup or an entity needs.
const NAME_CHARACTERS =
  /^(?:[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator} .,'’"„”‘`´&()!?+*#@/_]|\p{Pd})*$/u

/** What somebody calls themselves before others: a line without markup. */
export function personNameSchema({ least, most }: { least: number; most: number }) {
  return lineSchema(most)
    .min(least)
    .refine((name) => NAME_CHARACTERS.test(name), {
      error: 'Podpis może mieć litery, cyfry, spacje i znaki takie jak kropka, myślnik i apostrof.',
    })
    .refine((name) => /\p{L}/u.test(name), { error: 'Podpis musi mieć co najmniej jedną literę.' })
}

/** Query parameters of every paged list. */
export const pageQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  page_size: z.coerce.number().int().min(1).max(LIMITS.pageSize).default(50),
})

/** A page in Django REST framework's shape; `next` and `previous` are absolute addresses. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ count: z.int(), next: z.string().nullable(), previous: z.string().nullable(), results: z.array(item) })
}
