import { FOODS } from '@spizarka/knowledge'
import { beforeAll, expect, it } from 'vitest'
import { checkRecipe, type SafetyProfile } from './index.ts'

const NOTHING: SafetyProfile = { conditions: [], allergens: [], exclusions: [], diet: null, styles: [] }

const withProfile = (profile: Partial<SafetyProfile>): SafetyProfile => ({ ...NOTHING, ...profile })

// The first line read builds the lexicon of all foods.
beforeAll(() => {
  checkRecipe(['sól'], NOTHING)
})

it('says where, what, by which rule and by which source', () => {
  expect(checkRecipe(['2 pomidory', '200 g makaronu pszennego'], withProfile({ allergens: ['gluten'] }))).toEqual({
    verdict: 'blocked',
    findings: [
      {
        ingredient: 1,
        kind: 'blocked',
        rule: 'allergen:gluten',
        reason: 'makaron pszenny: zawiera gluten',
        source: 'Rozporządzenie (UE) nr 1169/2011, załącznik II',
      },
    ],
  })
})

it('clears a recipe of known foods for who may eat anything, and an empty recipe', () => {
  expect(checkRecipe(['200 g makaronu', '3 jajka', 'szczypta soli'], NOTHING)).toEqual({ verdict: 'clear', findings: [] })
  expect(checkRecipe([], withProfile({ diet: 'weganska' }))).toEqual({ verdict: 'clear', findings: [] })
})

it('never clears in silence what no table knows, though it blocks nothing for it', () => {
  const { verdict, findings } = checkRecipe(['3 łyżki kwurpoliny'], withProfile({ allergens: ['mleko'] }))
  expect(verdict).toBe('unchecked')
  expect(findings).toMatchObject([{ ingredient: 0, kind: 'unchecked', rule: 'unknown' }])
})

it('blocks an unknown thing whose words name a danger', () => {
  const { findings } = checkRecipe(['kremik z orzeszków arachidowych Zdrowy Gaj'], withProfile({ allergens: ['orzeszki-ziemne'] }))
  expect(findings).toContainEqual(expect.objectContaining({ kind: 'blocked', rule: 'allergen:orzeszki-ziemne' }))
})

it('checks food-linked ingredients as it checks lines', () => {
  const profile = withProfile({ conditions: ['celiakia'], exclusions: ['cebula'] })
  const linked = checkRecipe([{ food: 'maka-pszenna', grams: 200 }, { food: 'cebula', grams: 90 }, { food: 'no-such-food' }], profile)
  expect(linked.findings.map(({ ingredient, kind, rule }) => [ingredient, kind, rule])).toEqual([
    [0, 'blocked', 'condition:celiakia'],
    [1, 'blocked', 'exclusion:cebula'],
    [2, 'unchecked', 'unknown'],
  ])
})

it('weighs what is for moderation by the serving', () => {
  const profile = withProfile({ conditions: ['nadcisnienie'] })
  expect(checkRecipe([{ food: 'sol', grams: 12 }], profile, 4).verdict).toBe('warned')
  expect(checkRecipe([{ food: 'sol', grams: 1 }], profile, 4).verdict).toBe('clear')
})

it('keeps the block of the one when two conditions want the contrary', () => {
  const profile = withProfile({ conditions: ['nadcisnienie', 'choroby-nerek'] })
  expect(checkRecipe(['1 łyżeczka soli niskosodowej'], profile).findings).toContainEqual(
    expect.objectContaining({ kind: 'blocked', rule: 'condition:choroby-nerek' }),
  )
})

it('keeps the milk of lactose-free milk for the allergic and clears it for the intolerant', () => {
  const line = ['1 szklanka mleka bez laktozy']
  expect(checkRecipe(line, withProfile({ allergens: ['mleko'] })).verdict).toBe('blocked')
  expect(checkRecipe(line, withProfile({ conditions: ['nietolerancja-laktozy'] })).verdict).toBe('clear')
})

it('ranks a block over a doubt and a doubt over a warning', () => {
  const profile = withProfile({ conditions: ['celiakia', 'nadcisnienie'] })
  expect(checkRecipe(['2 łyżki sosu sojowego', 'kostka rosołowa'], profile).verdict).toBe('blocked')
  expect(checkRecipe(['łyżka soli', 'kostka rosołowa'], profile).verdict).toBe('unchecked')
})

it('lets who eats no raw fish have it heated through, and never what is eaten as it is', () => {
  const profile = withProfile({ exclusions: ['surowe ryby'] })
  expect(checkRecipe([{ food: 'losos' }], profile).verdict).toBe('unchecked')
  expect(checkRecipe([{ food: 'losos', heated: true }], profile).verdict).toBe('clear')
  expect(checkRecipe([{ food: 'losos-wedzony', heated: true }], profile).verdict).toBe('blocked')
  expect(checkRecipe([{ food: 'losos', heated: true }], withProfile({ exclusions: ['ryby'] })).verdict).toBe('blocked')
})

it('survives blank exclusions, lines without words and the longest lines', () => {
  const profile = withProfile({ exclusions: ['', ' ', 'nie', '???', 'a'.repeat(200)], allergens: ['mleko'] })
  expect(checkRecipe(['', '123', '(((', 'masło '.repeat(200)], profile).verdict).toBe('blocked')
})

it('checks a recipe of a dozen linked foods within a tenth of a millisecond', () => {
  const foods = FOODS.filter(({ aisle }) => aisle !== 'household')
  const profile = withProfile({ conditions: ['celiakia', 'dna-moczanowa'], allergens: ['mleko', 'jaja'], exclusions: ['grzyby'] })
  const recipes = Array.from({ length: 2000 }, (_, recipe) =>
    Array.from({ length: 12 }, (_ignored, place) => ({ food: foods[(recipe * 37 + place * 101) % foods.length]?.id ?? '', grams: 50 })),
  )
  const run = (): number => {
    const started = process.threadCpuUsage()
    for (const recipe of recipes) checkRecipe(recipe, profile, 4)
    return process.threadCpuUsage(started).user / 1000 / recipes.length
  }
  run()
  // The time that this thread was at work, and the best of five: others share the machine.
  expect(Math.min(run(), run(), run(), run(), run())).toBeLessThan(0.1)
})
