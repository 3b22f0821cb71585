import lighthouse from 'lighthouse'
import { freePort } from '../apps/server/src/platform/db/embedded-postgres/free-port.ts'
import { launchBrowser } from './browser.ts'
import type { Measurement, Outcome } from './figure.ts'
import { percentile } from './percentile.ts'
import { startWebApp } from './web-app.ts'

const BAR = 95
const RUNS = 3
const PAGES = ['/', '/login']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Google's audit of the public pages as a slow phone sees them: the median of three runs. */
export const lighthouseScores: Measurement = {
  name: 'lighthouse',
  bars: PAGES.map((page) => ({ what: `Lighthouse mobile on ${page} (${CATEGORIES.join(', ')})`, bar: `≥ ${BAR} each` })),
  async measure() {
    await using running = new AsyncDisposableStack()
    const port = await freePort()
    running.use(await launchBrowser(port))
    const app = await startWebApp()
    running.defer(async () => void (await app.end('SIGTERM')))
    const outcomes: Outcome[] = []
    for (const page of PAGES) outcomes.push(await audit(app.address + page, port))
    return outcomes
  },
}

async function audit(url: string, port: number): Promise<Outcome> {
  const runs: number[][] = []
  for (let run = 0; run < RUNS; run++) runs.push(await scores(url, port))
  const medians = CATEGORIES.map((_, category) =>
    percentile(
      runs.map((run) => run[category] ?? 0),
      0.5,
    ),
  )
  return { measured: medians.join(', '), holds: medians.every((score) => score >= BAR) }
}

async function scores(url: string, port: number): Promise<number[]> {
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: CATEGORIES })
  return CATEGORIES.map((category) => {
    const score = result?.lhr.categories[category]?.score
    if (score === null || score === undefined) throw new Error(`Lighthouse gave ${url} no ${category} score`)
    return Math.round(score * 100)
  })
}
