import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LANDING_SLUGS } from '@spizarka/contract/landing-pages'
import lighthouse from 'lighthouse'
import { z } from 'zod'
import { freePort } from '../../apps/server/src/platform/db/embedded-postgres/free-port.ts'
import { runJourneys } from '../../tools/test/run-journeys.ts'
import { type Measurement, type Outcome, percentile } from '../figure.ts'
import { buildWebApp, launchBrowser, startWebApp } from './browser.ts'

const testSchema = z.object({ annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })) })
const suiteSchema = z.object({
  specs: z.array(z.object({ tests: z.array(testSchema) })),
  get suites() {
    return z.array(suiteSchema).default([])
  },
})
type Suite = z.output<typeof suiteSchema>
const reportSchema = z.object({ suites: z.array(suiteSchema) })

/** What axe finds on every screen, in both colour schemes: the browser journeys that look for it, counted. */
export const accessibility: Measurement = {
  name: 'accessibility',
  thresholds: [{ what: 'axe, every screen, light and dark', threshold: '0 violations' }],
  async measure() {
    // Says in one line where there is no browser.
    await (await launchBrowser()).close()
    await buildWebApp()
    const folder = await mkdtemp(path.join(tmpdir(), 'spizarka-axe-'))
    try {
      const report = path.join(folder, 'report.json')
      const { failed } = await runJourneys(['--grep', 'accessible'], report)
      const { suites } = reportSchema.parse(JSON.parse(await readFile(report, 'utf8')))
      const violations = suites.flatMap(violationsIn)
      const sum = violations.reduce((total, count) => total + count, 0)
      const broken = failed.length === 0 || sum > 0 ? '' : '; a journey broke off'
      return [
        { measured: `${sum} violations on ${violations.length} screens${broken}`, holds: failed.length === 0 && violations.length > 0 },
      ]
    } finally {
      await rm(folder, { recursive: true })
    }
  },
}

/** One count for every screen that was looked at. */
function violationsIn({ specs, suites }: Suite): number[] {
  const annotations = specs.flatMap(({ tests }) => tests.flatMap((test) => test.annotations))
  const own = annotations.filter(({ type }) => type === 'axe').map(({ description }) => Number(description))
  return [...own, ...suites.flatMap(violationsIn)]
}

/** Performance first, in the order of `CATEGORIES`. */
const LEAST = [98, 100, 100, 100]
const RUNS = 3
const MAX_ATTEMPTS = 6
const RECIPE = '/published-recipes/{id}'
const PAGES = [
  '/',
  '/login',
  '/register',
  '/plany',
  ...LANDING_SLUGS.map((slug) => `/lp/${slug}`),
  '/published-recipes',
  RECIPE,
  '/pomoc',
  '/regulamin',
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Google's audit of the public pages as a slow phone sees them, with its largest paint and its layout shift: medians of three runs. */
export const lighthouseScores: Measurement = {
  name: 'lighthouse',
  thresholds: PAGES.map((page) => ({
    what: `Lighthouse mobile on ${page} (${CATEGORIES.join(', ')})`,
    threshold: `≥ ${LEAST.join(', ')}`,
  })),
  async measure() {
    await using running = new AsyncDisposableStack()
    const port = await freePort()
    running.use(await launchBrowser(port))
    const app = await startWebApp()
    running.defer(async () => void (await app.end('SIGTERM')))
    const outcomes: Outcome[] = []
    const recipe = RECIPE.replace('{id}', String(await firstPublished(app.address)))
    for (const page of PAGES) outcomes.push(await audit(app.address + (page === RECIPE ? recipe : page), port))
    return outcomes
  },
}

const publishedSchema = z.object({ results: z.array(z.object({ id: z.union([z.string(), z.number()]) })) })

/** The library's first recipe, once the base is published: that is done by a job after the start. */
async function firstPublished(address: string): Promise<string | number> {
  for (let attempt = 0; attempt < MAX_SECONDS; attempt++) {
    const { results } = publishedSchema.parse(await (await fetch(`${address}/api/published-recipes/?page_size=1`)).json())
    if (results[0]) return results[0].id
    await sleep(1000)
  }
  throw new Error(`no recipe was published within ${MAX_SECONDS} seconds`)
}

const MAX_SECONDS = 120

interface Run {
  scores: number[]
  /** Milliseconds to the largest paint. */
  paintMs: number
  shift: number
}

async function audit(url: string, port: number): Promise<Outcome> {
  const runs: Run[] = []
  for (let attempt = 0; runs.length < RUNS; attempt++) {
    // The other pages are measured all the same.
    if (attempt === MAX_ATTEMPTS) return { measured: `no score in ${attempt - runs.length} of ${attempt} runs`, holds: false }
    const run = await runOf(url, port)
    if (run) runs.push(run)
  }
  const median = (of: (run: Run) => number) => percentile(runs.map(of), 0.5)
  const scores = CATEGORIES.map((_, category) => median((run) => run.scores[category] ?? 0))
  return {
    measured: `${scores.join(', ')}; LCP ${(median(({ paintMs }) => paintMs) / 1000).toFixed(2)} s, CLS ${median(({ shift }) => shift).toFixed(3)}`,
    holds: scores.every((score, category) => score >= (LEAST[category] ?? 100)),
  }
}

/** One audit; none when the machine was so busy that the trace shows no paint. */
async function runOf(url: string, port: number): Promise<Run | undefined> {
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: CATEGORIES })
  const given = CATEGORIES.map((category) => result?.lhr.categories[category]?.score ?? undefined)
  if (!given.every((score) => score !== undefined)) return undefined
  const figure = (name: string) => result?.lhr.audits[name]?.numericValue ?? Number.NaN
  return {
    scores: given.map((score) => Math.round(score * 100)),
    paintMs: figure('largest-contentful-paint'),
    shift: figure('cumulative-layout-shift'),
  }
}
