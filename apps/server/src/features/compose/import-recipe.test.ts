import { importRecipe } from '@spizarka/contract/recipe-sessions'
import { readPublishedRecipe, readRecipe } from '@spizarka/contract/recipes'
import { type WebPage, WebPageError } from '@spizarka/integrations/web-page'
import { afterAll, describe, expect, it, test } from 'vitest'
import { type MadeUser, makeUser, statusesOf, sumOfLedger } from '../../../test/factories.ts'
import { askFor, fillRecipes, madeBy } from '../../../test/fixtures/recipes.ts'
import { startTestApp } from '../../../test/harness.ts'

/** What the page at the address is; nobody goes out into the web for it. */
let page: WebPage | WebPageError | Error | Promise<WebPage>
const app = await startTestApp()
const web = await startTestApp({
  context: {
    webPages: {
      ...app.context.webPages,
      async readPage() {
        if (page instanceof Error) throw page
        return await page
      },
    },
  },
})
afterAll(() => Promise.all([app.close(), web.close()]))

const ADDRESS = 'https://kuchnia.example/szakszuka'
const RECIPE = {
  title: 'Zupa krem z dyni',
  about: 'Na jesień.',
  servings: 3,
  activeMinutes: 15,
  totalMinutes: 40,
  ingredients: ['1 kg dyni', '1 cebula', '200 ml mleka kokosowego', 'sól'],
  steps: ['Dynię upiecz 25 minut.', 'Zmiksuj z resztą.'],
}
const TEXT = `Szakszuka na leniwą sobotę
Składniki na 2 porcje:
- 4 jajka
- 1 puszka pomidorów krojonych
- 1 cebula
Przygotowanie
1. Cebulę zeszklij, dodaj pomidory i duś 10 minut.
2. Wbij jajka i przykryj.`

async function imported(user: MadeUser, body: { url: string } | { text: string }): Promise<string> {
  const { session_id } = await web.succeed(importRecipe, { token: user.token, body })
  await web.runJobs()
  return session_id
}
const errorOf = async (user: MadeUser, sessionId: string) => {
  const { status, body } = await askFor(web, user, sessionId)
  return [status, body]
}

describe('a page with a recipe', () => {
  it('becomes a recipe of the user’s own for nothing, with the address it was found at', async () => {
    page = { url: `${ADDRESS}/`, recipe: RECIPE, text: '' }
    const user = await makeUser(web, { points: 0 })
    const sessionId = await imported(user, { url: ADDRESS })
    expect((await askFor(web, user, sessionId)).body).toMatchObject({ kind: 'import', charged: 0, made_by: 'kitchen' })
    const recipe = await madeBy(web, user, sessionId)
    expect(recipe).toMatchObject({
      title: 'Zupa krem z dyni',
      about: 'Na jesień.',
      source: 'imported',
      kind: 'soup',
      servings: 3,
      active_minutes: 15,
      total_minutes: 40,
      source_url: `${ADDRESS}/`,
      is_own: true,
      why: [],
    })
    expect(recipe.ingredients.map(({ line, food_id }) => [line, food_id !== null])).toEqual(RECIPE.ingredients.map((line) => [line, true]))
    expect(recipe.steps.map(({ text, timer }) => [text, timer?.seconds])).toEqual([
      ['Dynię upiecz 25 minut.', 1500],
      ['Zmiksuj z resztą.', undefined],
    ])
    expect(recipe.nutrition.per_serving.kcal).toBeGreaterThan(50)
    expect(await sumOfLedger(web.db, user.id)).toBe(0)
  })

  it('says of what is fried in a fat that is no ingredient that this fat is not counted, and tells the amounts of its sentences anew', async () => {
    const user = await makeUser(web)
    const read = async (fat: string[]) => {
      const steps = ['Obtocz kotlety w 50 g bułki tartej.', 'Smaż na smalcu po 4 minuty.']
      page = { url: ADDRESS, recipe: { ...RECIPE, ingredients: ['4 kotlety schabowe', '50 g bułki tartej', ...fat], steps }, text: '' }
      return madeBy(web, user, await imported(user, { url: ADDRESS }))
    }
    const unlisted = await read([])
    expect(unlisted.nutrition).toMatchObject({ coverage: 1, without_frying_fat: true })
    expect(unlisted.steps.map(({ amounts = [] }) => amounts.map(({ quantity, food_id }) => [quantity, food_id]))).toEqual([
      [[50, 'bulka-tarta']],
      [],
    ])
    expect((await read(['2 łyżki smalcu'])).nutrition.without_frying_fat).toBe(false)
  })

  it('is nobody else’s', async () => {
    page = { url: ADDRESS, recipe: RECIPE, text: '' }
    const [user, other] = [await makeUser(web), await makeUser(web)]
    const { id } = await madeBy(web, user, await imported(user, { url: ADDRESS }))
    expect((await web.call(readRecipe, { token: other.token, params: { id } })).status).toBe(404)
    expect((await web.call(readPublishedRecipe, { params: { id } })).status).toBe(404)
  })

  it('keeps the parts that its ingredients stand under', async () => {
    page = { url: ADDRESS, recipe: { ...RECIPE, ingredients: ['Ciasto:', '200 g mąki', 'Krem:', '250 g mascarpone'] }, text: '' }
    const user = await makeUser(web)
    const { ingredients } = await madeBy(web, user, await imported(user, { url: ADDRESS }))
    expect(ingredients.map(({ line, part }) => [line, part])).toEqual([
      ['200 g mąki', 'Ciasto'],
      ['250 g mascarpone', 'Krem'],
    ])
  })

  it('that says it to people alone is read as they do', async () => {
    for (const recipe of [null, { ...RECIPE, steps: [] }]) {
      page = { url: ADDRESS, recipe, text: TEXT }
      const user = await makeUser(web)
      const made = await madeBy(web, user, await imported(user, { url: ADDRESS }))
      expect(made).toMatchObject({ title: 'Szakszuka na leniwą sobotę', servings: 2, source_url: ADDRESS })
      expect(made.ingredients).toHaveLength(3)
    }
  })

  it('full of markup, invisible characters and far too much is kept as harmless text within bounds', async () => {
    const ingredients = ['<img src=x onerror=alert(1)> 2 jajka', ...Array.from({ length: 300 }, () => `100 g ${'mąki '.repeat(100)}`)]
    const steps = Array.from({ length: 90 }, () => 'Mieszaj\u0000. '.repeat(400))
    page = { url: ADDRESS, recipe: { ...RECIPE, title: `Zupa\u0000 ${'a'.repeat(400)}`, servings: 48, ingredients, steps }, text: '' }
    const user = await makeUser(web)
    const recipe = await madeBy(web, user, await imported(user, { url: ADDRESS }))
    expect(recipe.title.length).toBeLessThanOrEqual(120)
    expect(recipe.servings).toBe(12)
    expect(recipe.ingredients).toHaveLength(200)
    expect(recipe.steps.length).toBeLessThanOrEqual(50)
    expect(recipe.ingredients[0]?.line).toContain('<img src=x onerror=alert(1)>')
    expect(JSON.stringify(recipe)).not.toContain('\\u0000')
  })
})

