import type { Page } from '@playwright/test'
import { PASSWORD } from '../../support/household.ts'
import { amountOf } from '../../support/pantry.ts'
import { expect, test } from '../../support/test.ts'

test.use({ storageState: { cookies: [], origins: [] }, hasTouch: false, viewport: { width: 1280, height: 900 } })

/** Tabs on until what has the focus has that name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    // The first line is the element itself, the others are what stands in it.
    // What had it may be gone meanwhile: then the next press tells.
    const snapshot = (await focused.count()) === 1 ? await focused.ariaSnapshot({ timeout: 2_000 }).catch(() => '') : ''
    const [role] = snapshot.split('\n')
    if (role?.includes(`"${name}`)) return
  }
  throw new Error(`Tab does not come to ${name}`)
}

async function signInByKeyboard(page: Page, username: string): Promise<void> {
  await page.goto('/login')
  await tabTo(page, 'Login lub e-mail')
  await page.keyboard.type(username)
  await tabTo(page, 'Hasło')
  await page.keyboard.type(PASSWORD)
  // What is typed before the page has come alive is kept; a key that sends it waits for the button.
  await expect(page.getByRole('button', { name: 'Zaloguj się' })).toBeEnabled()
  await page.keyboard.press('Enter')
}

test('the way from the login to the pantry needs no mouse', async ({ page, household }) => {
  await signInByKeyboard(page, household.username)
  await expect(page).toHaveURL('/')

  // The pantry is empty: the ways of adding stand there themselves.
  await tabTo(page, 'Wpisz listę')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/add-products/text')
  await tabTo(page, 'Twoja lista produktów')
  await page.keyboard.type('4 cebule\nmąka 1 kg')
  await tabTo(page, 'Przetwórz listę')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1000 g')).toBeVisible()
  await tabTo(page, 'Zatwierdź i dodaj do spiżarni')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/pantry')

  await expect(amountOf(page, 'cebula')).toContainText('4 szt.')
  await tabTo(page, 'Mniej: cebula')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect(amountOf(page, 'cebula')).toContainText('2 szt.')
  await page.keyboard.press('Enter')
  // The last step is taken by a bin, which has to be seen first: taps quicker than the screen do not use a product up.
  await expect(amountOf(page, 'cebula').getByRole('button', { name: 'Zużyte: cebula' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(amountOf(page, 'cebula')).toBeHidden()
  // The focus stays in the list.
  await expect(page.locator(':focus')).toHaveText('mąka')
})

test.describe('somebody new', () => {
  test.use({ newcomer: true })

  test('needs no mouse for the first steps', async ({ page, household }) => {
    await signInByKeyboard(page, household.username)
    await expect(page).toHaveURL('/onboarding/welcome')
    await tabTo(page, 'Zaczynamy')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Na czym gotujesz?' })).toBeVisible()
    await tabTo(page, 'Kuchenka mikrofalowa')
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name: 'Kuchenka mikrofalowa' })).toBeChecked()
    await tabTo(page, 'Zapisz i przejdź dalej')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Co zawsze masz w domu?' })).toBeVisible()
    await tabTo(page, 'cukier')
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name: 'cukier' })).toBeChecked()
    await tabTo(page, 'Zapisz i przejdź dalej')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /o Twoim zdrowiu/ })).toBeVisible()
    await tabTo(page, 'Pomiń')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Jak jesz?' })).toBeVisible()
    await tabTo(page, 'Czego nie jesz?')
    await page.keyboard.type('kolendra')
    await page.keyboard.press('Enter')
    await tabTo(page, 'Zapisz i przejdź dalej')
    await page.keyboard.press('Enter')
    await tabTo(page, 'Zakończ i odbierz')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    expect(await household.call('GET', '/my-exclusions/list/')).toEqual([{ product_name: 'kolendra' }])
  })
})
