import { amountOf, announcement, productNamed } from '../../support/pantry.ts'
import { expect, test } from '../../support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('without a network the pantry can still be read, and says what it is', async ({ page, context, household }) => {
  await household.stock([
    ['mleko', 1000, 'ml', 2],
    ['ryż', 500, 'grams'],
  ])
  await page.goto('/pantry')
  await expect(productNamed(page, 'ryż')).toBeVisible()
  // The service worker has to have stored the app.
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Jesteś offline. Niektóre funkcje mogą być niedostępne.')).toBeVisible()
  await expect(productNamed(page, 'ryż')).toBeVisible()
  await expect(page.getByText(/Brak połączenia\. Tak było w spiżarni/)).toBeVisible()

  await amountOf(page, 'ryż').getByRole('button', { name: 'Więcej: ryż' }).click()
  await expect(announcement(page, 'Jesteś offline. Zmienisz to, gdy wróci połączenie.')).toBeVisible()
  await expect(amountOf(page, 'ryż')).toContainText('500 g')

  // Back on the network the pantry is read again by itself.
  await context.setOffline(false)
  await expect(page.getByText(/Brak połączenia\./)).toBeHidden()
})
