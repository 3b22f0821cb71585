import { newUsername, PASSWORD } from '../../support/household.ts'
import { expect, guestTest as test } from '../../support/test.ts'

const SCREENS = [
  { device: 'phone', viewport: { width: 390, height: 844 } },
  { device: 'desktop', viewport: { width: 1280, height: 900 } },
]

for (const { device, viewport } of SCREENS)
  test.describe(device, () => {
    test.use({ viewport })

    test('from the first visit to a full pantry', async ({ page }) => {
      const username = newUsername()
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Gotuj z tego')
      await page.goto('/register')
      await page.getByLabel('Login').fill(username)
      await page.getByLabel('E-mail').fill(`${username}@example.pl`)
      await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD)
      await page.getByLabel('Powtórz hasło').fill(PASSWORD)
      await page.getByRole('checkbox', { name: /Akceptuję/ }).check()
      await page.getByRole('button', { name: 'Załóż konto' }).click()
      await expect(page.getByText(`${username}@example.pl`)).toBeVisible()

      // The mail comes by a job: a moment later.
      const mail = page.getByRole('link', { name: new RegExp(username) })
      await expect(async () => {
        await page.goto('/dev/mailbox')
        await expect(mail).toBeVisible({ timeout: 1000 })
      }).toPass()
      await mail.click()
      await page.frameLocator('iframe').getByRole('link', { name: 'Aktywuj konto' }).click()
      await expect(page.getByText('250 punktów AI')).toBeVisible()

      await page.getByRole('link', { name: 'Przejdź do logowania' }).click()
      await page.getByLabel('Login lub e-mail').fill(username)
      await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Zaloguj się' }).click()
      await expect(page).toHaveURL('/onboarding/welcome')
      await page.getByRole('link', { name: 'Nie teraz' }).click()
      await expect(page).toHaveURL('/')

      await page.goto('/add-products/text')
      await page.getByLabel('Twoja lista produktów').fill('2 kg ziemniaków\n2x mleko 3,2% 1l\n10 jajek\ncynamon')
      await page.getByRole('button', { name: /Przetwórz listę/ }).click()

      await expect(page.getByRole('heading', { name: 'Weryfikacja produktów' })).toBeVisible()
      await expect(page.getByText('„2 kg ziemniaków”')).toBeVisible()
      await expect(page.getByText('2000 g')).toBeVisible()
      await page.getByRole('button', { name: 'Zatwierdź i dodaj do spiżarni' }).click()

      await expect(page).toHaveURL('/pantry')
      await expect(page.getByRole('group', { name: 'Ilość: ziemniaki' }).first()).toContainText('2 kg')
      await expect(page.getByRole('group', { name: 'Ilość: mleko 3,2%' }).first()).toContainText('2 l')
      await expect(page.getByRole('group', { name: 'Ilość: jajka' }).first()).toContainText('10 szt.')
      await expect(page.getByRole('button', { name: 'cynamon', pressed: true })).toBeVisible()
      // 250 at the start, 2 for reading the list, 2 back for checking it.
      await expect(page.getByText('250 pkt').filter({ visible: true })).toBeVisible()
    })
  })
