import { expect, it } from 'vitest'
import type { z } from 'zod'
import { profileSchema } from './check.ts'
import { composeRequestSchema } from './compose-request.ts'
import { sayFaults } from './say-faults.ts'

const PRODUCT = { name: 'ryż', quantity_grams: 500 }

function faultsOf(line: unknown, schema: z.ZodType = composeRequestSchema): string | null {
  const read = schema.safeParse(line, { reportInput: true })
  return read.success ? null : sayFaults(read.error)
}

it.each([
  [{ id: 1, pantry: [PRODUCT], request: { servings: 13 } }, 'Pole „request.servings”: najwyżej 12.'],
  [{ id: 1, pantry: [PRODUCT], request: { servings: 0 } }, 'Pole „request.servings”: co najmniej 1.'],
  [{ id: 1, pantry: [PRODUCT], request: { servings: 1.5 } }, 'Pole „request.servings”: powinna tu być wartość rodzaju: liczba całkowita.'],
  [{ id: 1, pantry: [PRODUCT], request: { servings: 'dwie' } }, 'Pole „request.servings”: powinna tu być wartość rodzaju: liczba.'],
  [{ id: 1, pantry: [PRODUCT], request: { max_minutes: 0 } }, 'Pole „request.max_minutes”: więcej niż 0.'],
  [{ id: 1, pantry: [PRODUCT], request: { kcal: 4001 } }, 'Pole „request.kcal”: najwyżej 4000.'],
  [{ id: 1, pantry: [PRODUCT], request: { wish: 'a'.repeat(501) } }, 'Pole „request.wish”: najwyżej 500 znaków.'],
  [{ id: 1, pantry: [PRODUCT], request: { device: 'mikser' } }, 'Pole „request.device”: do wyboru: thermomix, lidlomix.'],
  [{ id: 1, pantry: [{ ...PRODUCT, best_before: 'jutro' }] }, 'Pole „pantry.0.best_before”: dzień w postaci RRRR-MM-DD.'],
  [{ id: 1 }, 'Pole „pantry”: brakuje go.'],
  [{ pantry: [] }, 'Pole „id”: powinien tu być tekst albo liczba.'],
  [[], 'Wiersz: powinna tu być wartość rodzaju: obiekt.'],
])('says what is wrong with a line in a Polish sentence, field by field: %#', (line, sentence) => {
  expect(faultsOf(line)).toBe(sentence)
})

it('names the words that may stand where another stood', () => {
  expect(faultsOf({ id: 1, pantry: [PRODUCT], request: { meal: 'brunch' } })).toMatch(/^Pole „request\.meal”: do wyboru: .*śniadanie/)
  expect(faultsOf({ allergens: ['kurz'] }, profileSchema)).toMatch(/^Pole „allergens\.0”: do wyboru: gluten, /)
  expect(faultsOf({ conditions: ['katar'] }, profileSchema)).toMatch(/^Pole „conditions\.0”: do wyboru: .*celiakia/)
})

it('says each of several faults', () => {
  expect(faultsOf({ id: 1, pantry: [PRODUCT], request: { servings: 13, count: 11 } })).toBe(
    'Pole „request.servings”: najwyżej 12. Pole „request.count”: najwyżej 10.',
  )
})
