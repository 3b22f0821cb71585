import { rateRecipe } from '@spizarka/contract/recipes'
import { afterAll, describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { makeUser } from '../../../../test/factories.ts'
import { nameOf, publishedRecipe, SOUP } from '../../../../test/fixtures/community.ts'
import { startTestApp } from '../../../../test/harness.ts'
import { GUEST, getPublishedRecipe, syncBase } from '../../recipes/index.ts'
import { findRecipePage, renderRecipePage, structuredData } from './recipe-page.ts'

const app = await startTestApp({ settings: { PUBLIC_URL: 'https://spizarka.example' } })
afterAll(() => app.close())

// What Google asks of a Recipe, and what schema.org says of each property.
const iso = z.string().regex(/^PT(?=\d)(?:\d+H)?(?:\d+M)?$/)
const text = z.string().min(1)
const amount = z.string().regex(/^\d+(?:\.\d+)? (?:k?cal|g|mg)$/)
const recipeSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Recipe'),
  name: text,
  url: z.url({ protocol: /^https$/ }),
  inLanguage: z.literal('pl'),
  description: text.optional(),
  image: z.array(z.url({ protocol: /^https$/ })).optional(),
  author: z.union([
    z.strictObject({ '@type': z.literal('Person'), name: text }),
    z.strictObject({ '@type': z.literal('Organization'), name: text, url: z.url() }),
  ]),
  datePublished: z.iso.datetime(),
  recipeYield: text,
  prepTime: iso.optional(),
  cookTime: iso.optional(),
  totalTime: iso.optional(),
  recipeCategory: text,
  recipeCuisine: text,
  keywords: text,
  recipeIngredient: z.array(text).min(1),
  recipeInstructions: z.array(z.strictObject({ '@type': z.literal('HowToStep'), position: z.int(), text })).min(1),
  nutrition: z
    .object({ '@type': z.literal('NutritionInformation'), servingSize: text })
    .catchall(amount.or(text))
    .optional(),
  aggregateRating: z
    .strictObject({
      '@type': z.literal('AggregateRating'),
      ratingValue: z.number().min(1).max(5),
      ratingCount: z.int().positive(),
      bestRating: z.literal(5),
      worstRating: z.literal(1),
    })
    .optional(),
})

describe('the page of a published recipe', () => {
  it('tells search engines and previews what it is of', async () => {
    const author = await makeUser(app)
    const { recipe_id } = await publishedRecipe(app, author)
    const page = await findRecipePage(app.context, Number(recipe_id))
    expect(page?.head).toContain(`<link rel="canonical" href="https://spizarka.example/published-recipes/${recipe_id}">`)
    expect(page?.head).toContain(`<meta property="og:title" content="${SOUP.title}">`)
    expect(page?.head).toMatch(
      new RegExp(`<meta name="description" content="Gęsta i rozgrzewająca. 40 min, 4 porcje, 4 składniki. Autor: ${nameOf(author.id)}.">`),
    )
    expect(page?.head).not.toContain('aggregateRating')
  })

  it('tells a rating where there is one', async () => {
    const { recipe_id } = await publishedRecipe(app, await makeUser(app))
    for (const rating of [5, 4])
      await app.succeed(rateRecipe, { token: (await makeUser(app)).token, params: { id: recipe_id }, body: { rating } })
    const recipe = await getPublishedRecipe(app.context, Number(recipe_id), GUEST)
    expect(structuredData(recipe, 'https://spizarka.example')).toMatchObject({
      totalTime: 'PT40M',
      aggregateRating: { ratingValue: 4.5, ratingCount: 2, bestRating: 5, worstRating: 1 },
    })
  })

  it('lets no text out of its place', async () => {
    const evil = "</script><script>alert(1)</script> \"onload='x' & \u2028"
    const { recipe_id } = await publishedRecipe(app, await makeUser(app), { title: evil, about: evil, steps: [evil, evil] })
    const page = await findRecipePage(app.context, Number(recipe_id))
    expect(page?.head.match(/<script/g)).toHaveLength(1)
    expect(page?.head.match(/<\/script/g)).toHaveLength(1)
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/u.exec(page?.head ?? '') ?? []
    expect(recipeSchema.parse(JSON.parse(json)).name).toContain('</script><script>alert(1)</script>')
  })

  it('is none where nobody may read the recipe', async () => {
    expect(await findRecipePage(app.context, 999_999)).toBeUndefined()
  })
})

test('every recipe of the base is a valid Recipe', async () => {
  await syncBase.handle(app.context, {})
  const rows = await app.db.selectFrom('recipes').where('source', '=', 'base').select('id').execute()
  expect(rows.length).toBeGreaterThan(200)
  for (const { id } of rows) {
    const recipe = await getPublishedRecipe(app.context, id, GUEST)
    const data = structuredData(recipe, 'https://spizarka.example')
    expect({ title: recipe.title, faults: recipeSchema.safeParse(data).error?.issues ?? [] }).toEqual({ title: recipe.title, faults: [] })
    expect(renderRecipePage(recipe, 'https://spizarka.example').head.length).toBeGreaterThan(500)
  }
}, 120_000)

test('the sitemap names every published recipe, and the file for robots the sitemap', async () => {
  const { recipe_id } = await publishedRecipe(app, await makeUser(app))
  const sitemap = await app.app.inject({ url: '/sitemap.xml' })
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(sitemap.body).toContain(`<loc>https://spizarka.example/published-recipes/${recipe_id}</loc>`)
  expect((await app.app.inject({ url: '/robots.txt' })).body).toContain('Sitemap: https://spizarka.example/sitemap.xml')
  expect((await app.app.inject({ url: '/sitemap-1.xml' })).body).toBe(sitemap.body)
  for (const none of ['/sitemap-2.xml', '/sitemap-0.xml', '/sitemap-x.xml'])
    expect((await app.app.inject({ url: none })).statusCode).toBe(404)
})

test('the sitemap is of parts of 50,000 addresses, each of which stands in one', async () => {
  const many = await startTestApp()
  await many.pool.query(`
    insert into recipes (source, base_id, title, kind, servings, content, food_ids, computed_with, search_text, published_at)
    select 'base', 'danie-' || number, 'Danie ' || number, 'soup', 2, '{}', '{}', 'test', '', now() from generate_series(1, 100100) as number`)
  const read = async (url: string) =>
    [...(await many.app.inject({ url })).body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const files = await read('/sitemap.xml')
  expect(files).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'])
  const parts = []
  for (const file of files) parts.push(await read(file))
  expect(parts.map(({ length }) => length)).toEqual([50_000, 50_000, 106])
  expect(new Set(parts.flat()).size).toBe(100_106)
  await many.close()
}, 60_000)
