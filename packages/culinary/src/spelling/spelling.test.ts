import { describe, expect, it } from 'vitest'
import { searchWords } from '../recipes/index.ts'
import { meantStems } from './index.ts'

const meant = (typed: string) => searchWords(typed).flatMap(meantStems)

describe('a word that was mistyped', () => {
  it.each([
    ['kotelt', 'kotlet'],
    ['pomidorwa', 'pomidorowa'],
    ['nalesnnikow', 'nalesniki'],
    ['sernk', 'sernik'],
    ['kurczk', 'kurczak'],
    ['ziemniakk', 'ziemniak'],
    ['bigso', 'bigos'],
  ])('%s may have been meant for %s', (typed, word) => {
    const found = meant(typed)
    expect(found.length).toBeGreaterThan(0)
    expect(found.some((each) => each.slice(0, 4) === word.slice(0, 4))).toBe(true)
  })
})

it('leaves alone what is known, what begins so, short words and what is like nothing', () => {
  expect(['pierogów', 'z', 'kapusta', 'pomid', 'zup', 'xqzwvk', '2026'].flatMap(meant)).toEqual([])
})
