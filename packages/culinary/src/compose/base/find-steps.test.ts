import { RECIPES } from '@spizarka/knowledge/recipes'
import { describe, expect, it } from 'vitest'
import { aRequest } from '../kitchen.fixture.ts'
import type { ComposeRequest } from '../request.ts'
import { findSteps } from './find-steps.ts'

function recipe(id: string) {
  const found = RECIPES.find((each) => each.id === id)
  if (!found) throw new Error(`the sample recipe ${id} is gone`)
  return found
}

describe('the way of making a dish', () => {
  it.each([
    [60, false],
    [400, true],
    [2200, true],
    [2300, false],
  ])('in a bowl takes as much as its knives reach and its brim holds: %i g', (grams, isMade) => {
    const found = findSteps(recipe('pomidorowa-z-ryzem'), grams, aRequest({ device: 'lidlomix' }))
    expect(found !== null).toBe(isMade)
  })

  it('in a bowl keeps the oven that the dish needs besides', () => {
    const cake = recipe('placek-jogurtowy-ze-sliwkami')
    expect(findSteps(cake, 1655, aRequest({ device: 'thermomix' }))?.equipment).toEqual(['thermomix', 'oven'])
    expect(findSteps(cake, 1655, aRequest({ device: 'thermomix', equipment: ['thermomix'] }))).toBeNull()
  })

  it('needs the tools of the kitchen, or others that do as well', () => {
    const soup = recipe('krem-z-marchewki-z-pomarancza-i-imbirem')
    expect(findSteps(soup, 1900, aRequest({ equipment: ['hob'] }))).toBeNull()
    expect(findSteps(soup, 1900, aRequest({ equipment: ['blender'] }))?.steps).toBe(soup.steps)
  })

  it('is that of an air fryer for whoever wishes for one, though there is an oven', () => {
    const wings = recipe('skrzydelka-pieczone-w-czosnku-i-papryce')
    const kitchen = aRequest({ equipment: ['hob', 'oven', 'air-fryer'] })
    expect(findSteps(wings, 1500, kitchen)?.equipment).toEqual(['oven'])
    expect(findSteps(wings, 1500, kitchen, ['air-fryer'])?.equipment).toEqual(['air-fryer'])
  })

  it('in a bowl takes as long as its own steps do', () => {
    const cake = recipe('babka-cytrynowa-z-lukrem')
    const variant = cake.variants?.[0]
    const found = findSteps(cake, 1000, aRequest({ device: 'thermomix' }))
    expect(found).toMatchObject({ steps: variant?.steps, totalMinutes: variant?.totalMinutes })
    expect(found?.totalMinutes).not.toBe(cake.totalMinutes)
  })

  it.each<[string, ComposeRequest['equipment'], boolean]>([
    ['panna-cotta-z-truskawkami', ['hand-blender'], true],
    ['panna-cotta-z-truskawkami', ['blender'], true],
    ['panna-cotta-z-truskawkami', ['thermomix'], true],
    ['panna-cotta-z-truskawkami', ['oven'], false],
    ['omlet-biszkoptowy-z-owocami', ['stand-mixer'], true],
    ['babka-cytrynowa-z-lukrem', ['mixer'], false],
    ['babka-cytrynowa-z-lukrem', ['mixer', 'oven'], true],
  ])('of %s needs its tools, or others that do as well: with %j %s', (id, equipment, isMade) => {
    expect(findSteps(recipe(id), 800, aRequest({ equipment })) !== null).toBe(isMade)
  })

  it.each([
    ['pomidorowa-z-ryzem', true],
    ['placek-jogurtowy-ze-sliwkami', true],
    ['omlet-biszkoptowy-z-owocami', false],
  ])('of %s with a hob and an oven, which a kitchen has where nobody said: %s', (id, isMade) => {
    expect(findSteps(recipe(id), 800, aRequest({ equipment: [] })) !== null).toBe(isMade)
  })
})
