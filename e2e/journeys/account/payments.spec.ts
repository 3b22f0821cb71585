import { readFile } from 'node:fs/promises'
import { becomeAdministrator } from '../../support/administrator.ts'
import { expectAccessible, expectReadable } from '../../support/axe.ts'
import { announcement } from '../../support/pantry.ts'
import { buyPremium, chooseAtTill, letPaymentsAge, letRenewalFallDue, makeDiscountCode, ORDER } from '../../support/payments.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, guestTest, test } from '../../support/test.ts'

test.use({ reducedMotion: 'reduce' })
guestTest.use({ reducedMotion: 'reduce' })

test('Premium is three taps from where it was missed; it is invoiced, cancelled in two, resumed and withdrawn from', async ({ page }) => {
  await page.goto('/generate-recipe')
  await page.getByRole('button', { name: 'Twoje życzenie (Premium)' }).tap()
  await page.getByRole('link', { name: 'Zobacz plany' }).tap()
  await page.getByRole('button', { name: 'Wybieram Premium', exact: true }).tap()
  const order = page.getByRole('dialog', { name: 'Zamówienie' })
  await expectAccessible(page, 'an order')
  await order.getByRole('button', { name: ORDER }).tap()
  await chooseAtTill(page, 'pay')

  await expect(page.getByRole('heading', { name: 'Premium jest Twoje' })).toBeVisible()
  await expect(page.getByText('było 250 punktów, jest')).toBeVisible()
  await expectAccessible(page, 'a payment that is paid')
  await page.getByRole('link', { name: 'Wróć do kuchni' }).tap()
  await expect(page).toHaveURL('/generate-recipe')
  await expect(page.getByRole('textbox', { name: 'Twoje życzenie' })).toBeVisible()

  await openScreen(page, '/settings/invoices')
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Pobierz: FV\// }).tap()])
  expect(download.suggestedFilename()).toMatch(/^FV-\d{4}-\d\d-\d{4,}\.pdf$/)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await openScreen(page, '/settings/subscription')
  await expect(page.getByRole('heading', { name: 'Premium, rocznie' })).toBeVisible()
  await expectAccessible(page, 'the plan of a member')
  await page.getByRole('button', { name: /^Zrezygnuj z/ }).tap()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Zrezygnuj z/ })
    .tap()
  await expect(announcement(page, 'Subskrypcja nie odnowi się.')).toBeAttached()
  await expect(page.getByRole('button', { name: /^Zrezygnuj z/ })).toBeHidden()
  await page.getByRole('button', { name: 'Wznów odnawianie' }).tap()
  await expect(page.getByRole('button', { name: /^Zrezygnuj z/ })).toBeVisible()

  await page.getByRole('button', { name: 'Odstąp od umowy tutaj' }).tap()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Potwierdzam odstąpienie/ })
    .tap()
  await expect(page.getByText('Teraz: Free')).toBeVisible()
})

test('a code is taken off the price; a payment that was given up fails, and can be made again', async ({ page, household }) => {
  const code = `LATO-${household.username.slice(4).toUpperCase()}`
  await makeDiscountCode(code, 20)
  await openScreen(page, '/settings/subscription')
  const payWithCode = async () => {
    await page.getByRole('button', { name: 'Mam kod rabatowy' }).tap()
    await page.getByLabel('Twój kod').fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Sprawdź' }).tap()
    await expect(page.getByRole('dialog').getByText(/^239,92\szł$/)).toBeVisible()
    await page.getByRole('button', { name: ORDER }).tap()
  }
  await payWithCode()
  await chooseAtTill(page, 'abandon')
  await expect(page.getByRole('heading', { name: 'Jeszcze nie potwierdzona' })).toBeVisible()
  await letPaymentsAge(household)
  await page.getByRole('button', { name: 'Sprawdź jeszcze raz' }).tap()
  await expect(page.getByRole('heading', { name: 'Płatność się nie udała' })).toBeVisible()
  await expectAccessible(page, 'a payment that failed')
  await page.getByRole('link', { name: 'Spróbuj ponownie' }).tap()
  await payWithCode()
  await chooseAtTill(page, 'pay')
  await expect(page.getByRole('heading', { name: 'Premium jest Twoje' })).toBeVisible()
  await expect(page.getByText('239,92')).toBeVisible()
})

