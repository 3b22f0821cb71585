import { type Browser, chromium } from '@playwright/test'
import { chromiumPath } from '../e2e/support/chromium.ts'
import { NotMeasurable } from './figure.ts'

/** The browser of the browser tests; other programs reach it on the debugging port. */
export async function launchBrowser(debuggingPort?: number): Promise<Browser> {
  const args = debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]
  try {
    return await chromium.launch({ executablePath: await chromiumPath(), args })
  } catch (error) {
    throw new NotMeasurable(`no Chromium starts (${error instanceof Error ? error.message.split('\n')[0] : 'unknown reason'})`)
  }
}
