import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { newUsername, PASSWORD } from '../../support/household.ts'
import { linkMailedTo } from '../../support/mailbox.ts'
import { expect, guestTest, test } from '../../support/test.ts'

const NEW_PASSWORD = 'dwa-koty-na-parapecie'

async function signIn(page: Page, identifier: string, password: string): Promise<void> {
  await page.getByLabel('Login lub e-mail').fill(identifier)
  await page.getByLabel('Hasło', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
}

guestTest('an account from its first mail to its deletion', async ({ page, baseURL }) => {
  const origin = baseURL ?? ''
  const username = newUsername()
  const email = `${username}@example.pl`
  const newEmail = `nowy-${email}`

  await page.goto('/register')
  await page.getByLabel('Login', { exact: true }).fill(username)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Powtórz hasło').fill(PASSWORD)
  await page.getByRole('checkbox', { name: /Akceptuję/ }).check()
  await page.getByRole('button', { name: 'Załóż konto' }).click()
  await expect(page.getByRole('heading', { name: 'Sprawdź skrzynkę' })).toBeVisible()
  await page.goto(await linkMailedTo(origin, email, 'activate'))
  await expect(page.getByRole('heading', { name: 'Konto aktywne' })).toBeVisible()

  await page.goto('/login')
  await page.getByRole('link', { name: 'Nie pamiętasz hasła?' }).click()
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Wyślij link' }).click()
  await expect(page.getByText('Email z linkiem do resetowania hasła został wysłany. Sprawdź swoją skrzynkę odbiorczą.')).toBeVisible()
  const resetLink = await linkMailedTo(origin, email, 'password/reset/confirm')
  await page.goto(resetLink)
  // Looked at twice, the link is still good.
  await page.reload()
  await page.getByLabel('Nowe hasło', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Powtórz nowe hasło').fill(NEW_PASSWORD)
  await expectAccessible(page, 'the new password')
  await page.getByRole('button', { name: 'Zmień hasło' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Hasło zostało zmienione. Zaloguj się nowym hasłem.')).toBeVisible()
  await page.goto(resetLink)
  await expect(page.getByRole('heading', { name: 'Nieprawidłowy link' })).toBeVisible()

  await page.goto('/login')
  await signIn(page, email, PASSWORD)
  await expect(page.getByText('Niepoprawny login / email lub hasło.')).toBeVisible()
  await signIn(page, email, NEW_PASSWORD)
  await expect(page).not.toHaveURL('/login')

  await page.goto('/settings/account')
  await page.getByLabel('Nowy adres e-mail').fill(newEmail)
  await page.getByLabel('Hasło, aby potwierdzić zmianę adresu').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Zmień adres e-mail' }).click()
  await expect(page.getByText(/^Link potwierdzający został wysłany na nowy adres/)).toBeVisible()
  await expect(page.getByText(`Teraz: ${email}`)).toBeVisible()
  await page.goto(await linkMailedTo(origin, newEmail, 'email-confirmation'))
  await expect(page.getByRole('heading', { name: 'Adres zmieniony' })).toBeVisible()
  await page.getByRole('link', { name: 'Przejdź do ustawień konta' }).click()
  await expect(page.getByText(`Teraz: ${newEmail}`)).toBeVisible()

  await page.getByRole('button', { name: 'Usuń konto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Usunąć konto na zawsze?' })
  await expectAccessible(page, 'the deletion')
  await dialog.getByLabel('Hasło', { exact: true }).fill(NEW_PASSWORD)
  await dialog.getByRole('button', { name: 'Usuń konto na zawsze' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Zaloguj się' }).first()).toBeVisible()
  expect(await page.evaluate("localStorage.getItem('spizarka.refresh')")).toBeNull()
  await page.goto('/login')
  await signIn(page, newEmail, NEW_PASSWORD)
  await expect(page.getByText('Niepoprawny login / email lub hasło.')).toBeVisible()
})

test('a device that is signed out from another one has to sign in again', async ({ page, household, browser }) => {
  const elsewhere = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const other = await elsewhere.newPage()
  await other.goto('/login')
  await signIn(other, household.username, PASSWORD)
  await expect(other).toHaveURL('/')

  await page.goto('/settings/devices')
  await page.getByRole('button', { name: 'Wyloguj pozostałe urządzenia' }).click()
  await expectAccessible(page, 'the question about the devices')
  await page.getByRole('dialog').getByRole('button', { name: 'Wyloguj' }).click()
  await expect(page.getByRole('button', { name: /^Wyloguj/ })).toHaveCount(0)
  await other.goto('/points')
  await expect(other).toHaveURL('/login')
  await page.reload()
  await expect(page.getByText('to urządzenie')).toBeVisible()
  await elsewhere.close()
})
