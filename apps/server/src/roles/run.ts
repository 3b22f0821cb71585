import type { Logger } from 'pino'
import type { Settings } from '../platform/env/settings.ts'
import { start } from './start.ts'

const STOP_LIMIT_MS = 4_800
const ONE_KEYSTROKE_MS = 500

/** Runs the roles of the settings until a signal to stop; throws when they cannot start or the database is lost. */
export async function runUntilStopped(settings: Settings, log: Logger): Promise<void> {
  // Not `await using`: the parser that guards the walls cannot read it.
  const running = new AsyncDisposableStack()
  try {
    const stopped = signalToStop()
    const { databaseLost } = await start(settings, log, running)
    log.info({ reason: await Promise.race([stopped, databaseLost]) }, 'stopping')
  } finally {
    endInTime()
    await running.disposeAsync()
  }
}

/** Whatever hangs, the process ends: nobody waits for it for longer than this. */
function endInTime(): void {
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
}

/** Resolves at SIGINT or SIGTERM, also when they come in the middle of the start; another one ends the process where it stands. */
function signalToStop(): Promise<string> {
  return new Promise((resolve) => {
    let firstAt: number | undefined
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        // One Ctrl+C comes twice: from the terminal and from npm.
        if (firstAt !== undefined && performance.now() - firstAt > ONE_KEYSTROKE_MS) process.exit(1)
        if (firstAt !== undefined) return
        firstAt = performance.now()
        endInTime()
        resolve(signal)
      })
  })
}
