import { type CDPSession, chromium, type Page } from '@playwright/test'
import type { Household } from '../../support/household.ts'
import { expectStored } from '../../support/shopping.ts'
import { expect, test } from '../../support/test.ts'

test.use({ serviceWorkers: 'allow' })

async function writeDown(page: Page, line: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Dopisz produkt' }).fill(line)
  await page.keyboard.press('Enter')
}

async function fromMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Więcej: lista zakupów' }).click()
  await page.getByRole('dialog').getByText(entry, { exact: true }).click()
}

/** The service worker has to have stored the app. */
const installed = (page: Page) => page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')

interface Lists {
  results: { id: string; name: string; item_count: number; completed_at: string | null }[]
}

test('lists are opened, named, finished and deleted without a network, and the server hears of each once', async ({
  page,
  context,
  household,
}) => {
  const old = (await household.call('POST', '/shopping-lists/', { name: 'Na sobotę' })) as { id: string }
  const done = (await household.call('POST', '/shopping-lists/', { name: 'Zeszły tydzień' })) as { id: string }
  await household.call('POST', `/shopping-lists/${done.id}/sync/`, {
    since: 0,
    operations: [
      { id: crypto.randomUUID(), item_id: crypto.randomUUID(), kind: 'add', at: new Date().toISOString(), fields: { name: 'świeczki' } },
    ],
  })
  await household.call('PATCH', `/shopping-lists/${done.id}/`, { completed: true })
  await page.goto('/shopping-lists')
  await expect(page.getByRole('heading', { name: 'Na sobotę' })).toBeVisible()
  await installed(page)
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Pusta lista' }).click()
  await writeDown(page, 'węgiel, kiełbasa')
  await expect(page.getByText('0 z 2 kupione')).toBeVisible()
  await fromMenu(page, 'Zmień nazwę')
  await page.getByRole('textbox', { name: 'Nazwa listy' }).fill('Na grilla')
  await page.getByRole('button', { name: 'Zapisz' }).click()
  await expect(page.getByRole('heading', { name: 'Na grilla', level: 1 })).toBeVisible()
  // As it is after the app was closed and begun anew.
  await expectStored(page, 4)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Na grilla', level: 1 })).toBeVisible()
  await expect(page.getByText('4 zmiany czekają')).toBeVisible()

  await page.goto(`/shopping-lists/${old.id}`)
  await fromMenu(page, 'Zakończ listę')
  await expect(page.getByRole('button', { name: 'Powtórz listę: Na sobotę' })).toBeVisible()
  // What was done a week ago is there to be read.
  await page.getByRole('link', { name: /Zeszły tydzień/ }).click()
  await expect(page.getByText('świeczki')).toBeVisible()
  await fromMenu(page, 'Usuń listę')
  await expect(page.getByText('Zeszły tydzień', { exact: true })).toHaveCount(0)

  await context.setOffline(false)
  const lists = async () => {
    const { results } = (await household.call('GET', '/shopping-lists/')) as Lists
    return results.map(({ name, item_count: items, completed_at: at }) => [name, items, at !== null])
  }
  await expect.poll(lists).toEqual([
    ['Na grilla', 2, false],
    ['Na sobotę', 0, true],
  ])
})

/** Wakes the service worker as the browser does once there is a network: its own clock for that is minutes. */
async function wake(session: CDPSession, origin: string, tag: string): Promise<void> {
  const registered = new Promise<string>((done) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (ours) done(ours.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId: await registered, tag, lastChance: false })
}

test('what was changed without a network is sent by the service worker when no page of the app is open', async ({
  household,
  baseURL,
}, testInfo) => {
  const { id: userId } = (await household.call('GET', '/auth/users/me/')) as { id: number }
  // Windows that leave nothing behind, as those of other journeys, know no background sync: a phone's browser is none.
  const phone = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
    ...(process.env.E2E_CHROMIUM !== undefined && { executablePath: process.env.E2E_CHROMIUM }),
    baseURL,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
  })
  try {
    const page = await phone.newPage()
    await page.goto('/robots.txt')
    for (const { name, value } of household.storageState().origins.flatMap(({ localStorage }) => localStorage))
      await page.evaluate(`localStorage.setItem('${name}', '${value}')`)
    await page.goto('/shopping-lists')
    await expect(page.getByRole('button', { name: 'Nowa pusta lista' })).toBeVisible()
    await installed(page)
    await phone.setOffline(true)
    await page.getByRole('button', { name: 'Nowa pusta lista' }).click()
    await writeDown(page, 'świeczki, serwetki')
    await expect(page.getByText('3 zmiany czekają')).toBeVisible()
    const tag = `spizarka.shopping.${userId}`
    // A browser without windows of its own takes no registrations; it can be woken all the same.
    await expect.poll(() => tagsIn(page)).toMatch(new RegExp(`${tag}|disabled`))
    await expectStored(page, 3)
    const elsewhere = await phone.newPage()
    await elsewhere.goto('about:blank')
    await page.close({ runBeforeUnload: false })
    await phone.setOffline(false)
    await wake(await phone.newCDPSession(elsewhere), baseURL ?? '', tag)
    await expect.poll(() => itemCounts(household)).toEqual([2])

    // Opened again the app has nothing left to send, and no second list.
    const again = await phone.newPage()
    await again.goto('/shopping-lists')
    await expect(again.getByText('0 z 2 w koszyku')).toBeVisible()
    await expect(again.getByText(/zmian\S* czeka/)).toHaveCount(0)
    expect(await itemCounts(household)).toEqual([2])
  } finally {
    await phone.close()
  }
})

function tagsIn(page: Page): Promise<unknown> {
  return page.evaluate('navigator.serviceWorker.ready.then(({ sync }) => sync.getTags()).then(String, String)')
}

async function itemCounts(household: Household): Promise<number[]> {
  return ((await household.call('GET', '/shopping-lists/')) as Lists).results.map(({ item_count: count }) => count)
}
