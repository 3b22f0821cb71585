import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { Household } from '../../e2e/support/household.ts'
import { type Measurement, percentile } from '../figure.ts'
import { launchBrowser, startWebApp } from './browser.ts'

const ITEMS = 500
const TICKS = 60
const SLOWER = 4
const PAINT_MS = 50

/** A list of 500 items on a phone: from the tap on a box to the picture that shows it ticked, on the list and in the shop. */
export const tickToPaint: Measurement = {
  name: 'tick-to-paint',
  thresholds: [
    { what: `tick to paint on a list of ${ITEMS} items, CPU ${SLOWER}× slower`, threshold: `p95 < ${PAINT_MS} ms` },
    { what: 'the same in the shop', threshold: `p95 < ${PAINT_MS} ms` },
  ],
  async measure() {
    const app = await startWebApp()
    try {
      await using browser = await launchBrowser()
      const household = await (await Household.move(app.address)).settleIn()
      const list = await fillList(household)
      const context = await browser.newContext({ storageState: household.storageState(), viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      const outcomes = []
      for (const path of [list, `${list}/shop`]) {
        await page.goto(app.address + path)
        await page.getByText('rzecz 499').waitFor()
        const times = await tickBoxes(page)
        const p95 = percentile(times, 0.95)
        outcomes.push({
          measured: `p95 ${p95.toFixed(0)} ms, median ${percentile(times, 0.5).toFixed(0)} ms of ${times.length}`,
          holds: p95 < PAINT_MS,
        })
      }
      return outcomes
    } finally {
      await app.end('SIGTERM')
    }
  },
}

/** In ten aisles, as a list that long would be. */
async function fillList(household: Household): Promise<string> {
  const { id } = z.object({ id: z.string() }).parse(await household.call('POST', '/shopping-lists/', {}))
  const aisles = ['dairy', 'produce', 'meat', 'bakery', 'dry', 'jars', 'sauces', 'frozen', 'sweets', 'drinks']
  const operations = Array.from({ length: ITEMS }, (_, place) => ({
    id: randomUUID(),
    item_id: randomUUID(),
    kind: 'add',
    at: new Date().toISOString(),
    fields: { name: `rzecz ${place}`, quantity: 100 + place, unit: 'grams', aisle: aisles[place % aisles.length] },
  }))
  await household.call('POST', `/shopping-lists/${id}/sync/`, { since: 0, operations })
  return `/shopping-lists/${id}`
}

/** Ticks boxes one after the other; how long each took until it was painted, in milliseconds. */
async function tickBoxes(page: Page): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.waitForTimeout(2_000)
  const times: number[] = []
  for (let tick = 0; tick < TICKS; tick++) {
    times.push(await page.evaluate<number>(tickOne))
    await page.waitForTimeout(120)
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return times.slice(5)
}

/** Runs in the page. A message that is sent in the frame's own callback comes once the frame has been painted. */
const tickOne = `new Promise((done) => {
  const box = document.querySelector('main input[type=checkbox]:not(:checked)')
  const start = performance.now()
  box.click()
  requestAnimationFrame(() => {
    const painted = new MessageChannel()
    painted.port1.onmessage = () => done(performance.now() - start)
    painted.port2.postMessage('')
  })
})`
