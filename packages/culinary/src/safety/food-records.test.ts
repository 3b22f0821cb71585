import { describe, expect, it } from 'vitest'
import { type ConditionSlug, checkRecipe } from './index.ts'
import { traitsIn } from './traits.ts'
import { contentsOfWords } from './words/contents-of-words.ts'
import { readParts } from './words/read-words.ts'

const NOBODY = { conditions: [], allergens: [], exclusions: [], diet: null, styles: [] }

describe('what records of foods decide', () => {
  it.each([
    ['kaszanka', 'kasze', 'blocked', 'blood sausage is of groats'],
    ['maslo-slonecznikowe', 'nasiona', 'blocked', 'ground seeds are seeds'],
    ['szczypiorek-suszony', 'bakalie', 'clear', 'dried chives are no dried fruit'],
    ['ciastka-owsiane', 'pszenica', 'blocked', 'oat biscuits are baked with wheat flour'],
    ['chleb-owsiany', 'pszenica', 'blocked', 'so is oat bread'],
    ['chleb-zytni', 'pszenica', 'clear', 'rye bread need not be'],
    ['majonez-light', 'cukier', 'unchecked', '"light" speaks of fat, not of sugar'],
    ['ketchup', 'makaron', 'clear', 'no sauce holds pasta'],
    ['szafran', 'makaron', 'clear', 'threads of saffron are no noodles'],
    ['sos-do-pizzy', 'makaron', 'clear', 'nor does one for pizza'],
    ['kawa-zbozowa', 'kawa', 'clear', 'grain coffee holds no coffee'],
    ['bataty', 'ziemniaki', 'clear', 'sweet potatoes are no potatoes'],
    ['olej-rzepakowy', 'smażone', 'unchecked', 'oil is for frying and for salads'],
    ['ocet', 'smażone', 'clear', 'nobody fries in vinegar'],
  ])('%s for who leaves out %s: %s, for %s', (food, exclusion, verdict) => {
    expect(checkRecipe([{ food }], { ...NOBODY, exclusions: [exclusion] }).verdict).toBe(verdict)
  })

  it.each<[string, ConditionSlug, string]>([
    ['nachosy-serowe', 'nietolerancja-laktozy', 'unchecked'],
    ['chipsy-serowe', 'nietolerancja-laktozy', 'unchecked'],
    ['mleko-bez-laktozy', 'nietolerancja-laktozy', 'clear'],
    ['karambola', 'choroby-nerek', 'blocked'],
    ['cola', 'cukrzyca', 'blocked'],
    ['syrop-malinowy', 'cukrzyca', 'warned'],
  ])('%s for %s: %s', (food, condition, verdict) => {
    expect(checkRecipe([{ food }], { ...NOBODY, conditions: [condition] }).verdict).toBe(verdict)
  })

  it('does not take goods that nobody eats for something of the kitchen', () => {
    expect(checkRecipe(['papierosy'], NOBODY).verdict).toBe('unchecked')
    expect(checkRecipe(['papier do pieczenia'], NOBODY).verdict).toBe('clear')
  })

  it('takes almond flakes for no dough', () => {
    const gluten = { ...NOBODY, conditions: ['celiakia' as const] }
    expect(checkRecipe(['kopytka domowe (ziemniaki, jajko)'], gluten).verdict).toBe('unchecked')
    expect(checkRecipe(['kopytka domowe (płatki migdałowe, jajko)'], gluten).verdict).toBe('blocked')
  })
})

it.each([
  ['kaszanka', ['gluten', 'meat', 'pork']],
  ['pizza', ['gluten', 'milk']],
  ['zapiekanki', ['gluten', 'milk']],
  ['paszteciki', ['gluten', 'meat']],
  ['rosołek', ['celery', 'meat']],
])('knows by the word alone, whatever food it is read as, what %s holds', (line, held) => {
  const { contents } = contentsOfWords(readParts(line).flatMap(({ words }) => words))
  expect(traitsIn(contents.has)).toEqual(held)
})
