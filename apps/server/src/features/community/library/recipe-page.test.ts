import { createComment, listComments } from '@spizarka/contract/comments'
import { LANDING_SLUGS } from '@spizarka/contract/landing-pages'
import { MEAL_TYPES } from '@spizarka/contract/meals'
import { DISH_KINDS } from '@spizarka/contract/recipe-parts'
import { type Recipe, rateRecipe } from '@spizarka/contract/recipes'
import fc from 'fast-check'
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

/** Letters, signs and what would end a tag, an attribute or a script, were it not kept in its place. */
const written = (longest: number) =>
  fc
    .array(
      fc.oneof(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
        fc.constantFrom(
          '</script>',
          '<!--',
          ']]>',
          '"',
          "'",
          '&quot;',
          '\u2028',
          '\\',
          '\\u003c',
          '½ szkl.',
          'żółć',
          '🍲',
          '{"@type":"Thing"}',
          'ą'.repeat(160),
        ),
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map((parts) => parts.join(' ').slice(0, longest).toWellFormed().trim() || 'Zupa')

const minutes = fc.option(fc.integer({ min: 1, max: 2880 }))
const figure = fc.option(fc.integer({ min: 0, max: 99_999 }).map((tenths) => tenths / 10))

/** A recipe as somebody may have written it and others rated it. */
function writtenBy(some: Recipe, line: Recipe['ingredients'][number], step: Recipe['steps'][number]): fc.Arbitrary<Recipe> {
  const serving = some.nutrition.per_serving
  return fc
    .record({
      title: written(120),
      about: fc.oneof(fc.constant(''), written(500)),
      author_name: fc.option(written(40)),
      kind: fc.constantFrom(...keysOf(DISH_KINDS)),
      meal_types: fc.subarray(keysOf(MEAL_TYPES)),
      servings: fc.integer({ min: 1, max: 20 }),
      total_minutes: minutes,
      lines: fc.array(written(120), { minLength: 3, maxLength: 12 }),
      steps: fc.array(written(600), { minLength: 2, maxLength: 8 }),
      rated: fc.option(
        fc.record({
          rating: fc.integer({ min: 100, max: 500 }).map((cents) => cents / 100),
          rating_count: fc.integer({ min: 1, max: 1e6 }),
        }),
      ),
      active: fc.option(fc.integer({ min: 1, max: 100 })),
      figures: fc.record({ kcal: figure, protein_g: figure, fat_g: figure, salt_g: figure }),
      pictured: fc.boolean(),
    })
    .map(({ lines, steps, rated, active, figures, pictured, ...each }) => ({
      ...some,
      ...each,
      ...(rated ?? { rating: null, rating_count: 0 }),
      active_minutes: active === null || each.total_minutes === null ? null : Math.ceil((each.total_minutes * active) / 100),
      ingredients: lines.map((told) => ({ ...line, line: told })),
      steps: steps.map((told) => ({ ...step, text: told })),
      nutrition: { ...some.nutrition, per_serving: { ...serving, ...figures } },
      picture: pictured ? some.picture : null,
    }))
}

function keysOf<Key extends string>(names: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(names) as Key[]
}

describe('the page of a published recipe', () => {
  it('tells search engines and previews what it is of', async () => {
    const author = await makeUser(app)
    const { recipe_id } = await publishedRecipe(app, author)
    const page = await findRecipePage(app.context, Number(recipe_id), {})
    expect(page?.head).toContain(`<link rel="canonical" href="https://spizarka.example/published-recipes/${recipe_id}">`)
    expect(page?.head).toContain(`<meta property="og:title" content="${SOUP.title}">`)
    expect(page?.head).toMatch(
      new RegExp(`<meta name="description" content="Gęsta i rozgrzewająca. 40 min, 4 porcje, 4 składniki. Autor: ${nameOf(author.id)}.">`),
    )
    expect(page?.head).not.toContain('aggregateRating')
  })

  it('brings what a guest reads of its comments, as many as are asked for', async () => {
    const [reader, author] = [await makeUser(app), await makeUser(app)]
    const { recipe_id: id } = await publishedRecipe(app, author)
    for (const said of ['Z kminkiem.', 'Bez kminku.', 'Zadzwoń: 601 602 603'])
      await app.succeed(createComment, { token: reader.token, params: { id }, body: { text: said, author_name: nameOf(reader.id) } })
    const page = await findRecipePage(app.context, Number(id), { page: 1, page_size: 1 })
    expect(page?.comments).toMatchObject({ count: 2, results: [{ text: 'Bez kminku.', is_own: false }] })
    expect(page?.comments.results).toEqual((await app.succeed(listComments, { params: { id }, query: { page_size: 1 } })).results)
    expect(page?.comments.next).toBe(`https://spizarka.example/published-recipes/${id}/comments/?page=2`)
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
    const page = await findRecipePage(app.context, Number(recipe_id), {})
    expect(page?.head.match(/<script/g)).toHaveLength(1)
    expect(page?.head.match(/<\/script/g)).toHaveLength(1)
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/u.exec(page?.head ?? '') ?? []
    expect(recipeSchema.parse(JSON.parse(json)).name).toContain('</script><script>alert(1)</script>')
  })

  it('is a valid Recipe whatever people wrote: 1,000 at random, each read back as it was written', async () => {
    const { recipe_id } = await publishedRecipe(app, await makeUser(app))
    const some = await getPublishedRecipe(app.context, Number(recipe_id), GUEST)
    const [line, step] = [some.ingredients[0], some.steps[0]]
    if (!line || !step) throw new Error('nothing to write anew')
    fc.assert(
      fc.property(writtenBy(some, line, step), (recipe) => {
        const { head } = renderRecipePage(recipe, 'https://spizarka.example')
        expect([head.split('<script').length, head.split('</script').length, head.split('<title>').length]).toEqual([2, 2, 2])
        // Nothing of a text ends an attribute: every tag of the head is one of ours, with quoted values alone.
        expect(
          head.replace(
            /<title>[^<]*<\/title>|<(?:meta|link)(?: [a-z]+="[^"<>]*")+>|<script type="application\/ld\+json">[^<]*<\/script>/gu,
            '',
          ),
        ).toBe('')
        expect(/<meta name="description" content="([^"]*)">/u.exec(head)?.[1]?.replace(/&[a-z0-9#]+;/gu, '.').length).toBeLessThanOrEqual(
          155,
        )
        const data = recipeSchema.parse(JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/su.exec(head)?.[1] ?? ''))
        expect([data.name, data.recipeIngredient, data.recipeInstructions.map(({ text: told }) => told)]).toEqual([
          recipe.title,
          recipe.ingredients.map((each) => each.line),
          recipe.steps.map((each) => each.text),
        ])
        expect([data.totalTime !== undefined, data.aggregateRating !== undefined, data.image !== undefined]).toEqual([
          recipe.total_minutes !== null,
          recipe.rating !== null,
          recipe.picture !== null,
        ])
      }),
      { numRuns: 1000 },
    )
  })

  it('is none where nobody may read the recipe', async () => {
    expect(await findRecipePage(app.context, 999_999, {})).toBeUndefined()
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
})

test('the sitemap names every published recipe, and the file for robots the sitemap', async () => {
  const { recipe_id } = await publishedRecipe(app, await makeUser(app))
  const sitemap = await app.app.inject({ url: '/sitemap.xml' })
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(sitemap.body).toContain(`<loc>https://spizarka.example/published-recipes/${recipe_id}</loc>`)
  for (const slug of LANDING_SLUGS) expect(sitemap.body).toContain(`<loc>https://spizarka.example/lp/${slug}</loc>`)
  expect((await app.app.inject({ url: '/robots.txt' })).body).toContain('Sitemap: https://spizarka.example/sitemap.xml')
  expect((await app.app.inject({ url: '/sitemap-1.xml' })).body).toBe(sitemap.body)
  for (const none of ['/sitemap-2.xml', '/sitemap-0.xml', '/sitemap-x.xml'])
    expect((await app.app.inject({ url: none })).statusCode).toBe(404)
})

/** The start, the library, plans, help twice and two documents; and the landing pages. */
const OTHER_PAGES = 7 + LANDING_SLUGS.length

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
  expect(parts.map(({ length }) => length)).toEqual([50_000, 50_000, 100 + OTHER_PAGES])
  expect(new Set(parts.flat()).size).toBe(100_100 + OTHER_PAGES)
  await many.close()
})
