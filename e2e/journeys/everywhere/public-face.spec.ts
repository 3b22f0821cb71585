import type { BrowserContext, Page } from '@playwright/test'
import { expectReadable } from '../../support/axe.ts'
import { expect, guestTest as test } from '../../support/test.ts'

test.use({ serviceWorkers: 'allow' })

const PAGES = ['/', '/lp/celiakia', '/lp/thermomix', '/pomoc', '/regulamin', '/login']

/** All that a browser keeps of a visit. */
async function keptBy(page: Page, context: BrowserContext): Promise<unknown> {
  const stored: unknown = await page.evaluate(`(async () => ({
    local: { ...localStorage },
    session: Object.keys(sessionStorage).length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))()`)
  return { stored, cookies: await context.cookies() }
}

const NOTHING = { stored: { local: {}, session: 0, databases: 0, caches: 0, workers: 0 }, cookies: [] }
const banner = (page: Page) => page.getByRole('region', { name: 'Ciasteczka, te bez cukru' })

test('before a guest has decided nothing is kept, and nobody else is asked', async ({ page, context, baseURL }) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  for (const address of PAGES) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(banner(page)).toBeVisible()
    expect(await keptBy(page, context)).toEqual(NOTHING)
  }
  expect([...asked]).toEqual([new URL(baseURL ?? '').origin])
})

