import lighthouse from 'lighthouse'
import { freePort } from '../../apps/server/src/platform/db/embedded-postgres/free-port.ts'
import { type Measurement, type Outcome, percentile } from '../figure.ts'
import { launchBrowser, startWebApp } from './browser.ts'

const THRESHOLD = 95
const RUNS = 3
const MOST_ATTEMPTS = 6
const PAGES = ['/', '/login']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Google's audit of the public pages as a slow phone sees them: the median of three runs. */
export const lighthouseScores: Measurement = {
  name: 'lighthouse',
  thresholds: PAGES.map((page) => ({ what: `Lighthouse mobile on ${page} (${CATEGORIES.join(', ')})`, threshold: `≥ ${THRESHOLD} each` })),
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
  for (let attempt = 0; runs.length < RUNS; attempt++) {
    if (attempt === MOST_ATTEMPTS) throw new Error(`Lighthouse gave ${url} no score in ${attempt - runs.length} of ${attempt} runs`)
    const given = await scores(url, port)
    if (given) runs.push(given)
  }
  const medians = CATEGORIES.map((_, category) =>
    percentile(
      runs.map((run) => run[category] ?? 0),
      0.5,
    ),
  )
  return { measured: medians.join(', '), holds: medians.every((score) => score >= THRESHOLD) }
}

/** One score for every category; none when the machine was so busy that the trace shows no paint. */
async function scores(url: string, port: number): Promise<number[] | undefined> {
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: CATEGORIES })
  const given = CATEGORIES.map((category) => result?.lhr.categories[category]?.score ?? undefined)
  return given.every((score) => score !== undefined) ? given.map((score) => Math.round(score * 100)) : undefined
}
