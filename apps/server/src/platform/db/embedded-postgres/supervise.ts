import { copyFile, rename, stat, truncate } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { databaseRestarts } from '../../metrics/metrics.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts'

/** A server that ends more often than this is broken, and its process ends too. */
const MAX_STARTS = 5
const STARTS_WINDOW_MS = 600_000
const PAUSE_MS = 200

const LOG_CHECK_INTERVAL_MS = 300_000
const MAX_LOG_BYTES = 10_000_000
const OLD_LOGS = 3

/** An embedded server that is there as long as this process. */
interface SupervisedPostgres {
  url: string
  /** Rejects when the server cannot be kept running. */
  readonly lost: Promise<never>
  stop(): Promise<void>
}

/** Starts PostgreSQL in `folder`, and again, on the same port, whenever it ends unasked; keeps its log short. */
export async function superviseEmbeddedPostgres(folder: string, log: Logger): Promise<SupervisedPostgres> {
  const file = path.join(folder, 'postgres.log')
  await rotateLog(file)
  let server = await startEmbeddedPostgres(folder)
  const url = server.url()
  const port = Number(new URL(url).port)
  const stopping = new AbortController()
  const rotate = () => void rotateLog(file).catch((err: unknown) => log.warn({ err }, 'database log not rotated'))
  const rotating = setInterval(rotate, LOG_CHECK_INTERVAL_MS).unref()

  async function startAgain(ended: EmbeddedPostgres): Promise<void> {
    log.error({ file }, 'the embedded database has ended; it is started again')
    databaseRestarts.inc()
    // Gives back what it held of the dead one.
    await ended.stop().catch(() => {})
    await sleep(PAUSE_MS)
    server = await startEmbeddedPostgres(folder, [], port)
  }

  async function keep(): Promise<never> {
    for (const starts: number[] = []; ; ) {
      await server.ended
      // Its stop is waited for by whoever asked for it.
      if (stopping.signal.aborted) return new Promise(() => {})
      starts.push(performance.now())
      if (starts.length > MAX_STARTS && performance.now() - (starts.at(-1 - MAX_STARTS) ?? 0) < STARTS_WINDOW_MS)
        throw new Error(`The embedded PostgreSQL has ended ${MAX_STARTS + 1} times; its log is ${file}`)
      restart = startAgain(server)
      await restart
    }
  }

  let restart = Promise.resolve()
  const lost = keep()
  // Our own stop ends it as well, when nobody waits for it any more.
  lost.catch(() => {})
  return {
    url,
    lost,
    async stop() {
      stopping.abort()
      clearInterval(rotating)
      await restart.catch(() => {})
      await server.stop()
    },
  }
}

/** Moves what the log of a running server holds into an older one when it is long; the server appends, so it goes on at the beginning. */
export async function rotateLog(file: string, mostBytes = MAX_LOG_BYTES): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size <= mostBytes) return
  for (let age = OLD_LOGS - 1; age > 0; age--) await rename(`${file}.${age}`, `${file}.${age + 1}`).catch(() => {})
  await copyFile(file, `${file}.1`)
  await truncate(file)
}
