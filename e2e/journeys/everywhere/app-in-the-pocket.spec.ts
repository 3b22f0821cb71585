import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from '../../support/test.ts'

// What is kept on the device is what these journeys are about.
test.use({ serviceWorkers: 'allow' })

/** Waits until the app is kept on the device, and this page is the service worker's. */
async function kept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null'), { timeout: 60_000 }).toBe(true)
}

const registrationSchema = z.object({ registrations: z.array(z.object({ registrationId: z.string(), scopeURL: z.string() })) })

/** Delivers messages as a push service would. */
async function openPushService(context: BrowserContext, page: Page): Promise<(message: object) => Promise<void>> {
  const session = await context.newCDPSession(page)
  const { promise, resolve } = Promise.withResolvers<string>()
  session.on('ServiceWorker.workerRegistrationUpdated', (event: unknown) => {
    const [found] = registrationSchema.parse(event).registrations
    if (found) resolve(found.registrationId)
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await promise
  const { origin } = new URL(page.url())
  return async (message) =>
    void (await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) }))
}

interface Told {
  title: string
  body: string
  data: string
  tag: string
}

test('a message is told under the tag of its kind, and leads nowhere but into the app', async ({ page, context }) => {
  await page.goto('/pantry')
  await kept(page)
  const deliver = await openPushService(context, page)
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('No service worker runs')
  // This browser has neither tray nor badge: what the worker hands over is written down, and nothing is to be counted.
  await worker.evaluate(`(() => {
    self.told = []
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data, tag }) => void self.told.push({ title, body, data, tag })
  })()`)
  const told = () => worker.evaluate<Told[]>('self.told')
  const message = { title: '2 produkty do zużycia wkrótce', body: 'Dziś z tego: Zupa.', path: '/recipes/1', tag: 'use-soon' }
  await deliver(message)
  const first = { title: message.title, body: message.body, data: '/recipes/1', tag: 'use-soon' }
  await expect.poll(told).toEqual([first])
  await deliver({ title: 'Obca', body: 'Zajrzyj.', path: 'https://obcy.example/', tag: 'obca' })
  await expect.poll(told).toEqual([first, { title: 'Obca', body: 'Zajrzyj.', data: '/', tag: 'obca' }])
})

test('where no keys are set nothing is offered', async ({ page }) => {
  await page.goto('/settings/notifications')
  await expect(page.getByRole('switch', { name: /Produkty do zużycia/ })).toBeVisible()
  await expect(page.getByText('Na ekranie tego urządzenia')).toBeHidden()
})

const manifestSchema = z.object({
  screenshots: z.array(z.object({ src: z.string(), sizes: z.string() })),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
  icons: z.array(z.object({ src: z.string() })),
  share_target: z.object({ action: z.string(), method: z.literal('POST') }),
})

test('what the manifest names is there', async ({ page, request }) => {
  const { screenshots, shortcuts, icons } = manifestSchema.parse(await (await request.get('/manifest.webmanifest')).json())
  expect(shortcuts.map(({ url }) => url)).toEqual(['/add-products', '/', '/shopping-lists'])
  expect(screenshots.length).toBeGreaterThan(1)
  for (const { src } of [...screenshots, ...icons]) {
    const answer = await request.get(src)
    expect([src, answer.status(), answer.headers()['content-type']?.split('/')[0]]).toEqual([src, 200, 'image'])
  }
  await page.goto('/')
  for (const { src, sizes } of screenshots) {
    const real = await page.evaluate<string>(
      `fetch('${src}').then((answer) => answer.blob()).then((blob) => createImageBitmap(blob)).then(({ width, height }) => width + 'x' + height)`,
    )
    expect([src, real]).toEqual([src, sizes])
  }
  for (const { name, url } of shortcuts) {
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible()
    await expect(page).toHaveTitle(/Spiżarka/)
  }
})

/** Shares as an app of the phone does: a form sent to the address that the manifest names. */
async function share(page: Page, fields: Record<string, string>): Promise<void> {
  await page.evaluate(
    `(fields) => {
      const form = Object.assign(document.createElement('form'), { method: 'POST', action: '/share', enctype: 'multipart/form-data' })
      for (const [name, value] of Object.entries(fields)) form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
      document.body.append(form)
      form.submit()
    }`
      .concat(')(')
      .replace(/^/, '(')
      .concat(JSON.stringify(fields), ')'),
  )
}

test('what another app shares opens importing or adding, and what is neither is refused with kindness', async ({ page }) => {
  await page.goto('/pantry')
  await kept(page)
  await share(page, { title: 'Zupa', text: 'Zobacz: https://przepisy.example/zupa' })
  await expect(page.getByLabel('Adres strony', { exact: true }).last()).toHaveValue('https://przepisy.example/zupa')

  await share(page, { text: '2 l mleka\n10 jajek' })
  await page.getByRole('button', { name: 'Zakupy: dodaj do spiżarni' }).click()
  await expect(page.getByLabel('Twoja lista produktów')).toHaveValue('2 l mleka\n10 jajek')

  await share(page, { text: `Zupa\n${'marchewka i seler '.repeat(60)}` })
  await page.getByRole('button', { name: 'Przepis: zapisz u mnie' }).click()
  await expect(page.getByLabel('Tekst przepisu')).toHaveValue(/^Zupa\nmarchewka/)

  await share(page, { text: '<script>alert(1)</script>' })
  await expect(page.getByText('To nie wygląda na jedzenie')).toBeVisible()
  await share(page, { url: 'javascript:alert(1)' })
  await expect(page.getByText('To nie wygląda na jedzenie')).toBeVisible()
  await share(page, { text: 'x'.repeat(10_000_000) })
  await expect(page.getByText('Za dużo naraz')).toBeVisible({ timeout: 30_000 })
})

test('what is shared before the app is kept on the device is answered by a page, however much it is', async ({ baseURL, request }) => {
  for (const text of ['2 l mleka', 'x'.repeat(10_000_000)]) {
    const answer = await request.post(`${baseURL}/share`, { multipart: { text }, maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([303, '/share'])
  }
})
