import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { check } from './check.ts'

const PROFILE = { conditions: [], allergens: ['mleko'], exclusions: [], diet: null, styles: [] }

async function answersTo(...requests: unknown[]): Promise<unknown[]> {
  const output = new PassThrough()
  const written = text(output)
  await check(
    Readable.from([requests.map((request) => (typeof request === 'string' ? request : JSON.stringify(request))).join('\n')]),
    output,
  )
  output.end()
  return (await written)
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
}

it('writes the verdict and the findings of every recipe, in order and under its id', async () => {
  const recipe = { title: 'Owsianka', servings: 2, ingredients: ['200 ml mleka', 'szczypta soli'] }
  expect(
    await answersTo({ id: 'a', recipe, profile: PROFILE }, { id: 7, recipe: { ...recipe, ingredients: [] }, profile: PROFILE }),
  ).toEqual([
    {
      id: 'a',
      verdict: 'blocked',
      findings: [
        {
          ingredient: 0,
          kind: 'blocked',
          rule: 'allergen:mleko',
          reason: 'mleko: zawiera mleko',
          source: expect.stringContaining('1169/2011'),
        },
      ],
    },
    { id: 7, verdict: 'clear', findings: [] },
  ])
})

it('weighs what is for moderation by the serving', async () => {
  const profile = { ...PROFILE, conditions: ['nadcisnienie'] }
  const recipe = { title: 'Zupa', ingredients: ['2 g soli'] }
  expect(
    await answersTo({ id: 1, recipe: { ...recipe, servings: 1 }, profile }, { id: 8, recipe: { ...recipe, servings: 8 }, profile }),
  ).toMatchObject([{ verdict: 'warned' }, { verdict: 'clear' }])
})

it('answers a bad line with an error and goes on', async () => {
  const recipe = { title: '', servings: 1, ingredients: ['sól'] }
  expect(
    await answersTo(
      { id: 0, recipe, profile: { ...PROFILE, alergens: ['mleko'] } },
      '{',
      { id: 1, recipe, profile: { ...PROFILE, allergens: ['toString'] } },
      { id: 2, recipe, profile: PROFILE },
    ),
  ).toEqual([
    { id: 0, error: 'Pole „profile”: nieznane pole „alergens”.' },
    { id: null, error: expect.any(String) },
    { id: 1, error: expect.stringContaining('allergens') },
    { id: 2, verdict: 'clear', findings: [] },
  ])
})
