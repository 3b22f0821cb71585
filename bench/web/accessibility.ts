import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { runJourneys } from '../../tools/test/run-journeys.ts'
import type { Measurement } from '../figure.ts'
import { buildWebApp, launchBrowser } from './browser.ts'

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
      const broken = failed === 0 || sum > 0 ? '' : '; a journey broke off'
      return [{ measured: `${sum} violations on ${violations.length} screens${broken}`, holds: failed === 0 && violations.length > 0 }]
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
