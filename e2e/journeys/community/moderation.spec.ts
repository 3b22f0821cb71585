import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { makeAdministrator, totpCode } from '../../support/administrator.ts'
import { expectAccessible } from '../../support/axe.ts'
import { Household } from '../../support/household.ts'
import { announcement } from '../../support/pantry.ts'
import { addRecipe } from '../../support/recipes.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

test.use({ reducedMotion: 'reduce' })

const secretSchema = z.object({ secret: z.string() })
const sentSchema = z.object({ results: z.array(z.object({ id: z.string() })).min(1) })

/** A moderator at a desk whose session has shown the second factor. */
async function openDesk(browser: Browser, origin: string): Promise<Page> {
  const moderator = await (await Household.move(origin)).settleIn()
  await makeAdministrator(moderator)
  const { secret } = secretSchema.parse(await moderator.call('POST', '/admin/second-factor/'))
  await moderator.call('POST', '/admin/second-factor/confirm/', { code: totpCode(secret) })
  const viewport = { width: 1280, height: 900 }
  const context = await browser.newContext({ storageState: moderator.storageState(), viewport, hasTouch: false, reducedMotion: 'reduce' })
  return context.newPage()
}

test('a recipe is published, refused with a reason, appealed and approved', async ({ page, household, browser, baseURL }) => {
  const title = `Krem z dyni od ${household.username}`
  const id = await addRecipe(household, {
    title,
    ingredients: ['1 kg dyni', '2 ziemniaki', '1 cebula', '200 ml śmietany 18%'],
    steps: ['Pokrój warzywa i gotuj je 25 minut w litrze wody.', 'Zmiksuj na krem, dolej śmietanę i podgrzej. To leczy tarczycę.'],
  })
  await openScreen(page, `/recipes/${id}`)
  await page.getByRole('button', { name: 'Więcej możliwości' }).tap()
  await page.getByRole('link', { name: 'Opublikuj' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Opublikować przepis?' })).toBeVisible()
  await page.getByLabel('Podpis przy przepisie').fill(household.username)
  await page.getByRole('checkbox', { name: /^To mój przepis/ }).check()
  await expectAccessible(page, 'the sending of a recipe')
  await page.getByRole('button', { name: 'Wyślij do moderacji' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Moje publikacje' })).toBeVisible()
  await expect(page.getByText(/^Wysłany dziś/)).toBeVisible()

  const { results } = sentSchema.parse(await household.call('GET', '/my-publications/'))
  const desk = await openDesk(browser, baseURL ?? '')
  const review = async () => {
    await openScreen(desk, `/admin/publications/${results[0]?.id ?? ''}`)
    await expect(desk.getByRole('heading', { level: 2, name: title })).toBeVisible()
  }
  await review()
  await expect(desk.getByText('Obietnica zdrowotna')).toBeVisible()
  await expectAccessible(desk, 'the queue of moderators')
  await desk.keyboard.press('o')
  await desk.keyboard.press('Space')
  await desk.getByRole('button', { name: 'Obietnica zdrowotna' }).click()
  await desk.getByLabel('Wiadomość do autora').press('Control+Enter')
  await expect(desk.getByText(`„${title}”: odrzucony.`)).toBeVisible()

  await openScreen(page, '/recipes/publications')
  await expect(page.getByText(/^Usuń z\sprzepisu obietnicę leczenia/)).toBeVisible()
  await expectAccessible(page, 'a recipe that was refused')
  await page.getByRole('button', { name: 'Odwołaj się' }).tap()
  await page.getByLabel('Dlaczego się nie zgadzasz').fill('To powiedzenie mojej babci, nie obietnica.')
  await page.getByRole('button', { name: 'Wyślij odwołanie' }).tap()
  await expect(page.getByText(/^To Twoje odwołanie/)).toBeVisible()

  await review()
  await expect(desk.getByText('To powiedzenie mojej babci, nie obietnica.')).toBeVisible()
  await desk.keyboard.press('a')
  await desk.keyboard.press('Enter')
  await expect(desk.getByText(`„${title}”: opublikowany.`)).toBeVisible()
  await desk.context().close()

  await page.reload()
  await expect(page.getByText('opublikowany', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Więcej: ${title}` }).tap()
  await page.getByRole('link', { name: /^Zobacz w/ }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(household.username))
  await openScreen(page, '/recipes/publications')
  await page.getByRole('button', { name: `Więcej: ${title}` }).tap()
  await page.getByRole('button', { name: 'Wycofaj' }).tap()
  await page.getByRole('dialog', { name: 'Wycofać przepis?' }).getByRole('button', { name: 'Wycofaj' }).tap()
  await expect(announcement(page, 'Przepis wycofany. U Ciebie zostaje.')).toBeAttached()
})
