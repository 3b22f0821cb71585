import { FOODS } from '@spizarka/knowledge'
import { describe, expect, it, test } from 'vitest'
import { suggestFoods } from './index.ts'

const suggest = (typed: string) => suggestFoods(typed, 8).map(({ name }) => name)

describe('foods suggested while somebody types', () => {
  test.each([
    ['zol', 'ser żółty'],
    ['żół', 'ser żółty'],
    ['ŻÓŁTY SER', 'ser żółty'],
    ['orzechy wl', 'orzechy włoskie'],
    ['czosn', 'czosnek'],
    ['pyry', 'ziemniaki'],
    ['mleko 3,2', 'mleko 3,2%'],
  ])('%s finds %s', (typed, name) => {
    expect(suggest(typed)).toContain(name)
  })

  it('put what begins so before what has a word that does, and that before what only holds it', () => {
    const suggested = suggestFoods('ser', 1000).map(({ name }) => name.replaceAll('ł', 'l'))
    const kinds = suggested.map((name) => (name.startsWith('ser') ? 'begins' : / ser/.test(name) ? 'has a word' : 'other'))

    expect(kinds.indexOf('has a word')).toBeGreaterThan(kinds.lastIndexOf('begins'))
    expect(suggest('ser').slice(0, 2)).toEqual(['serek', 'sernik'])
  })

  it('hold the typed letters in their middle when nothing begins with them', () => {
    expect(suggest('emniak')).toContain('ziemniaki')
  })

  it('take words in any order', () => {
    expect(suggest('kurczaka pier')).toContain('pierś z kurczaka')
  })

  it('are eight at most, each once', () => {
    const suggested = suggest('a')
    expect(suggested).toHaveLength(8)
    expect(new Set(suggested).size).toBe(8)
  })

  test.each(['', ' ', '!!!', '🍅', 'qqqq'])('are none for %o', (typed) => {
    expect(suggest(typed)).toEqual([])
  })

  it('are something to eat', () => {
    expect(suggestFoods('papier toaletowy', 8)).toEqual([])
  })

  it('cost less than 20 ms of work, 95 times of 100', () => {
    suggest('a')
    // Time of the processor: what else this machine does is not the question.
    const costs = FOODS.filter((_, at) => at % 10 === 0).map(({ name }, at) => {
      const before = process.cpuUsage()
      suggest(name.slice(0, 1 + (at % 5)))
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    })
    expect(costs.toSorted((one, other) => one - other)[Math.floor(costs.length * 0.95)]).toBeLessThan(20)
  })
})
