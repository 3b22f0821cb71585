import { DISH_TAGS } from '@spizarka/knowledge'
import { expect, it } from 'vitest'
import type { DishFacts } from './dish-facts.ts'
import { hasTag } from './dish-tags.ts'

it('asks for no steps of a dish where no rule of a tag says anything of them', () => {
  const dish: DishFacts = {
    title: 'Wczorajsze kluski',
    about: '',
    kind: 'dumplings',
    meals: ['dinner'],
    activeMinutes: 10,
    totalMinutes: 15,
    keepsDays: 0,
    servings: 1,
    kcal: 500,
    ingredients: [],
    get steps(): never {
      throw new Error('steps were asked for')
    },
    equipment: [],
    tags: [],
    notTags: [],
  }
  const leftovers = DISH_TAGS.find(({ id }) => id === 'leftovers')
  expect(leftovers && hasTag(leftovers, dish)).toBe(true)
})
