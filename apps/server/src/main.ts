import path from 'node:path'
import { readEnvironment, readSettings } from './platform/env/settings.ts'
import { createLogger } from './platform/logger/logger.ts'
import { runUntilStopped } from './roles/start.ts'

const root = path.resolve(import.meta.dirname, '../../..')
try {
  const settings = readSettings(await readEnvironment(path.join(root, '.env')))
  await runUntilStopped(settings, createLogger(settings.LOG_LEVEL))
} catch (error) {
  // A start that fails is told in words, not in a stack of calls.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
