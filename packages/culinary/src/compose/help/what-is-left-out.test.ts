import { expect, it } from 'vitest'
import { composeRecipes } from '../index.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'
import type { ComposeRequest } from '../request.ts'

const TODAY = aRequest().today

function inDays(days: number): string {
  return new Date(Date.parse(TODAY) + 86_400_000 * days).toISOString().slice(0, 10)
}

function lastWords(fields: Partial<ComposeRequest>): string {
  const { recipes } = composeRecipes(aRequest(fields))
  expect(recipes.length).toBeGreaterThan(0)
  return recipes.at(-1)?.why.join(' ') ?? ''
}

const SANDWICHES = ['chleb', 'jajka', 'maslo', 'ser-zolty', 'pomidory'].map((food) => stocked(food, 500))

it('names what ends and is in none of the dishes', () => {
  const [unused, used] = [stocked('watrobka-drobiowa', 400, { bestBefore: inDays(2) }), stocked('ogorki', 300, { bestBefore: inDays(1) })]
  const words = lastWords({ pantry: [...SANDWICHES, used, unused], meal: 'breakfast', count: 3, maxMissing: 0 })
  expect(words).toContain('Kończy się też: wątróbka drobiowa (jeszcze 2 dni')
  expect(words).not.toMatch(/Kończy się też:[^.]*ogórki/u)
})

it('says of meat why nothing takes it', () => {
  const legs = stocked('udko-z-kurczaka', 1200, { bestBefore: inDays(2) })
  const pantry = [
    legs,
    ...['ziemniaki', 'kapusta-kiszona', 'marchew', 'cebula', 'olej-rzepakowy', 'jajka', 'maka-pszenna', 'sol', 'pieprz-czarny'].map(
      (food) => stocked(food, 1000),
    ),
  ]
  expect(lastWords({ pantry, servings: 4, maxMinutes: 30, maxMissing: 0 })).toMatch(
    /Kończy się też: udko z kurczaka \(jeszcze 2 dni; potrzeba \d+ min, a masz 30\)/u,
  )
})

it('says nothing of it to who does not eat what ends first', () => {
  const unused = stocked('watrobka-drobiowa', 400, { bestBefore: inDays(2) })
  expect(lastWords({ pantry: [...SANDWICHES, unused], meal: 'breakfast', useSoonFirst: false })).not.toContain('Kończy się też')
})

it('says why there are fewer dishes than were asked for, and only what is true of those that were passed over', () => {
  const oats = ['platki-owsiane', 'mleko', 'sol', 'miod'].map((food) => stocked(food, 500))
  const breakfast = { meal: 'breakfast', count: 3, maxMissing: 0, servings: 1 } as const
  expect(lastWords({ pantry: oats, ...breakfast })).toContain('Więcej dań z tej spiżarni nie wyjdzie.')
  const eggs = ['jajka', 'maslo', 'sol', 'cebula', 'boczek', 'kielbasa'].map((food) => stocked(food, 500))
  const words = lastWords({ pantry: eggs, ...breakfast, servings: 2 })
  expect(words).toMatch(/Reszta dań z tej spiżarni jest podobna do t(?:ego|ych)\./u)
})
