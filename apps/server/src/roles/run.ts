import type { Logger } from 'pino'
import type { Settings } from '../platform/env/settings.ts'
import { start } from './start.ts'

const STOP_LIMIT_MS = 4_800
const ONE_KEYSTROKE_MS = 500

/** Runs the roles of the settings until a signal to stop, or until the database is lost. */
export async function runUntilStopped(settings: Settings, log: Logger): Promise<void> {
  // Not `await using`: the parser that guards the walls cannot read it.
  const running = new AsyncDisposableStack()
  try {
    const stopped = signalToStop()
    const { databaseEnded } = await start(settings, log, running)
    const reason = await Promise.race([stopped, databaseEnded])
    log.info({ reason }, 'stopping')
  } finally {
    await running.disposeAsync()
  }
}

/** Resolves at SIGINT or SIGTERM. Another one, or a stop that takes too long, ends the process where it stands. */
function signalToStop(): Promise<string> {
  return new Promise((resolve) => {
    let firstAt: number | undefined
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        // One Ctrl+C comes twice: from the terminal and from npm.
        if (firstAt !== undefined && performance.now() - firstAt > ONE_KEYSTROKE_MS) process.exit(1)
        if (firstAt !== undefined) return
        firstAt = performance.now()
        setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
        resolve(signal)
      })
  })
}
