import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type Browser, type BrowserContextOptions, devices, type Page } from '@playwright/test'
import { z } from 'zod'
import { Household } from '../../e2e/support/household.ts'
import { addRecipe } from '../../e2e/support/recipes.ts'
import type { Measurement, Outcome } from '../figure.ts'
import { launchBrowser, startWebApp } from './browser.ts'

const SETTLED_MS = 4000

/** The scripts that a browser really fetches for a page until nothing more comes, as paths; for a signed-in household where one is given. */
async function fetchedScripts(
  browser: Browser,
  origin: string,
  page: string,
  household?: Household,
  options: BrowserContextOptions = {},
  act?: (tab: Page) => Promise<void>,
): Promise<Set<string>> {
  // The service worker fetches the whole app for later; that is no part of showing a page.
  const context = await browser.newContext({
    ...options,
    serviceWorkers: 'block',
    ...(household && { storageState: household.storageState() }),
  })
  const scripts = new Set<string>()
  const tab = await context.newPage()
  tab.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname.slice(1))
  })
  // Not when the network is idle: an open shopping list waits for news all the time.
  await tab.goto(origin + page, { waitUntil: 'load' })
  await tab.waitForTimeout(SETTLED_MS)
  if (act) {
    await act(tab)
    await tab.waitForTimeout(SETTLED_MS)
  }
  await context.close()
  return scripts
}

/** `import "./a.js"`, `from "./a.js"` as the bundler writes them; `import("./a.js")` is fetched later and does not count. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.\/[^"']+\.js)["']/g
const SCRIPT = /<(?:script|link rel="modulepreload")[^>]*?(?:src|href)="\/([^"]+\.js)"/g

/** The scripts that a page names or preloads, and all that they import, as paths below the folder of the build. */
async function scriptsOfPage(folder: string, html: string): Promise<Set<string>> {
  const found = new Set([...html.matchAll(SCRIPT)].map(([, file = '']) => file))
  // A set that grows while it is walked through is walked to its end.
  for (const file of found) {
    const code = await readFile(path.join(folder, file), 'utf8')
    for (const [, imported = ''] of code.matchAll(STATIC_IMPORT)) found.add(path.join(path.dirname(file), imported))
  }
  return found
}

const STILL_THRESHOLD_KB = 90
const FORM_THRESHOLD_KB = 125
const PANTRY_THRESHOLD_KB = 175
const RECIPE_THRESHOLD_KB = 175
const SHOPPING_THRESHOLD_KB = 175
const DIARY_THRESHOLD_KB = 175
const WEB = path.resolve(import.meta.dirname, '../../apps/web')
const DIST = path.join(WEB, 'dist')
/** How much JavaScript a page costs: what the built files import, and what a browser really fetches for it. */
export const pageWeight: Measurement = {
  name: 'page-weight',
  thresholds: [
    { what: 'initial JavaScript (gzip) of the home page', threshold: `≤ ${STILL_THRESHOLD_KB} kB` },
    { what: 'JavaScript (gzip) of any public page that is only read, on a phone and at a desk', threshold: `≤ ${STILL_THRESHOLD_KB} kB` },
    {
      what: 'JavaScript (gzip) of the library and a recipe for guests on a phone, with the menu opened',
      threshold: `≤ ${FORM_THRESHOLD_KB} kB`,
    },
    { what: 'JavaScript (gzip) of any public page with a form', threshold: `≤ ${FORM_THRESHOLD_KB} kB` },
    { what: 'JavaScript (gzip) of the pantry route in all', threshold: `≤ ${PANTRY_THRESHOLD_KB} kB` },
    { what: 'JavaScript (gzip) of any route of recipes and cooking in all', threshold: `≤ ${RECIPE_THRESHOLD_KB} kB` },
    { what: 'JavaScript (gzip) of any route of a shopping list in all', threshold: `≤ ${SHOPPING_THRESHOLD_KB} kB` },
    { what: 'JavaScript (gzip) of any route of the diary in all', threshold: `≤ ${DIARY_THRESHOLD_KB} kB` },
  ],
  async measure() {
    const app = await startWebApp()
    try {
      await using browser = await launchBrowser()
      const household = await Household.move(app.address)
      await household.stock([['mleko', 1000, 'ml', 3]])
      return [
        await weighHome(await fetchedScripts(browser, app.address, '/')),
        await weighStill(browser, app.address),
        await weighWoken(browser, app.address),
        await weighForms((page) => fetchedScripts(browser, app.address, page)),
        await weighPantry(await fetchedScripts(browser, app.address, '/pantry', household)),
        await weighRecipes(household, (page) => fetchedScripts(browser, app.address, page, household)),
        await weighShopping(household, (page) => fetchedScripts(browser, app.address, page, household)),
        await weighDiary(household, (page) => fetchedScripts(browser, app.address, page, household)),
      ]
    } finally {
      await app.end('SIGTERM')
    }
  },
}

/** A guest's start, which is only read: what the built files name is what a browser fetches, as long as nobody presses a button. */
async function weighHome(fetched: Set<string>): Promise<Outcome> {
  const page = await readFile(path.join(WEB, 'dist-prerender/index.html'), 'utf8')
  const imported = await scriptsOfPage(DIST, page)
  const [first, all] = [await kilobytes(imported), await kilobytes(fetched)]
  return {
    measured: `${first.toFixed(1)} kB by the built files, ${all.toFixed(1)} kB in a browser`,
    holds: Math.max(first, all) <= STILL_THRESHOLD_KB,
  }
}

