import { beforeAll, expect, it } from 'vitest'
import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { type ListedRecipe, readListedRecipe } from './read-listed-recipe.ts'
import { toEnd } from './to-end.fixture.ts'

const LISTED: ListedRecipe = {
  title: 'Naleśniki',
  about: null,
  servings: null,
  activeMinutes: null,
  totalMinutes: null,
  ingredients: ['2 jajka', '250 g mąki'],
  steps: ['Zmiksuj.', 'Usmaż.'],
}
const read = (changes: Partial<ListedRecipe>) => toEnd(readListedRecipe({ ...LISTED, ...changes }))

// Built on first use; on a busy machine that takes seconds.
beforeAll(() => void kitchenLexicon(), 60_000)

it('keeps a recipe that is listed well as it is', () => {
  expect(read({ about: 'Cienkie.', servings: 4, activeMinutes: 10, totalMinutes: 30 })).toEqual({
    title: 'Naleśniki',
    about: 'Cienkie.',
    servings: 4,
    activeMinutes: 10,
    totalMinutes: 30,
    ingredients: [
      { line: '2 jajka', part: null },
      { line: '250 g mąki', part: null },
    ],
    steps: ['Zmiksuj.', 'Usmaż.'],
  })
})

it('reads headings among the ingredients as parts, and several ingredients in one line as several', () => {
  const ingredients = ['Składniki:', 'Ciasto:', '- 2 jajka', '• 250 g mąki', 'Na farsz:', '200 g twarogu, 2 łyżki cukru']
  expect(read({ ingredients })?.ingredients).toEqual([
    { line: '2 jajka', part: 'Ciasto' },
    { line: '250 g mąki', part: 'Ciasto' },
    { line: '200 g twarogu', part: 'Farsz' },
    { line: '2 łyżki cukru', part: 'Farsz' },
  ])
})

it('leaves out numbers, headings and what the page adds to its steps', () => {
  expect(read({ steps: ['Przygotowanie', '1. Zmiksuj.', 'REKLAMA', '2. Usmaż.', 'Smacznego!'] })?.steps).toEqual(['Zmiksuj.', 'Usmaż.'])
})

it('cuts steps that came in one piece', () => {
  expect(read({ steps: ['1. Zmiksuj. 2. Usmaż.'] })?.steps).toEqual(['Zmiksuj.', 'Usmaż.'])
})

it('stays within the bounds of a recipe', () => {
  const recipe = read({
    title: 'x'.repeat(500),
    about: 'Bardzo dobre naleśniki. '.repeat(50),
    servings: 60,
    totalMinutes: 9_000,
    ingredients: Array.from({ length: 400 }, (_, at) => `${at} g mąki ${'bardzo '.repeat(60)}`),
    steps: Array.from({ length: 90 }, () => 'Mieszaj bez końca, '.repeat(200)),
  })
  expect(recipe?.title).toHaveLength(120)
  expect(recipe?.about?.length).toBeLessThanOrEqual(300)
  expect([recipe?.servings, recipe?.totalMinutes, recipe?.ingredients.length]).toEqual([12, 2880, 200])
  expect(Math.max(...(recipe?.ingredients.map(({ line }) => line.length) ?? []))).toBeLessThanOrEqual(200)
  expect(recipe?.steps.length).toBeLessThanOrEqual(50)
  expect(Math.max(...(recipe?.steps.map((step) => step.length) ?? []))).toBeLessThanOrEqual(2000)
})

it.each([
  ['a line', ['jajko'.padEnd(200_000, ',a')]],
  ['a line of numbers', [`jajko ${'-1'.repeat(50_000)} g`]],
  ['a list', Array.from({ length: 50_000 }, () => '1 jajko, 2 jabłka, 3 gruszki, 4 śliwki')],
])('is read in time where %s has no end', (_, ingredients) => {
  const started = process.threadCpuUsage()
  expect(read({ ingredients })?.ingredients.length).toBeLessThanOrEqual(200)
  expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(2_000)
})

it('is none without ingredients', () => {
  expect(read({ ingredients: [] })).toBeNull()
  expect(read({ ingredients: ['', '—', 'Składniki:'] })).toBeNull()
})
