import type { Browser } from '@playwright/test'
import { Household } from '../../e2e/support/household.ts'

const SETTLED_MS = 1_500

/** The scripts that a browser really fetches for a page until nothing more comes, as paths; for a signed-in household where one is given. */
export async function fetchedScripts(browser: Browser, origin: string, page: string, household?: Household): Promise<Set<string>> {
  // The service worker fetches the whole app for later; that is no part of showing a page.
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...(household && { storageState: household.storageState() }),
  })
  const scripts = new Set<string>()
  const tab = await context.newPage()
  tab.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname.slice(1))
  })
  await tab.goto(origin + page, { waitUntil: 'networkidle' })
  await tab.waitForTimeout(SETTLED_MS)
  await context.close()
  return scripts
}
