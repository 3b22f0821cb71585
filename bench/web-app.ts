import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { makeDataFolder, type RunningServer, startServer } from '../apps/server/test/running-server.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Builds the web app unless the standing build is the one of this code. */
export async function buildWebApp(): Promise<void> {
  await promisify(execFile)('npm', ['run', 'build'], { cwd: ROOT })
}

/** The built app as people run it, on data of its own. */
export async function startWebApp(): Promise<RunningServer> {
  await buildWebApp()
  return startServer({ DATA_DIR: await makeDataFolder(), NODE_ENV: 'production', LOG_LEVEL: 'warn' })
}
