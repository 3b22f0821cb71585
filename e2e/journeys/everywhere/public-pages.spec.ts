import type { Page } from '@playwright/test'
import { LANDING_SLUGS } from '@spizarka/contract/landing-pages'
import { expectReadable } from '../../support/axe.ts'
import { expectReachableByKeyboard, openScreen } from '../../support/screens.ts'
import { expect, guestTest as test } from '../../support/test.ts'

const LANDINGS = LANDING_SLUGS.map((slug) => `/lp/${slug}`)
const FORMS = ['/login', '/register', '/forgot-password']
const READ = [
  '/',
  '/plany',
  ...LANDINGS,
  '/published-recipes',
  '/pomoc',
  '/pomoc-premium',
  '/regulamin',
  '/polityka-prywatnosci',
  '/licencje',
]

/** A phone that takes six times as long for every script. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

test.describe('every page for guests', () => {
  test.use({ reducedMotion: 'reduce' })
  for (const address of [...LANDINGS, '/plany', '/pomoc-premium', '/polityka-prywatnosci', '/licencje'])
    test(`${address} can be read by everybody`, async ({ page }) => expectReadable(page, address))

  test('is walked through with the Tab key alone', async ({ page }) => {
    for (const address of [...READ, ...FORMS]) {
      await openScreen(page, address)
      await expectReachableByKeyboard(page, address)
    }
  })
})

test('what the plans cost is there without the app, and the first tap on the other period shows its prices', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/plany', { waitUntil: 'networkidle' })
  expect(scripts.toSorted()).toEqual(['/before-paint.js', '/still-page.js'])
  await expect(page.getByText('299,90 zł')).toBeVisible()
  await slowDown(page)
  await page.getByText('Miesięcznie', { exact: true }).click()
  await expect(page.getByText('29,99 zł', { exact: true })).toBeVisible()
  await expect(page.getByText('299,90 zł')).toBeHidden()
})

test('the arrow of the plans leads back to where one came from, and to the start where that was elsewhere', async ({ page }) => {
  const arrow = page.getByRole('main').or(page.locator('#root')).getByRole('link', { name: 'Wróć', exact: true })
  await page.goto('/plany')
  await arrow.click()
  await expect(page).toHaveURL('/')
  await page.goto('/lp/celiakia')
  await page.goto('/plany')
  await arrow.click()
  await expect(page).toHaveURL('/lp/celiakia')
  // With the app as well.
  await page.goto('/pomoc')
  await page.goto('/plany')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await arrow.click()
  await expect(page).toHaveURL('/pomoc')
})

test('what the library is asked to be without is left out, and said', async ({ page }) => {
  await page.goto('/published-recipes?q=zupa%20bez%20cebuli', { waitUntil: 'networkidle' })
  await expect(page.getByRole('group', { name: 'Filtry z wyszukiwania' })).toHaveText(/^bez cebuli/)
  const first = page.getByRole('main').locator('a[href^="/published-recipes/"]').first()
  await first.click()
  const ingredients = page.getByRole('list', { name: 'Składniki' })
  await expect(ingredients).toBeVisible()
  await expect(ingredients.getByText(/cebul|szalot/)).toHaveCount(0)
})

test.describe('on a slow phone nothing is lost that is done before the page has come alive:', () => {
  test.beforeEach(({ page }) => slowDown(page))

  test('a new account typed in at once', async ({ page }) => {
    await page.goto('/register', { waitUntil: 'commit' })
    const login = page.getByLabel('Login', { exact: true })
    await login.pressSequentially('marta-nowa', { delay: 20 })
    await page.getByLabel('E-mail').fill('marta@nowa.pl')
    await page.getByRole('checkbox').first().check()
    await expect(page.locator('#root')).not.toHaveAttribute('data-path', /./)
    await expect(login).toHaveValue('marta-nowa')
    await expect(page.getByLabel('E-mail')).toHaveValue('marta@nowa.pl')
    await expect(page.getByRole('checkbox').first()).toBeChecked()
    // The form knows of the tick too: it lets itself be sent.
    await expect(page.getByRole('button', { name: 'Załóż konto' }).last()).toBeEnabled()
  })

  test('a wish typed into the library', async ({ page }) => {
    await page.goto('/published-recipes', { waitUntil: 'commit' })
    await page.getByRole('searchbox').pressSequentially('zupa', { delay: 20 })
    await expect(page).toHaveURL(/q=zupa/)
    await expect(page.getByRole('searchbox')).toHaveValue('zupa')
  })

  test('the menu opened at home', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('the menu opened before the first script has come', async ({ page }) => {
    const pressed = Promise.withResolvers<void>()
    await page.route('**/still-page.js', async (route) => {
      await pressed.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Menu' }).click()
    pressed.resolve()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })
})
