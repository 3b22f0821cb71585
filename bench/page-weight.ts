import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { Household } from '../e2e/support/household.ts'
import { launchBrowser } from './browser.ts'
import type { Measurement, Outcome } from './figure.ts'
import { fetchedScripts } from './page-weight/fetched-scripts.ts'
import { scriptsOfPage } from './page-weight/module-graph.ts'
import { startWebApp } from './web-app.ts'

const HOME_BAR_KB = 130
const PANTRY_BAR_KB = 175
const WEB = path.resolve(import.meta.dirname, '../apps/web')
const DIST = path.join(WEB, 'dist')
/** How much JavaScript a page costs: what the built files import, and what a browser really fetches for it. */
export const pageWeight: Measurement = {
  name: 'page-weight',
  bars: [
    { what: 'initial JavaScript (gzip) of the home page', bar: `≤ ${HOME_BAR_KB} kB` },
    { what: 'JavaScript (gzip) of the pantry route in all', bar: `≤ ${PANTRY_BAR_KB} kB` },
  ],
  async measure() {
    const app = await startWebApp()
    try {
      await using browser = await launchBrowser()
      const household = await Household.move(app.address)
      await household.stock([['mleko', 1000, 'ml', 3]])
      return [
        await weighHome(await fetchedScripts(browser, app.address, '/')),
        await weighPantry(await fetchedScripts(browser, app.address, '/pantry', household)),
      ]
    } finally {
      await app.end('SIGTERM')
    }
  },
}

/** A guest's start: what the built files import is what a browser fetches, as long as nothing more is asked for later. */
async function weighHome(fetched: Set<string>): Promise<Outcome> {
  const page = await readFile(path.join(WEB, 'dist-prerender/index.html'), 'utf8')
  const imported = await scriptsOfPage(DIST, page)
  const [first, all] = [await kilobytes(imported), await kilobytes(fetched)]
  return {
    measured: `${first.toFixed(1)} kB by the built files, ${all.toFixed(1)} kB in a browser`,
    holds: Math.max(first, all) <= HOME_BAR_KB,
  }
}

async function weighPantry(fetched: Set<string>): Promise<Outcome> {
  const all = await kilobytes(fetched)
  return { measured: `${all.toFixed(1)} kB in a browser (${fetched.size} files)`, holds: all <= PANTRY_BAR_KB }
}

async function kilobytes(files: Set<string>): Promise<number> {
  let bytes = 0
  for (const file of files) bytes += gzipSync(await readFile(path.join(DIST, file)), { level: 9 }).length
  return bytes / 1000
}