test('a renewal that failed is told, paid by hand with another card, and goes on', async ({ page, household, baseURL }) => {
  await buyPremium(page, { monthly: true, choice: 'pay_then_decline' })

  await letRenewalFallDue(household)
  await openScreen(page, '/settings/subscription')
  await expect(page.getByRole('heading', { name: /^Nie udało się pobrać 29,99\szł$/ })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'odrzucona' })).toHaveCount(1)
  await expectAccessible(page, 'a renewal that failed')
  const mailbox = await (await fetch(`${baseURL}/dev/mailbox`)).text()
  expect(mailbox.split('<li>').filter((entry) => entry.includes(household.username))).toEqual(
    expect.arrayContaining([expect.stringContaining('Nie udało się pobrać płatności za plan')]),
  )

  await page.getByRole('button', { name: /^Zapłać teraz 29,99\szł$/ }).tap()
  await expect(page).toHaveURL(/\/dev\/till\//)
  await letPaymentsAge(household, 10)
  await chooseAtTill(page, 'decline')
  await expect(page.getByRole('heading', { name: 'Płatność się nie udała' })).toBeVisible()
  await page.getByRole('link', { name: 'Spróbuj ponownie' }).tap()
  await page.getByRole('button', { name: 'Zmień kartę' }).tap()
  await chooseAtTill(page, 'pay')
  await expect(page.getByRole('heading', { name: 'Premium jest Twoje' })).toBeVisible()
  await openScreen(page, '/settings/subscription')
  await expect(page.getByText('odnawia się', { exact: true })).toBeVisible()
})

test('a plan renews by itself, counts towards a higher one, and ends with its withdrawal; its papers come in one archive', async ({
  page,
  household,
}) => {
  await buyPremium(page, { monthly: true })
  await letRenewalFallDue(household, 'renewed')

  await openScreen(page, '/settings/subscription')
  await page.getByRole('button', { name: 'Wybieram Premium Super', exact: true }).tap()
  await expect(page.getByRole('dialog').getByText(/^−29,99\szł$/)).toBeVisible()
  await expect(page.getByRole('dialog').getByText(/^469,91\szł$/)).toBeVisible()
  await page.getByRole('button', { name: ORDER }).tap()
  await chooseAtTill(page, 'pay')
  await expect(page.getByRole('heading', { name: 'Premium Super jest Twoje' })).toBeVisible()

  await openScreen(page, '/settings/subscription')
  await page.getByRole('button', { name: 'Odstąp od umowy tutaj' }).tap()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Potwierdzam odstąpienie/ })
    .tap()
  await expect(page.getByText('Teraz: Free')).toBeVisible()

  await openScreen(page, '/settings/invoices')
  await expect(page.getByText('4 dokumenty')).toBeVisible()
  await expect(page.getByText('zwrócona częściowo')).toHaveCount(1)
  await expect(page.getByText(/^−468,62\szł$/)).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Pobierz wszystkie/ }).tap()])
  expect(download.suggestedFilename()).toMatch(/^faktury-\d{4}\.zip$/)
  const archive = await readFile(await download.path())
  expect(archive.toString('latin1').match(/%PDF-/g)).toHaveLength(4)
})

test('money is given back by hand, and its invoice is corrected', async ({ page, household }) => {
  await buyPremium(page)

  await becomeAdministrator(household)
  await page.goto('/admin/payments')
  await page.getByLabel('Szukaj płatności').fill(household.username)
  await expect(page.getByText('1 płatność', { exact: true })).toBeVisible()
  await page.locator('summary').first().tap()
  await page.getByLabel('Kwota').fill('10,00')
  await page.getByLabel('Powód').fill('Przerwa w działaniu')
  await page.getByRole('button', { name: 'Zwróć pieniądze' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Zwróć', exact: true }).tap()
  await expect(page.getByRole('dialog')).toBeHidden()

  await openScreen(page, '/settings/invoices')
  await expect(page.getByRole('button', { name: /^Pobierz: FK\// })).toBeVisible()
  await expect(page.getByText(/^−10,00\szł$/)).toBeVisible()
  await expectAccessible(page, 'invoices with a correction')
})

guestTest('a guest reads what the plans cost, and signs in to see a payment', async ({ page }) => {
  await expectReadable(page, '/plany')
  await page.goto('/payment-status/3f8a61c2-94d0-4b7e-8e15-6c5bd1e6a111')
  await expect(page).toHaveURL('/login')
})
