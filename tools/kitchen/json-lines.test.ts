import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { profileSchema } from './check.ts'
import { composeRequestSchema } from './compose-request.ts'
import { answerJsonLines, describeFaults } from './json-lines.ts'

const schema = z.object({ id: z.union([z.string(), z.number()]), input: z.string() })

async function answersTo(input: string): Promise<unknown[]> {
  const output = new PassThrough()
  const written = text(output)
  await answerJsonLines(Readable.from([input]), output, schema, async (request) => {
    if (request.input === 'fail') throw new Error('cannot')
    return { said: request.input }
  })
  output.end()
  return (await written)
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
}

it('answers every line in order and keeps its id as it is', async () => {
  const answers = await answersTo('{"id":"a","input":"x"}\n{"id":7,"input":"y"}')
  expect(answers).toEqual([
    { id: 'a', said: 'x' },
    { id: 7, said: 'y' },
  ])
})

it('answers what is no JSON with an error without an id, and goes on', async () => {
  const answers = await answersTo('{"id":\n[]\nnull\n{"id":1,"input":"y"}\n')
  expect(answers).toEqual([
    { id: null, error: 'Wiersz: to nie jest JSON.' },
    { id: null, error: expect.any(String) },
    { id: null, error: expect.any(String) },
    { id: 1, said: 'y' },
  ])
})

it('answers a request of the wrong shape with an error under its id', async () => {
  expect(await answersTo('{"id":1}\n{"id":2,"input":5}')).toEqual([
    { id: 1, error: expect.stringContaining('input') },
    { id: 2, error: expect.stringContaining('input') },
  ])
})

it('answers what could not be done with an error, and goes on', async () => {
  expect(await answersTo('{"id":1,"input":"fail"}\n{"id":2,"input":"x"}')).toEqual([
    { id: 1, error: 'cannot' },
    { id: 2, said: 'x' },
  ])
})

it('skips blank lines and takes line ends of every system', async () => {
  expect(await answersTo('\r\n{"id":1,"input":"x"}\r\n\n')).toEqual([{ id: 1, said: 'x' }])
})

const PRODUCT = { name: 'ryż', quantity_grams: 500 }

function faultsOf(line: unknown, against: z.ZodType = composeRequestSchema): string | null {
  const read = against.safeParse(line, { reportInput: true })
  return read.success ? null : describeFaults(read.error)
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
  expect(faultsOf({ alergens: ['mleko'], diets: 'weganska' }, profileSchema)).toBe('Wiersz: nieznane pola „alergens”, „diets”.')
  expect(faultsOf({ conditions: ['katar'] }, profileSchema)).toMatch(/^Pole „conditions\.0”: do wyboru: .*celiakia/)
})

it('says each of several faults', () => {
  expect(faultsOf({ id: 1, pantry: [PRODUCT], request: { servings: 13, count: 11 } })).toBe(
    'Pole „request.servings”: najwyżej 12. Pole „request.count”: najwyżej 10.',
  )
})

it('names the fields that it does not know, and answers by the others, but for those of a profile', async () => {
  const pantry = [
    { name: 'mleko', quantity: 1, unit: 'l' },
    { name: 'jajka', quantity: 3 },
  ]
  const lines = [
    { id: 'a', pantry, request: { meal_type: 'obiad' } },
    { id: 'b', pantry, profile: { alergies: ['mleko'] } },
  ]
  const output = new PassThrough()
  const written = text(output)
  const input = Readable.from([lines.map((line) => JSON.stringify(line)).join('\n')])
  await answerJsonLines(input, output, composeRequestSchema, async (request) => ({ read: request.pantry.length }))
  output.end()
  expect(
    (await written)
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  ).toEqual([
    { id: 'a', read: 2, ignored: ['pantry.quantity', 'pantry.unit', 'request.meal_type'] },
    { id: 'b', error: 'Pole „profile”: nieznane pole „alergies”.' },
  ])
})
