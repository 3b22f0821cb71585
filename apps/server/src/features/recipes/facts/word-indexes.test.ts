import { filterMaskOf, safetyProfileOf } from '@spizarka/culinary/safety'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../../test/harness.ts'
import { all, type RecipeFilter, WORD_INDEXES, wordCondition, wordIndexConditions, wordIndexWithout } from '../recipe-filter.queries.ts'

const app = await startTestApp()
afterAll(() => app.close())

const maskOfDiet = (diet: 'vegan' | 'vegetarian' | 'pescatarian') =>
  filterMaskOf(safetyProfileOf({ conditions: [], exclusions: [], diet, styles: [] }).profile).traits

test('the masks are what vegans and who eats no meat are refused for, as the gate has it today', () => {
  expect(WORD_INDEXES).toEqual([maskOfDiet('vegan'), maskOfDiet('pescatarian')])
})

test('the narrowest index that holds all that is asked for is taken, and none that lacks some of it', () => {
  const [vegan = 0, meatless = 0] = WORD_INDEXES
  expect(wordIndexWithout(vegan)).toBe(vegan)
  expect(wordIndexWithout(vegan | 1)).toBe(vegan)
  expect(wordIndexWithout(maskOfDiet('vegetarian'))).toBe(meatless)
  expect(wordIndexWithout(1)).toBeUndefined()
  expect(wordIndexWithout(0)).toBeUndefined()
})

test.each([
  ['recipes_words_vegan_idx', maskOfDiet('vegan')],
  ['recipes_words_meatless_idx', maskOfDiet('vegetarian')],
])('a question as the lists ask it can be answered by %s', async (index, traits) => {
  const filter: RecipeFilter = { search: 'kurczaka', without: { traits, foods: [] } }
  const plan = await app.db.connection().execute(async (db) => {
    await sql`begin`.execute(db)
    // An empty table is read whole, or by whichever index is at hand.
    await sql`set local enable_seqscan = off`.execute(db)
    await sql`
      do $$ declare other text; begin
        for other in select indexrelid::regclass::text from pg_index where indrelid = 'recipes'::regclass
          and indexrelid::regclass::text not like 'recipes_words%' and not exists (select from pg_constraint where conindid = indexrelid)
        loop execute 'drop index ' || other; end loop;
      end $$
    `.execute(db)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select id from recipes as recipe where recipe.published_at is not null and ${all([...wordIndexConditions(filter), wordCondition(filter)])}
    `.execute(db)
    await sql`rollback`.execute(db)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain(index)
})
