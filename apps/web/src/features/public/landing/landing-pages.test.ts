import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { FREE_FROM } from '@spizarka/contract/recipes'
import { expect, test } from 'vitest'
import { fogOf } from '../../../testing/fog.ts'
import { landingRoutes } from '../routes.ts'
import kitchens from './kitchens.json' with { type: 'json' }
import { type LandingDay, MEAL_NAMES } from './landing-day.ts'
import { LANDING_PAGES } from './pages/index.ts'

const PUBLIC = join(import.meta.dirname, '../../../../public')

test('every page has a route, a kitchen and a picture for its links', () => {
  const slugs = LANDING_PAGES.map(({ slug }) => slug)
  expect(landingRoutes.flatMap(({ path }) => path ?? []).toSorted()).toEqual(slugs.map((slug) => `/lp/${slug}`).toSorted())
  expect(kitchens.map(({ slug }) => slug).toSorted()).toEqual(['start', ...slugs].toSorted())
  for (const slug of slugs) expect(existsSync(join(PUBLIC, 'og', `${slug}.jpg`))).toBe(true)
})

test('the page of children’s allergies names the fourteen of the law, and marks those that its kitchen does without', () => {
  const { allergens } = LANDING_PAGES.find(({ slug }) => slug === 'alergie-dzieci') ?? {}
  expect(allergens?.title).toContain(String(Object.keys(FREE_FROM).length))
  const names = allergens?.chosen.map((allergen) => FREE_FROM[allergen].replaceAll(' ', '-'))
  expect(names?.toSorted()).toEqual(kitchens.find(({ slug }) => slug === 'alergie-dzieci')?.profile?.allergens?.toSorted())
})

test('no two pages say the same of themselves', () => {
  for (const told of ['title', 'description', 'headline', 'lead', 'closing'] as const)
    expect(new Set(LANDING_PAGES.map((page) => page[told]))).toHaveProperty('size', LANDING_PAGES.length)
})

const days = Object.entries(import.meta.glob<LandingDay>('./generated/{c,h,n,d,l,a,t,s}*.json', { eager: true, import: 'default' })).filter(
  ([file]) => !file.endsWith('/cards.json'),
)

test.each(days)('%s is cooked from one pantry, and the gate has nothing to say of it', (_, { dishes }) => {
  expect(dishes.map(({ meal }) => meal)).toEqual(Object.keys(MEAL_NAMES))
  expect(dishes.filter(({ picture }) => !existsSync(join(PUBLIC, 'assets/dishes', `${picture}.webp`)))).toEqual([])
  for (const { title, atHome, asks } of dishes)
    expect({ title, missing: atHome.total - atHome.have, asks }).toEqual({ title, missing: 0, asks: [] })
})

test('a device does most of what its page shows, and no dish is on the pages of both', () => {
  const shown = days.flatMap(([, { dishes }]) => dishes.filter(({ machineSteps }) => machineSteps))
  expect(shown).toHaveLength(8)
  const byHand = shown.filter(({ machineSteps = [] }) => 2 * machineSteps.length <= (machineSteps[0]?.of ?? 0))
  expect(byHand.map(({ title }) => title)).toEqual([])
  expect(new Set(shown.map(({ title }) => title)).size).toBe(shown.length)
})

/** All that a page says. */
function wordsOf(page: (typeof LANDING_PAGES)[number]): string {
  return JSON.stringify({ ...page, faq: page.faq.map(({ question, answer }) => `${question} ${answer}`) })
}

test.each(LANDING_PAGES.map((page) => [page.slug, page] as const))('/lp/%s never calls a dish safe, nor promises to heal', (_, page) => {
  const words = wordsOf(page)
  expect(words).not.toMatch(/wylecz|uzdrow|gwarantujemy|w 100%/i)
  for (const [, before = ''] of words.matchAll(/(.{0,60})bezpieczn(?:e|y|a)\b/gi)) expect(before).toMatch(/nie |nigdy |czy |górny /i)
})

test.each(LANDING_PAGES.map((page) => [page.slug, page] as const))(
  '/lp/%s can be read at fourteen',
  (_, { lead, changes, labels, limits, faq }) => {
    const told = [
      lead,
      ...changes.points.map(({ text }) => text),
      labels.intro,
      ...labels.terms.map(({ text }) => text),
      ...limits,
      ...faq.flatMap(({ question, answer }) => [question, answer]),
    ]
    expect(fogOf(told.join(' '))).toBeLessThanOrEqual(9)
  },
)
