import type { Page } from '@playwright/test'
import { expectStored } from '../../support/shopping.ts'
import { expect, test } from '../../support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** The names in the order of the screen, those that are bought marked. */
async function listOn(page: Page): Promise<string[]> {
  const boxes = page.getByRole('checkbox', { name: /^Kupione: / })
  const names = await boxes.evaluateAll((all) => all.map((box) => `${box.getAttribute('aria-label')} ${box.matches(':checked')}`))
  return names.toSorted()
}

/** No kitchen knows them, and none of their letters is a measure. */
const THINGS = Array.from('abcdefghijklmn', (letter) => `rzecz ${letter.repeat(3)}`)

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Kupione: ${name}`, exact: true }).check()

async function writeDown(page: Page, line: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Dopisz produkt' }).fill(line)
  await page.keyboard.press('Enter')
}

test('a list that two devices change without a network, one of them killed, ends alike on both', async ({
  page,
  context,
  browser,
  household,
}) => {
  test.slow()
  await page.goto('/shopping-lists')
  await page.getByRole('button', { name: 'Nowa pusta lista' }).click()
  await writeDown(page, '2 l mleka, chleb')
  await expect(page.getByRole('button', { name: /^mleko/ })).toContainText('2 × 1 l')
  await expect(page.getByRole('heading', { name: 'Pieczywo' })).toBeVisible()
  await writeDown(page, THINGS.join(', '))
  await expect(page.getByText('0 z 16 kupione')).toBeVisible()
  const address = page.url()

  const tablet = await browser.newContext({ storageState: household.storageState(), locale: 'pl-PL', timezoneId: 'Europe/Warsaw' })
  const other = await tablet.newPage()
  await other.goto(address)
  await expect(other.getByText('0 z 16 kupione')).toBeVisible()

  // The service workers have to have stored the app.
  for (const device of [page, other]) await device.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await context.setOffline(true)
  await tablet.setOffline(true)
  for (let place = 0; place < 14; place++) await tick(page, THINGS[place] ?? '')
  await expect(page.getByText('14 zmian czeka')).toBeVisible()
  for (let place = 7; place < 14; place++) await tick(other, THINGS[place] ?? '')
  await writeDown(other, 'świeczki, serwetki')
  for (let place = 0; place < 6; place++) {
    await other.getByRole('button', { name: new RegExp(`^${THINGS[place]}$`) }).click()
    await other.getByRole('dialog').getByRole('textbox', { name: 'Notatka' }).fill('duże')
    await other.getByRole('dialog').getByRole('button', { name: 'Zapisz' }).click()
  }
  await expect(other.getByText('15 zmian czeka')).toBeVisible()

  // Killed, and begun anew without a network.
  await expectStored(page, 14)
  await page.close({ runBeforeUnload: false })
  const reborn = await context.newPage()
  await reborn.goto(address)
  await expect(reborn.getByText('14 z 16 kupione')).toBeVisible()
  await expect(reborn.getByText('14 zmian czeka')).toBeVisible()

  await tablet.setOffline(false)
  await context.setOffline(false)
  await expect(reborn.getByText('14 z 18 kupione')).toBeVisible()
  await expect(other.getByText('14 z 18 kupione')).toBeVisible()
  for (const device of [reborn, other]) await expect(device.getByText(/zmian\S* czeka/)).toHaveCount(0)
  expect(await listOn(reborn)).toEqual(await listOn(other))

  // Into the shop, where the last tick can be taken back.
  await reborn.getByRole('link', { name: 'Idź do sklepu' }).click()
  await reborn.getByRole('checkbox', { name: /^chleb/ }).check()
  await expect(reborn.getByText('15 z 18')).toBeVisible()
  await reborn.getByRole('button', { name: 'Cofnij odhaczenie: chleb' }).click()
  await expect(reborn.getByText('14 z 18')).toBeVisible()
  await tablet.close()
})
