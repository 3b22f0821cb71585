import type { Page } from '@playwright/test'
import { dayFromNow } from '../../support/household.ts'
import { productNamed } from '../../support/pantry.ts'
import { startPreviousBuild } from '../../support/previous-build.ts'
import { addRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'

// What is kept on the device is what these journeys are about.
test.use({ serviceWorkers: 'allow' })

const BROKEN = 'Coś poszło nie tak'
const codeOf = (tab: Page) => tab.evaluate<string>("document.querySelector('script[type=module]').src")
const pictureLoaded = (page: Page) =>
  page.evaluate<boolean>("[...document.querySelectorAll('img.dish-picture')].some((image) => image.complete && image.naturalWidth > 0)")

/** Whether a list with its items lies in this browser: what was just shown is written down a moment later. */
const KEEPS_A_LIST = `(async () => {
  const answered = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  for (const { name } of await indexedDB.databases()) {
    const database = await answered(indexedDB.open(name))
    const lists = database.objectStoreNames.contains('lists') ? await answered(database.transaction('lists').objectStore('lists').getAll()) : []
    database.close()
    if (lists.some(({ items }) => items.length > 0)) return true
  }
  return false
})()`

test('twelve things that are done without a network, after a cold start', async ({ page, context, household }) => {
  test.setTimeout(180_000)
  await household.stock([
    ['szpinak', 300, 'grams', 0],
    ['jajka', 10, 'pieces', 9],
  ])
  const draft = { title: 'Szpinak z jajkiem', ingredients: ['300 g szpinaku', '2 jajka'], steps: ['Umyj szpinak.', 'Smaż 5 minut.'] }
  const id = await addRecipe(household, draft)
  await household.call('POST', `/recipes/${id}/image/`)
  await household.call('POST', '/diary/', { day: dayFromNow(-1), meal_type: 'lunch', title: 'Żurek', kcal: 300 })
  const list = (await household.call('POST', '/shopping-lists/', { name: 'Na sobotę' })) as { id: string }
  const item = {
    id: crypto.randomUUID(),
    item_id: crypto.randomUUID(),
    kind: 'add',
    at: new Date().toISOString(),
    fields: { name: 'chleb' },
  }
  await household.call('POST', `/shopping-lists/${list.id}/sync/`, { since: 0, operations: [item] })

  // At home, where there is a network: what is looked at is kept, and nothing else is done for it.
  await page.goto('/')
  await expect(page.getByText('Szpinak z jajkiem').first()).toBeVisible()
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.goto('/pantry')
  await expect(productNamed(page, 'szpinak')).toBeVisible()
  await page.goto(`/recipes/${id}`)
  // Its picture is made in the background.
  await expect
    .poll(async () => (await pictureLoaded(page)) || (await page.reload(), await page.waitForTimeout(1500), await pictureLoaded(page)), {
      timeout: 60_000,
    })
    .toBe(true)
  await page.goto(`/shopping-lists/${list.id}`)
  await expect(page.getByText('chleb')).toBeVisible()
  await expect.poll(() => page.evaluate(KEEPS_A_LIST), { timeout: 20_000 }).toBe(true)
  await page.goto('/calories')
  const keptDays = "Object.keys(localStorage).filter((key) => key.startsWith('spizarka.copy.diary-day')).length"
  await expect.poll(() => page.evaluate(keptDays), { timeout: 20_000 }).toBe(7)
  await page.close()

  await context.setOffline(true)
  const started = Date.now()
  const shop = await context.newPage()
  await test.step('1. the start opens, with the dishes of today', async () => {
    await shop.goto('/')
    await expect(shop.getByText('Jesteś offline. Niektóre funkcje mogą być niedostępne.')).toBeVisible()
    await expect(shop.getByText('Szpinak z jajkiem').first()).toBeVisible()
  })
  const go = (name: string) => shop.getByRole('navigation', { name: 'Główna nawigacja' }).last().getByRole('link', { name }).click()
  await test.step('2. the pantry is read, and says of when it is', async () => {
    await go('Spiżarnia')
    await expect(productNamed(shop, 'szpinak')).toBeVisible()
    await expect(shop.getByText(/Brak połączenia\. Tak było w spiżarni/)).toBeVisible()
  })
  await test.step('3. a change of the pantry says that it has to wait', async () => {
    await shop.getByRole('button', { name: 'Więcej: jajka' }).click()
    await expect(shop.getByText('Jesteś offline. Zmienisz to, gdy wróci połączenie.').first()).toBeAttached()
  })
  await test.step('4. the recipes that were open last are found', async () => {
    await go('Przepisy')
    await shop.getByRole('link', { name: 'Szpinak z jajkiem' }).click()
  })
  await test.step('5. one of them is read, with its picture', async () => {
    await expect(shop.getByRole('heading', { level: 1, name: 'Szpinak z jajkiem' })).toBeVisible()
    await expect.poll(() => pictureLoaded(shop)).toBe(true)
  })
  await test.step('6. it is cooked, step by step', async () => {
    await shop.getByRole('link', { name: 'Gotuj' }).click()
    await expect(shop.getByText('Krok 1 z 2')).toBeVisible()
    await shop.getByRole('button', { name: 'Dalej' }).click()
    await expect(shop.getByText('Smaż 5 minut.')).toBeVisible()
  })
  await test.step('7. the lists are seen', async () => {
    await shop.goto('/shopping-lists')
    await expect(shop.getByRole('heading', { name: 'Na sobotę' })).toBeVisible()
  })
  await test.step('8. something on a list is ticked', async () => {
    await shop.goto(`/shopping-lists/${list.id}`)
    await shop.getByRole('checkbox', { name: /chleb/ }).check()
    await expect(shop.getByText('1 z 1 kupione')).toBeVisible()
  })
  await test.step('9. something is written down', async () => {
    await shop.getByRole('textbox', { name: 'Dopisz produkt' }).fill('masło')
    await shop.keyboard.press('Enter')
    await expect(shop.getByText('1 z 2 kupione')).toBeVisible()
  })
  await test.step('10. another list is made', async () => {
    await shop.goto('/shopping-lists')
    await shop.getByRole('button', { name: 'Pusta lista' }).click()
    await expect(shop.getByRole('textbox', { name: 'Dopisz produkt' })).toBeVisible()
  })
  await test.step('11. the days of the diary are turned', async () => {
    await shop.goto(`/calories?day=${dayFromNow(-1)}`)
    await expect(shop.getByText('Żurek').first()).toBeVisible()
    await shop.goto(`/calories?day=${dayFromNow(-6)}`)
    await expect(shop.getByText(/Widzisz dzień z/)).toBeVisible()
  })
  await test.step('12. what needs a network says so on its button', async () => {
    await shop.goto('/generate-recipe')
    await expect(shop.getByText(/Do tego potrzeba internetu/)).toBeVisible()
  })
  const seconds = (Date.now() - started) / 1000
  test.info().annotations.push({ type: 'seconds', description: seconds.toFixed(1) })
  console.log(`twelve things without a network: ${seconds.toFixed(1)} s`)

  await context.setOffline(false)
  await shop.goto('/settings')
  // Who leaves before what was changed on lists is sent is asked first.
  await expect.poll(() => shop.evaluate(`localStorage.getItem('spizarka.kept.shopping-waiting')`)).toBeNull()
  await shop.getByRole('button', { name: 'Wyloguj' }).first().click()
  await expect(shop.getByRole('link', { name: 'Zaloguj się' }).first()).toBeVisible()
  const left = () =>
    shop.evaluate(`(async () => ({
    copies: Object.keys(localStorage).filter((key) => key.startsWith('spizarka.copy')).length,
    pictures: (await caches.keys()).includes('dish-pictures'),
    databases: (await indexedDB.databases()).length,
  }))()`)
  await expect.poll(left).toEqual({ copies: 0, pictures: false, databases: 0 })
})

test('a cache that is a version behind shows no broken screen, before, while and after the new one takes over', async ({
  browser,
  baseURL,
  household,
}) => {
  const builds = await startPreviousBuild(baseURL ?? '')
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.addInitScript(
    `localStorage.setItem('spizarka.access', '${household.tokens.access}'); localStorage.setItem('spizarka.refresh', '${household.tokens.refresh}')`,
  )
  try {
    const page = await context.newPage()
    await page.goto(`${builds.origin}/pantry`)
    await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null'), { timeout: 60_000 }).toBe(true)
    expect(await codeOf(page)).toContain('-old.js')
    const other = await context.newPage()
    await other.goto(`${builds.origin}/pantry`)
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

    await page.evaluate("caches.open('of-a-year-ago').then(() => undefined)")
    builds.release()
    // The old version goes on from its cache, screens that it has not opened yet too.
    await page.goto(`${builds.origin}/calories`)
    await expect(page.getByRole('heading', { level: 1, name: 'Kalorie' })).toBeVisible()
    expect(await codeOf(page)).toContain('-old.js')

    // One that listens only once it has asked may have missed the change.
    await page.evaluate(`navigator.serviceWorker.getRegistration().then(async (registration) => {
      const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }))
      await registration.update()
      while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 100))
      registration.waiting.postMessage({ type: 'SKIP_WAITING' })
      await changed
    })`)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Kalorie' })).toBeVisible()
    expect(await codeOf(page)).not.toContain('-old')
    await expect.poll(() => page.evaluate('caches.keys()')).not.toContain('of-a-year-ago')

    // Another tab still runs the old code, which is in no cache any more.
    await other.getByRole('link', { name: 'Zakupy' }).last().click()
    await expect(other.getByRole('heading', { level: 1, name: /Zakupy|Listy/ })).toBeVisible()
    await expect(other.getByText(BROKEN)).toBeHidden()
    expect(await codeOf(other)).not.toContain('-old')
  } finally {
    await context.close()
    await builds.close()
  }
})
