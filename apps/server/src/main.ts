import path from 'node:path'
import { readEnvironment, readSettings } from './platform/env/settings.ts'
import { createLogger } from './platform/logger/logger.ts'

const root = path.resolve(import.meta.dirname, '../../..')
try {
  const settings = readSettings(await readEnvironment(path.join(root, '.env')))
  // Only now: whoever has set something wrong need not wait for the whole program to be read.
  const { runUntilStopped } = await import('./roles/start.ts')
  await runUntilStopped(settings, createLogger(settings.LOG_LEVEL))
} catch (error) {
  // A start that fails is told in words, not in a stack of calls.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
