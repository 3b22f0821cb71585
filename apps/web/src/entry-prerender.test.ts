import { LEGAL_DOCUMENTS, RECIPIENT_KINDS } from '@spizarka/contract/legal'
import { describe, expect, test } from 'vitest'
import { fetchAllRoutes } from './app/routes.tsx'
import {
  hasScreen,
  libraryQuery,
  notFoundPage,
  prerenderedPages,
  render,
  renderDocument,
  renderLibrary,
  renderRecipe,
} from './entry-prerender.tsx'
import { LANDING_PAGES } from './features/public/landing/pages/index.ts'
import { ANY_ADDRESS, type RouteObject } from './lib/router/addresses.ts'
import { aComment, aRecipe, aRecipeSummary } from './testing/recipe-samples.ts'

const recipients = RECIPIENT_KINDS.map((kind) => ({ kind }))
const documents = Object.values(LEGAL_DOCUMENTS).map(async ({ path }) => ({
  path,
  ...(await renderDocument(path, { day: '2026-12-31', recipients })),
}))
const pages = await Promise.all([...Object.keys(prerenderedPages).map(async (path) => ({ path, ...(await render(path)) })), ...documents])

test.each(pages)('$path has a title, a description and one h1', ({ head, html }) => {
  expect(head).toMatch(/<title>.+<\/title>/)
  expect(head).toMatch(/<meta name="description" content="[^"]{50,200}"/)
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
})

const tagged = pages.filter(({ path }) => path in prerenderedPages && path !== notFoundPage)

test.each(tagged)('$path names its one address, and a picture of its own for links to it', ({ path, head }) => {
  expect(head.match(/<link rel="canonical" href="([^"]+)">/g)).toEqual([`<link rel="canonical" href="{{origin}}${path}">`])
  expect(head).toContain(`<meta property="og:url" content="{{origin}}${path}">`)
  const [, slug] = /^\/lp\/(.+)$/.exec(path) ?? []
  expect(head).toContain(`<meta property="og:image" content="{{origin}}/og/${slug ?? 'start'}.jpg">`)
})

test.each(LANDING_PAGES)('/lp/$slug tells search engines where it stands, and its questions with their answers', ({ slug, name, faq }) => {
  const { head } = pages.find(({ path }) => path === `/lp/${slug}`) ?? { head: '' }
  const told = [...head.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map(([, json = '']): unknown => JSON.parse(json))
  expect(told).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{ item: '{{origin}}/' }, { name, item: `{{origin}}/lp/${slug}` }] },
    { '@type': 'FAQPage', mainEntity: faq.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })) },
  ])
})

test.each(pages)('$path keeps to the content security policy: no inline style, script or handler', ({ html }) => {
  expect(html).not.toMatch(/ style=|<script|<style| on[a-z]+="/)
})

/** What is read in one go: the text of a page, cut where its line ends anyway. */
const passagesOf = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<\/?(?:a|strong|em|b)(?: [^>]*)?>/g, '')
    .split(/<[^>]+>/)
    .map((passage) => passage.replaceAll('&nbsp;', '\u00a0'))

test.each(pages)('$path leaves no one-letter word, and no number without its unit, at the end of a line', ({ html }) => {
  const loose = /(?<![\p{L}\d.\u00a0])[aiouwz] \S.{0,20}|\d (?:g|mg|kg|ml|kcal|zł|dni|min|godzin|pkt|punkt|porcj|osób|lat|produkt)/giu
  expect(passagesOf(html).flatMap((passage) => passage.match(loose) ?? [])).toEqual([])
})

test('the guest home says what it is, what it gives and what it costs', () => {
  const home = pages.find(({ path }) => path === '/')?.html ?? ''
  const text = home.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+|&nbsp;/g, ' ')
  expect(text).toContain('Gotuj z tego, co masz.')
  expect(text).toContain('Zacznij z 250 punktami AI')
  expect(text).toContain('29,99 zł')
  expect(text).toContain('49,99 zł')
})

test('a document shows what is in force that day, tells of what is to come, and has both', async () => {
  const { path } = LEGAL_DOCUMENTS.terms
  const before = (await renderDocument(path, { day: '2026-12-31', recipients })).html
  const promise = 'wystarcza na 4–5'
  const coming = before.indexOf('id="wersja-2027-01-01"')
  expect(before).toContain('href="#wersja-2027-01-01"')
  expect(before.indexOf(promise)).toBeLessThan(coming)
  expect(before.lastIndexOf('po pierwszym zainstalowaniu aplikacji')).toBeGreaterThan(coming)
  const after = (await renderDocument(path, { day: '2027-01-01', recipients })).html
  expect(after).not.toContain('href="#wersja-')
  expect(after.indexOf(promise)).toBeGreaterThan(after.indexOf('id="wersja-2025-09-11"'))
})

