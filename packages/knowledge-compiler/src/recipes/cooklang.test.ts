import { RECIPES } from '@spizarka/knowledge/recipes'
import { describe, expect, it } from 'vitest'
import type { Problem } from '../source.ts'
import { compileRecipe } from './compile-recipe.ts'
import { importCooklang, writeCooklang } from './cooklang.ts'
import { readWrittenRecipe } from './written-recipe.ts'

const EGGS = `---
title: Jajecznica ze szczypiorkiem
description: Kremowa, bo smażona powoli, na maśle i bez pośpiechu.
servings: 2
time required: 10 minutes
---

>> source: babcia

Na #patelnię{} włóż @masło{1%łyżka} i rozpuść je. -- na małym ogniu

Wbij @jajka{5%szt.}, dodaj @sól{1%szczypta} i smaż ~Jajka{4%minutes}, [- nie dłużej -] mieszając.

Posyp @?szczypiorek|szczypiorkiem{2%łyżki} i jedz z @smok{1%szt.}.
`

function read(text: string) {
  const problems: Problem[] = []
  const written = readWrittenRecipe('recipes/import/jajecznica.md', text, problems)
  return { problems, recipe: written && compileRecipe(written, problems)?.recipe }
}

// The first to read a line builds the index over the food table.
describe('Cooklang', () => {
  it('is read into our notation, with what could not be read told apart', () => {
    const { text, unread } = importCooklang(EGGS)
    expect(unread).toEqual(['1 smok'])
    const { recipe, problems } = read(text)
    expect(problems).toEqual([])
    expect(recipe).toMatchObject({ title: 'Jajecznica ze szczypiorkiem', kind: 'eggs', servings: 2, totalMinutes: 10 })
    expect(recipe?.ingredients.map(({ food, main, optional }) => ({ food, main, optional }))).toEqual([
      { food: 'maslo', main: true, optional: undefined },
      { food: 'jajka', main: undefined, optional: undefined },
      { food: 'sol', main: undefined, optional: undefined },
      { food: 'szczypiorek', main: undefined, optional: true },
    ])
    expect(recipe?.steps).toEqual([
      { text: 'Na patelnię włóż masło i rozpuść je.', uses: ['maslo'] },
      {
        text: 'Wbij jajka, dodaj sól i smaż 4 minut, mieszając.',
        uses: ['jajka', 'sol'],
        timer: { minutes: 4, label: 'Jajka' },
      },
      { text: 'Posyp szczypiorkiem i jedz z smok.', uses: ['szczypiorek'] },
    ])
  })

  it('names each ingredient of a recipe once, with its amount and the words of the sentence', () => {
    const [soup] = RECIPES.filter(({ id }) => id === 'pomidorowa-z-ryzem')
    expect(soup && writeCooklang(soup)).toContain(
      '@marchew|Marchewkę{2%szt.}, @pietruszka|pietruszkę{1%szt.} i @cebula|cebulę{1%szt.} obierz i pokrój w drobną kostkę.',
    )
    expect(soup && writeCooklang(soup)).toContain('gotuj pod przykryciem ~Zupa{20%minutes}.')
  })

  it('keeps foods, steps and timers of our recipes there and back', () => {
    for (const recipe of RECIPES.filter((_, place) => place % 12 === 0)) {
      const { text, unread } = importCooklang(writeCooklang(recipe))
      expect(unread).toEqual([])
      const back = read(text).recipe
      expect(new Set(back?.ingredients.map(({ food }) => food))).toEqual(new Set(recipe.ingredients.map(({ food }) => food)))
      expect(back?.steps.length).toBe(recipe.steps.length)
      expect(back?.steps.map(({ timer }) => timer)).toEqual(recipe.steps.map(({ timer }) => timer))
    }
  })
})
