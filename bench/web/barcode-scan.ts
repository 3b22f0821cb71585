import type { Page } from '@playwright/test'
import { ean13Bars, FakeCamera } from '../../e2e/support/camera.ts'
import { Household } from '../../e2e/support/household.ts'
import { type Measurement, type Outcome, percentile } from '../figure.ts'
import { launchBrowser, startWebApp } from './browser.ts'

const READ_THRESHOLD_MS = 1500
const STARTS = 5
const SHOWN = 20
const PAUSE_MS = 300
const PATIENCE_MS = 15_000
const TAP_START = "Array.from(document.querySelectorAll('button')).find(({ textContent }) => textContent === 'Uruchom skaner').click()"

/** How long a code takes from the camera of a real browser to the list: 1280 × 720, askew, blurred, with noise. */
export const barcodeScan: Measurement = {
  name: 'barcode-scan',
  thresholds: [
    { what: 'barcode shown to the running scanner, 720p camera stream in a browser', threshold: `read in < ${READ_THRESHOLD_MS / 1000} s` },
    { what: 'the same from the tap that starts the camera', threshold: `read in < ${READ_THRESHOLD_MS / 1000} s` },
  ],
  async measure() {
    const app = await startWebApp()
    try {
      await using browser = await launchBrowser()
      const household = await Household.move(app.address)
      const fromStart: number[] = []
      const fromShown: number[] = []
      const bare: number[] = []
      for (let start = 0; start < STARTS; start += 1) {
        // A new profile: nothing of the decoder is in a cache.
        const page = await browser.newPage({ storageState: household.storageState() })
        await FakeCamera.install(page)
        // What is sold under a code is another figure, and nobody's server is asked for it here.
        await page.route('**/api/products/lookup/**', (route) => route.fulfill({ status: 404, json: {} }))
        await page.goto(`${app.address}/add-products/barcode`)
        await page.getByRole('button', { name: 'Uruchom skaner' }).waitFor()
        fromStart.push(await timeToRead(page, eanOf(0), TAP_START))
        for (let shown = 1; shown <= SHOWN / STARTS; shown += 1) {
          await page.waitForTimeout(PAUSE_MS)
          fromShown.push(await timeToRead(page, eanOf(shown)))
          bare.push(await timeToFrame(page))
        }
        await page.context().close()
      }
      return [describe(fromShown, percentile(bare, 0.5)), describe(fromStart)]
    } finally {
      await app.end('SIGTERM')
    }
  },
}

/** Shows a code, does what is to be done in the page, and waits until the code is on the list; milliseconds. */
function timeToRead(page: Page, ean: string, act = ''): Promise<number> {
  return page.evaluate<number>(`new Promise((read, fail) => {
    setTimeout(() => fail(new Error('The code is not read')), ${PATIENCE_MS})
    fakeCamera.show('${ean13Bars(ean)}')
    const started = performance.now()
    const list = new MutationObserver(() => {
      if (!document.getElementById('kod-${ean}')) return
      list.disconnect()
      read(performance.now() - started)
    })
    list.observe(document.body, { childList: true, subtree: true })
    ${act}
  })`)
}

/** How long a new picture takes to reach the page at all; milliseconds. */
function timeToFrame(page: Page): Promise<number> {
  return page.evaluate<number>(`new Promise((seen) => {
    fakeCamera.show('')
    const started = performance.now()
    document.querySelector('video').requestVideoFrameCallback(() => seen(performance.now() - started))
  })`)
}

function describe(times: readonly number[], bareMs?: number): Outcome {
  const [worst, median] = [Math.max(...times), percentile(times, 0.5)]
  const ratio =
    bareMs === undefined ? '' : `; ${(median / bareMs).toFixed(1)}× the bare way of a picture to the page (${bareMs.toFixed(0)} ms)`
  return {
    measured: `slowest of ${times.length} ${worst.toFixed(0)} ms, median ${median.toFixed(0)} ms${ratio}`,
    holds: worst < READ_THRESHOLD_MS,
  }
}

/** One of many Polish codes, with its check digit. */
function eanOf(number: number): string {
  const digits = `59000000${String(number).padStart(4, '0')}`
  const sum = Array.from(digits, Number).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