describe('a text', () => {
  it('becomes a recipe without an address', async () => {
    const user = await makeUser(web)
    const recipe = await madeBy(web, user, await imported(user, { text: TEXT }))
    expect(recipe).toMatchObject({ title: 'Szakszuka na leniwą sobotę', servings: 2, source: 'imported', source_url: null })
    expect(recipe.ingredients.map(({ line }) => line)).toEqual(['4 jajka', '1 puszka pomidorów krojonych', '1 cebula'])
    expect(recipe.steps).toHaveLength(2)
  })

  it.each([
    ['without ingredients', 'Dzień dobry, jak się macie? Pozdrawiam z Gdyni.'],
    ['without steps', 'Składniki:\n- 2 jajka\n- 200 g mąki'],
    ['of nothing readable', '<<<>>> \u200b \u0007 ---'],
  ])('%s is no recipe', async (_, text) => {
    const user = await makeUser(web)
    expect(await errorOf(user, await imported(user, { text }))).toEqual([
      422,
      { error: expect.stringContaining('Nie znaleźliśmy tu przepisu') },
    ])
  })
})

test('half a letter in what is pasted is one that is missing', async () => {
  const user = await makeUser(web)
  const recipe = await madeBy(web, user, await imported(user, { text: TEXT.replace('leniwą', 'leniw\ud83c') }))
  expect(recipe.title).toBe('Szakszuka na leniw\ufffd sobotę')
})

describe('a page without a recipe', () => {
  it.each([
    ['has none', { url: ADDRESS, recipe: null, text: 'Kontakt\nRegulamin' }, 'Nie znaleźliśmy tu przepisu'],
    ['is never opened', new WebPageError('refused', 'private', { retryable: false }), 'Nie udało się otworzyć tej strony'],
    ['does not answer', new WebPageError('unreachable', 'late', { retryable: true }), 'Nie udało się otworzyć tej strony'],
    ['is none', new WebPageError('unreadable', 'a film', { retryable: false }), 'Nie udało się otworzyć tej strony'],
    ['breaks the kitchen', new Error('our own fault'), 'Nie udało się odczytać przepisu'],
  ])('that %s says so', async (_, given, error) => {
    page = given
    const user = await makeUser(web)
    expect(await errorOf(user, await imported(user, { url: ADDRESS }))).toEqual([422, { error: expect.stringContaining(error) }])
    expect(await sumOfLedger(web.db, user.id)).toBe(250)
  })

  it('beyond the limit of recipes says so, also where that was reached meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<WebPage>()
    page = promise
    const user = await makeUser(web)
    await fillRecipes(web, user, 4999)
    const first = await web.succeed(importRecipe, { token: user.token, body: { url: ADDRESS } })
    const second = await web.succeed(importRecipe, { token: user.token, body: { text: TEXT } })
    resolve({ url: ADDRESS, recipe: RECIPE, text: '' })
    await web.runJobs()
    const answers = [await askFor(web, user, first.session_id), await askFor(web, user, second.session_id)]
    expect(statusesOf(answers)).toEqual([200, 403])
    expect((await web.call(importRecipe, { token: user.token, body: { text: TEXT } })).status).toBe(403)
  })
})

test.each([
  'ftp://kuchnia.example/przepis',
  'javascript:alert(1)',
  'http://localhost/przepis',
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://[::1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://10.0.0.8/przepis',
  'https://ktos:haslo@kuchnia.example/',
  'https://kuchnia.example:8443/',
  'nic',
])('%s is refused under the field of the address', async (url) => {
  const { token } = await makeUser(app)
  expect(await app.call(importRecipe, { token, body: { url } })).toMatchObject({
    status: 400,
    body: { url: [expect.stringContaining('Tego adresu nie możemy otworzyć')] },
  })
})

test.each([
  {},
  { url: ADDRESS, text: TEXT },
  { url: '', text: '  ' },
  { url: `https://a.pl/${'x'.repeat(2000)}` },
  { text: 'x'.repeat(20_001) },
])('neither, both, or too much is refused (%#)', async (body) => {
  const { token } = await makeUser(app)
  expect((await app.call(importRecipe, { token, body })).status).toBe(400)
})
