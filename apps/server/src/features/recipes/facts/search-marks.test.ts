import { FOODS } from '@spizarka/knowledge'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../../test/harness.ts'
import { markOfFood, marksOfTraits } from './search-marks.ts'

const app = await startTestApp()
afterAll(() => app.close())

/** The words of the index that a text is kept as. */
async function wordsOf(text: string): Promise<string[]> {
  const { rows } = await sql<{ words: string[] }>`select tsvector_to_array(to_tsvector('simple', ${text})) as words`.execute(app.db)
  return rows[0]?.words.toSorted() ?? []
}

test('every food and every trait is one word of the index, and another than all others', async () => {
  const marks = [...FOODS.flatMap(({ id }) => markOfFood(id)), ...marksOfTraits(-1)]
  expect(marks).toHaveLength(FOODS.length + 32)
  expect(await wordsOf(marks.join(' '))).toEqual(marks.toSorted())
})

test('an id that could be an operator of a search has none', () => {
  expect(["x' | 'y", 'a:*', 'a b', '', 'ż'].flatMap(markOfFood)).toEqual([])
})

test('traits are told bit by bit, the highest too', () => {
  expect(marksOfTraits(0b101)).toEqual(['/t/0', '/t/2'])
  expect(marksOfTraits(-2_147_483_648)).toEqual(['/t/31'])
})
