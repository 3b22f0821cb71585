import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { makeDataFolder, type RunningServer, startServer } from '../../apps/server/test/running-server.ts'
import { chromiumPath } from '../../e2e/support/chromium.ts'
import { NotMeasurable } from '../figure.ts'

/** The browser of the browser tests; other programs reach it on the debugging port. */
export async function launchBrowser(debuggingPort?: number): Promise<Browser> {
  const args = debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]
  try {
    return await chromium.launch({ executablePath: await chromiumPath(), args })
  } catch (error) {
    throw new NotMeasurable(`no Chromium starts (${error instanceof Error ? error.message.split('\n')[0] : 'unknown reason'})`)
  }
}

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Builds the web app unless the standing build is the one of this code. */
export async function buildWebApp(): Promise<void> {
  await promisify(execFile)('npm', ['run', 'build'], { cwd: ROOT })
}

/** The built app as people run it, on data of its own. */
export async function startWebApp(): Promise<RunningServer> {
  await buildWebApp()
  return startServer({ DATA_DIR: await makeDataFolder(), NODE_ENV: 'production', MAILBOX: 'open', LOG_LEVEL: 'warn' })
}
