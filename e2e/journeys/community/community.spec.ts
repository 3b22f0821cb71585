import pg from 'pg'
import { z } from 'zod'
import { Household } from '../../support/household.ts'
import { addRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'

const publicationSchema = z.object({ id: z.string() })

/** A recipe of somebody else's that everybody reads; a moderator's word is spoken in the database. */
async function publishRecipe(author: Household, title: string, signed: string): Promise<string> {
  const id = await addRecipe(author, {
    title,
    ingredients: ['500 g mąki pszennej', '800 g ziemniaków', '2 cebule', '250 g twarogu półtłustego'],
    steps: ['Ugotuj ziemniaki i ugnieć z twarogiem.', 'Zagnieć ciasto, nałóż farsz i gotuj 3 minuty.'],
  })
  const sent = await author.call('POST', `/recipes/${id}/publish/`, { author_name: signed, licence_accepted: true })
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  await client.query("update recipe_publications set state = 'published', decided_at = now() where id = $1", [
    publicationSchema.parse(sent).id,
  ])
  await client.query('update recipes set published_at = now() where id = $1', [id])
  await client.end()
  return id
}

test('a recipe of somebody else is found in the library, rated, commented, answered and reported', async ({
  page,
  household,
  baseURL,
  browser,
}) => {
  const author = await Household.move(baseURL ?? '')
  const suffix = household.username.slice(-6)
  const title = `Pierogi ${suffix}`
  const signed = `Ania ${suffix}`
  const id = await publishRecipe(author, title, signed)

  await page.goto('/published-recipes')
  await page.getByRole('searchbox', { name: 'Szukaj przepisu' }).fill(`pierogi ${suffix}`)
  await expect(page.getByText('1 przepis', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: `Autor: ${signed}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: signed })).toBeVisible()
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(new RegExp(`/recipes/${id}$`))

  const reviews = page.getByRole('region', { name: 'Oceny i komentarze' })
  await page.getByText('po moderacji').scrollIntoViewIfNeeded()
  await page.locator('#oceny').scrollIntoViewIfNeeded()
  const fourStars = reviews.getByRole('radio', { name: '4 z 5 gwiazdek' })
  await fourStars.click({ force: true })
  await expect(fourStars).toBeChecked()
  await expect(reviews.getByText('Średnia ocena: 4,0')).toBeVisible()

  await reviews.getByLabel('Twój komentarz').fill('Z podwójnej porcji, połowa poszła do zamrażarki.')
  await reviews.getByRole('button', { name: 'Dodaj komentarz' }).click()
  await reviews.getByLabel('Podpis').fill(`Tomek ${suffix}`)
  await reviews.getByRole('button', { name: 'Dodaj komentarz' }).click()
  const comment = reviews.getByRole('list', { name: 'Komentarze' }).getByRole('listitem')
  await expect(comment).toContainText('Z podwójnej porcji')

  await reviews.getByRole('button', { name: 'Zgłoś przepis' }).click()
  await page.getByRole('radio', { name: 'Składnik lub alergen pominięty' }).check({ force: true })
  await page.getByLabel('Dopisz, co poprawić').fill('W twarogu jest mleko.')
  await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Dziękujemy.' })).toBeAttached()

  const theirs = await (await browser.newContext({ storageState: author.storageState() })).newPage()
  await theirs.goto(`/recipes/${id}#oceny`)
  await theirs.getByRole('button', { name: `Więcej: komentarz, Tomek ${suffix}` }).click()
  await theirs.getByRole('button', { name: 'Odpowiedz' }).click()
  await theirs.getByLabel('Twoja odpowiedź').fill('Dzięki!')
  await theirs.getByRole('button', { name: 'Zapisz' }).click()
  await expect(theirs.getByText('Odpowiedź dodana.').first()).toBeAttached()
  await theirs.context().close()

  // A phone that says so: the page comes drawn for its width.
  const phone = { userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', isMobile: true }
  const guest = await (await browser.newContext({ storageState: { cookies: [], origins: [] }, ...phone })).newPage()
  const scripts = new Set<string>()
  guest.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await guest.goto(`/published-recipes/${id}`, { waitUntil: 'networkidle' })
  await expect(guest.getByText('Dzięki!')).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Załóż konto' }).first()).toBeVisible()
  // Read to the end without the app, which comes when something is done.
  await guest.keyboard.press('End')
  await guest.waitForLoadState('networkidle')
  expect([...scripts].toSorted()).toEqual(['/before-paint.js', '/still-page.js'])
  await guest.getByRole('button', { name: `Więcej: komentarz, Tomek ${suffix}` }).click()
  await guest.getByRole('button', { name: 'Zgłoś komentarz' }).click()
  await expect(guest.getByRole('dialog', { name: 'Co jest nie tak?' }).getByLabel('Twój e-mail')).toBeVisible()
  await guest.context().close()
})
