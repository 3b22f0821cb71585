import { RECIPES } from '@spizarka/knowledge/recipes'
import { expect, it } from 'vitest'
import { kindOfTitle } from './kind-of-title.ts'

it.each([
  ['Zupa krem z pieczonej dyni', 'soup'],
  ['PIEROGI RUSKIE', 'dumplings'],
  ['Grzanki z jajkiem w koszulce', 'sandwich'],
  ['Ciasto marchewkowe z kremem', 'cake'],
  ['Przepis na placki ziemniaczane mojej babci', 'pancakes'],
  ['Owsiane ciastka z żurawiną', 'cake'],
  ['Coś dobrego na sobotę', null],
  ['', null],
])('%s is of the kind %s', (title, kind) => {
  expect(kindOfTitle(title)).toBe(kind)
})

it('names the kinds of most of our own dishes, and seldom a wrong one', () => {
  const named = RECIPES.map(({ title, kind }) => ({ kind, found: kindOfTitle(title) })).filter(({ found }) => found !== null)
  expect(named.length / RECIPES.length).toBeGreaterThan(0.7)
  expect(named.filter(({ kind, found }) => kind === found).length / named.length).toBeGreaterThan(0.85)
})