/** Landing pages, help, documents, the library and one of its recipes; the heaviest counts. */
async function weighStill(browser: Browser, origin: string): Promise<Outcome> {
  const pages = ['/lp/celiakia', '/lp/thermomix', '/pomoc', '/regulamin', '/polityka-prywatnosci', ...(await libraryPages(origin))]
  const weights: string[] = []
  let heaviest = 0
  for (const options of [devices['Pixel 7'], {}])
    for (const page of pages) {
      const all = await kilobytes(await fetchedScripts(browser, origin, page, undefined, options))
      heaviest = Math.max(heaviest, all)
      weights.push(`${page} ${all.toFixed(1)} kB`)
    }
  return { measured: weights.join(', '), holds: heaviest <= STILL_THRESHOLD_KB }
}

const openMenu = (tab: Page) => tab.getByRole('button', { name: 'Menu' }).click()

/** The pages of the library once the app runs in them: the first tap is on the menu, and the app brings it along. */
async function weighWoken(browser: Browser, origin: string): Promise<Outcome> {
  return weighHeaviest(
    await libraryPages(origin),
    '',
    (page) => fetchedScripts(browser, origin, page, undefined, devices['Pixel 7'], openMenu),
    FORM_THRESHOLD_KB,
  )
}

/** The library, and of its recipes one with a picture and one whose dish is drawn, as far as there are both. */
async function libraryPages(origin: string): Promise<string[]> {
  const { results } = await untilPublished(origin)
  const recipes = [results.find(({ picture }) => picture), results.find(({ picture }) => !picture)].filter((recipe) => recipe !== undefined)
  return ['/published-recipes', ...recipes.map(({ id }) => `/published-recipes/${id}`)]
}

const publishedSchema = z.object({ results: z.array(z.object({ id: z.string(), picture: z.unknown() })) })

/** The base comes into the database while the app answers already. */
async function untilPublished(origin: string): Promise<z.output<typeof publishedSchema>> {
  for (;;) {
    const published = publishedSchema.parse(await (await fetch(`${origin}/api/published-recipes/?page_size=50`)).json())
    if (published.results.length > 0) return published
    await setTimeout(200)
  }
}

function weighForms(fetch: (page: string) => Promise<Set<string>>): Promise<Outcome> {
  return weighHeaviest(['/login', '/register', '/forgot-password'], '', fetch, FORM_THRESHOLD_KB)
}

async function weighPantry(fetched: Set<string>): Promise<Outcome> {
  const all = await kilobytes(fetched)
  return { measured: `${all.toFixed(1)} kB in a browser (${fetched.size} files)`, holds: all <= PANTRY_THRESHOLD_KB }
}

/** Whatever someone who cooks may open first; the heaviest counts. */
async function weighRecipes(household: Household, fetch: (page: string) => Promise<Set<string>>): Promise<Outcome> {
  const id = await addRecipe(household, {
    title: 'Owsianka',
    ingredients: ['250 ml mleka', '50 g płatków owsianych'],
    steps: ['Gotuj 5 minut.'],
  })
  const recipe = `/recipes/${id}`
  const pages = [
    '/recipes',
    '/generate-recipe',
    recipe,
    `${recipe}/cook`,
    `${recipe}/edit`,
    '/recipes/import',
    `/confirm-consumption/${id}`,
    '/consumptions',
  ]
  return weighHeaviest(pages, id, fetch, RECIPE_THRESHOLD_KB)
}

/** All lists, one of them, and the same in the shop. */
async function weighShopping(household: Household, fetch: (page: string) => Promise<Set<string>>): Promise<Outcome> {
  const { id } = z.object({ id: z.string() }).parse(await household.call('POST', '/shopping-lists/', {}))
  const item = { id: randomUUID(), item_id: randomUUID(), kind: 'add', at: new Date().toISOString(), fields: { name: 'mleko 1 l' } }
  await household.call('POST', `/shopping-lists/${id}/sync/`, { since: 0, operations: [item] })
  const list = `/shopping-lists/${id}`
  return weighHeaviest(['/shopping-lists', list, `${list}/shop`], id, fetch, SHOPPING_THRESHOLD_KB)
}

/** A day and a week, the target, and the ways of adding with a meal that was read. */
async function weighDiary(household: Household, fetch: (page: string) => Promise<Set<string>>): Promise<Outcome> {
  await household.call('POST', '/diary/', { day: new Date().toISOString().slice(0, 10), meal_type: 'lunch', title: 'zupa', kcal: 200 })
  const told = await household.call('POST', '/log-consumption/text/', { text: 'szklanka mleka' })
  const { session_id: id } = z.object({ session_id: z.string() }).parse(told)
  const day = ['/calories', '/calories/week', '/calories/trend', '/calories/fitness-setup']
  const adding = ['/log-consumption', '/log-consumption/text', `/log-consumption/confirm/${id}`]
  return weighHeaviest([...day, ...adding], id, fetch, DIARY_THRESHOLD_KB)
}

async function weighHeaviest(
  pages: readonly string[],
  id: string,
  fetch: (page: string) => Promise<Set<string>>,
  threshold: number,
): Promise<Outcome> {
  const weights: { page: string; all: number }[] = []
  for (const page of pages) weights.push({ page: id === '' ? page : page.replace(id, '{id}'), all: await kilobytes(await fetch(page)) })
  const [heaviest] = weights.toSorted((a, b) => b.all - a.all)
  return {
    measured: weights.map(({ page, all }) => `${page} ${all.toFixed(1)} kB`).join(', '),
    holds: heaviest !== undefined && heaviest.all <= threshold,
  }
}

async function kilobytes(files: Set<string>): Promise<number> {
  let bytes = 0
  for (const file of files) bytes += gzipSync(await readFile(path.join(DIST, file)), { level: 9 }).length
  return bytes / 1000
}
