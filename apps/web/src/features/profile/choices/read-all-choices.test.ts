import { listDietChoices } from '@spizarka/contract/choices'
import { describe, expect, it } from 'vitest'
import { answer, apiServer } from '../../../testing/api-server.ts'
import { readAllChoices } from './read-all-choices.ts'

const read = () => readAllChoices(listDietChoices, new AbortController().signal)
const names = ['Wszystkożerna', 'Wegańska', 'DASH']

/** Pages of one entry each; `next` of the last one is up to the test. */
function pages(afterLast: string | null) {
  const asked: number[] = []
  apiServer.use(
    answer(listDietChoices, ({ query: { page } }) => {
      asked.push(page)
      const next = page < names.length ? `https://spizarka.example/api/diet-choices/?page=${page + 1}` : afterLast
      return { count: names.length, next, previous: null, results: [{ id: page, name: names[page - 1] ?? `Dieta ${page}` }] }
    }),
  )
  return asked
}

describe('a list of choices', () => {
  it('is read through every next page, asked of our own server', async () => {
    const asked = pages(null)
    expect((await read()).map(({ name }) => name)).toEqual(names)
    expect(asked).toEqual([1, 2, 3])
  })

  it('asks for no page twice, wherever next points', async () => {
    const asked = pages('https://spizarka.example/api/diet-choices/?page=2')
    expect(await read()).toHaveLength(3)
    expect(asked).toEqual([1, 2, 3])
  })

  it('ends after 50 pages, though next goes on', async () => {
    let asked = 0
    apiServer.use(
      answer(listDietChoices, ({ query: { page } }) => {
        asked += 1
        return { count: 1, next: `http://localhost/api/diet-choices/?page=${page + 1}`, previous: null, results: [] }
      }),
    )
    await read()
    expect(asked).toBe(50)
  })
})