test('a refusal is kept with its time, and the question does not come again until somebody asks for it', async ({ page }) => {
  await page.goto('/lp/celiakia')
  const title = page.getByRole('heading', { level: 1 })
  // In its own letters, which may come after the page.
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  const before = await title.boundingBox()
  await banner(page).getByRole('button', { name: 'Tylko niezbędne' }).click()
  await expect(banner(page)).toBeHidden()
  expect(await title.boundingBox()).toEqual(before)
  const stored: unknown = JSON.parse(await page.evaluate<string>("localStorage.getItem('spizarka.consent')"))
  expect(stored).toMatchObject({ necessary: true, functional: false, analytical: false, marketing: false, isPWA: false })
  expect(stored).toHaveProperty('timestamp', expect.stringMatching(/^\d{4}-\d\d-\d\dT/))

  await page.goto('/pomoc')
  await expect(banner(page)).toBeHidden()
  await page.getByRole('button', { name: 'Ciasteczka' }).click()
  await page.getByRole('switch', { name: /Analityczne/ }).check()
  await page.getByRole('button', { name: 'Zapisz wybór' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await page.evaluate("JSON.parse(localStorage.getItem('spizarka.consent')).analytical")).toBe(true)
})

test('what is no choice is forgotten, and a choice of another tab is heard of', async ({ page, context }) => {
  await context.addInitScript("if (location.pathname === '/') localStorage.setItem('spizarka.consent', '{\"necessary\":\"tak\"}')")
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  expect(await page.evaluate("localStorage.getItem('spizarka.consent')")).toBeNull()
  const other = await context.newPage()
  await other.goto('/regulamin')
  await banner(other).getByRole('button', { name: 'Zgadzam się' }).click()
  await expect(banner(page)).toBeHidden()
})

test('where storage is forbidden the question is asked, and an answer holds for the page', async ({ page }) => {
  await page.addInitScript("Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('forbidden') } })")
  await page.goto('/pomoc')
  await banner(page).getByRole('button', { name: 'Tylko niezbędne' }).click()
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Pomoc' })).toBeVisible()
})

test('nothing that the Tab key comes to is behind the question about cookies', async ({ page }) => {
  await page.goto('/login')
  await expect(banner(page)).toBeVisible()
  const reached: string[] = []
  while (reached.at(-1) !== 'Ciasteczka') {
    await page.keyboard.press('Tab')
    const [name, isBehind] = await page.evaluate<[string, boolean]>(`{
      const control = document.activeElement
      const question = document.querySelector('[data-cookie-banner]')
      const [{ top, bottom }, over] = [control, question].map((element) => element.getBoundingClientRect())
      ;[control.textContent, !question.contains(control) && top >= over.top && bottom <= over.bottom]
    }`)
    expect(isBehind, `${name} is behind it`).toBe(false)
    reached.push(name)
  }
  expect(reached).toContain('Regulamin')
})

test('a page that is only read comes without the app, and can be read by everybody', async ({ page }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await page.goto('/lp/alergie-dzieci', { waitUntil: 'networkidle' })
  expect([...scripts].toSorted()).toEqual(['/before-paint.js', '/still-page.js'])
  await page.getByText('Kto widzi dane mojego dziecka?').click()
  await expect(page.getByText('Nikt z innych użytkowników.')).toBeVisible()
  for (const address of ['/lp/alergie-dzieci', '/lp/thermomix', '/pomoc-premium', '/licencje']) await expectReadable(page, address)
})

test('a page that is only read comes alive as it stood there, and does what the first tap asked for', async ({ page }) => {
  for (const address of ['/', '/lp/lidlomix', '/regulamin', '/polityka-prywatnosci', '/licencje', '/pomoc', '/pomoc-premium']) {
    await page.goto(address)
    const before = await page.getByRole('main').textContent()
    await page.getByRole('button', { name: 'Ciasteczka' }).click()
    await expect(page.getByRole('dialog', { name: 'Twoje ciasteczka' })).toBeVisible()
    expect(await page.getByRole('main').textContent()).toBe(before)
  }
  // Drawn by the server, for a phone as for a desk.
  for (const viewport of [page.viewportSize() ?? { width: 390, height: 844 }, { width: 1280, height: 900 }]) {
    await page.setViewportSize(viewport)
    await page.goto('/published-recipes')
    const address = await page.getByRole('main').locator('a[href^="/published-recipes/"]').first().getAttribute('href')
    for (const drawn of ['/published-recipes', address ?? '']) {
      await page.goto(drawn)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('button', { name: 'Ciasteczka' }).click()
      await expect(page.getByRole('dialog', { name: 'Twoje ciasteczka' })).toBeVisible()
      await expect(page.locator('head meta[name="description"]')).toHaveCount(1)
    }
  }
  await page.goto('/pomoc')
  await page.getByLabel('Szukaj w pomocy').fill('paragonow')
  await expect(page.getByText('Jak robić zdjęcia paragonów?')).toBeVisible()
  await expect(page.getByText('Gdzie jest faktura?')).toBeHidden()
})

test('a page is drawn for the width of its window, whatever the browser says of itself, and anew when that changes, without the app', async ({
  page,
}) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) if ('value' in shift) shifts.push(Number(shift.value))
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  const shifted = () => page.evaluate<number>('shifts.reduce((all, one) => all + one, 0)')
  const filters = page.getByRole('group', { name: 'Filtry' })
  const sheet = filters.getByRole('button', { name: 'Dieta', exact: true })
  // The browser of a desk in the window of a phone.
  await page.goto('/published-recipes?q=bez%20glutenu', { waitUntil: 'networkidle' })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('group', { name: 'Filtry z wyszukiwania' })).toContainText('bez glutenu')
  expect(await shifted()).toBeLessThan(0.01)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(filters.getByRole('button', { name: 'bez glutenu', exact: true })).toBeVisible()
  await expect(sheet).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(sheet).toBeVisible()
  expect([...scripts].toSorted()).toEqual(['/before-paint.js', '/redraw.js', '/still-page.js'])
  // What stands there now comes alive as any page does.
  await sheet.click()
  await expect(page.getByRole('dialog', { name: 'Dieta' })).toBeVisible()
})

test('a tap that needs the app says so without a network, and does what it asked for once it is back', async ({ page, context }) => {
  await page.goto('/regulamin')
  const offline = page.getByRole('alert').filter({ hasText: 'Jesteś offline. Niektóre funkcje mogą być niedostępne.' })
  await context.setOffline(true)
  await expect(offline).toBeVisible()
  await context.setOffline(false)
  await expect(offline).toBeHidden()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Ciasteczka' }).click()
  await expect(offline).toBeVisible()
  await context.setOffline(false)
  await expect(offline).toBeHidden()
  await page.getByRole('button', { name: 'Ciasteczka' }).click()
  await expect(page.getByRole('dialog', { name: 'Twoje ciasteczka' })).toBeVisible()
})

test('a page that is nowhere says so, to robots too', async ({ page }) => {
  for (const address of ['/lp/nie-ma', '/nie-ma', '/pantry/nie-ma']) {
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Nie ma takiej strony' })).toBeVisible()
  }
  // A member's screens are there for everybody to be asked to sign in.
  for (const address of ['/pantry', '/recipes/1/cook', '/index.html']) expect((await page.request.get(address)).status()).toBe(200)
})