describe.each(['narrow', 'wide'] as const)('drawn for what is %s', (device) => {
  test('a recipe is whole, keeps to the content security policy, and nothing of it is on the next page', async () => {
    const recipe = aRecipe({
      id: '12',
      title: 'Krupnik',
      rating: 4.7,
      rating_count: 3,
      published_at: '2026-01-02T10:00:00Z',
      is_own: false,
    })
    const reply = { text: 'Dzięki!', created_at: '2026-01-04T10:00:00Z' }
    const comments = {
      count: 12,
      next: 'https://spizarka.example/more',
      previous: null,
      results: [aComment({ text: 'Z kminkiem.', reply })],
    }
    const { html, known } = await renderRecipe({ recipe, comments }, device, '')
    expect(html).toMatch(/<h1[^>]*>Krupnik/)
    for (const said of ['Z kminkiem.', 'Dzięki!', 'Pokaż kolejne (11)', 'Zgłoś przepis'])
      expect(html.replaceAll('<!-- -->', '')).toContain(said)
    expect(html).not.toMatch(/ style=|<script|<style| on[a-z]+="/)
    expect(known).toMatchObject([
      [['/published-recipes/:id/', { id: '12' }, undefined], { title: 'Krupnik' }],
      [['/published-recipes/:id/comments/', 'pages', '12'], { pages: [{ count: 12 }], pageParams: [1] }],
    ])
    const next = (await render('/published-recipes/12')).html
    expect(next).not.toContain('Krupnik')
    expect(next).not.toContain('Z kminkiem.')
  })

  test('the library shows its first page, as the wishes in its address say', async () => {
    const first = { count: 1, next: null, results: [aRecipeSummary({ title: 'Bigos' })] }
    const plain = await renderLibrary({ first, author: null }, device, '')
    expect(plain.html).toContain('Bigos')
    const { html } = await renderLibrary({ first, author: null }, device, '?q=%22kapusta%22&meal=lunch')
    expect(html).toContain('value="&quot;kapusta&quot;"')
    expect(html).not.toMatch(/ style=|<script|<style| on[a-z]+="/)
    expect(libraryQuery('?q=bigos&meal=lunch&free=gluten')).toMatchObject({ search: 'bigos', meal_type: 'lunch', free_from: 'gluten' })
  })

  test('what one author published says at once how much that is', async () => {
    const first = { count: 1, next: null, results: [aRecipeSummary({ title: 'Bigos', author_name: 'Hanka' })] }
    const author = { author_name: 'Hanka', recipes: 1, cooked: 3, saved: 0, rating: null, is_you: false }
    const { html } = await renderLibrary({ first, author }, device, '?author=hanka')
    expect(html).toMatch(/<h1[^>]*>Hanka/)
    expect(html).toContain('1 przepis · ugotowane 3')
  })
})

/** A path with something in each of its parts that have a name. */
const fill = (path: string) => path.replaceAll(/:\w+\??/g, 'a-1')

describe('an address', () => {
  const pathsOf = (routes: readonly RouteObject[]): string[] =>
    routes.flatMap(({ path, children = [] }) => [
      ...(path === undefined || path === ANY_ADDRESS ? [] : [`/${path.replace(/^\//, '')}`]),
      ...pathsOf(children),
    ])

  test('has a screen wherever a route of the app leads, with and without the parts that may be missing', async () => {
    const all = pathsOf(await fetchAllRoutes())
    expect(all).toEqual(expect.arrayContaining(['/', '/pantry', '/recipes/:recipeId/cook', '/password/reset/confirm/:uid?/:token?']))
    const addresses = all.flatMap((path) => [fill(path), `${fill(path)}/`, fill(path.replaceAll(/\/:\w+\?/g, ''))])
    expect((await Promise.all(addresses.map(hasScreen))).every(Boolean)).toBe(true)
  })

  test.each([notFoundPage, '/nie-ma', '/lp/nie-ma', '/lp', '/pantry/nie-ma', '/regulamin/x', '/recipes%2Fa-1', '/index.html'])(
    '%s has none',
    async (address) => {
      expect(await hasScreen(address)).toBe(false)
    },
  )
})
