import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureCluster, locateBinaries, ROLE } from './cluster.ts'
import { freePort } from './free-port.ts'
import { claimServer, endAbandonedServer, readPostmaster } from './ownership.ts'
import { commandLine, makePrivateFolder, unprivilegedIdentity } from './unprivileged.ts'

const START_TIMEOUT_MS = 60_000
const FAST_SHUTDOWN_MS = 3_000

/** A PostgreSQL server that lives and ends with this process. */
export interface EmbeddedPostgres {
  /** Connection address of the app's database, or of another one. */
  url(database?: string): string
  /** Resolves when the server has ended, asked to or not. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL in `folder` on a free port of the loopback, or on `onPort`; the first start makes the cluster.
 * A server that a killed process left behind is ended first; one that a living process uses is an error.
 */
export async function startEmbeddedPostgres(folder: string, flags: readonly string[] = [], onPort?: number): Promise<EmbeddedPostgres> {
  const binaries = await locateBinaries()
  const identity = await unprivilegedIdentity(binaries.postgres)
  const home = path.resolve(folder)
  await makePrivateFolder(home, identity)
  const { data, password } = await ensureCluster(home, binaries, identity)
  const address = (port: number, database: string) => `postgres://${ROLE}:${password}@127.0.0.1:${port}/${database}`
  await endAbandonedServer(data, (port) => address(port, 'postgres'))

  // Terse: the details of an error would put people's addresses into the log.
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'log_checkpoints=off',
    'log_error_verbosity=terse',
    'timezone=UTC',
  ]
  const options = ['-D', data, ...settings.flatMap((setting) => ['-c', setting]), ...flags]
  const command = commandLine(identity, binaries.postgres, options)
  const log = path.join(home, 'postgres.log')
  const { child, port } = await spawnReadyServer({ command, home, data, log, onPort })
  // However this process ends, if it can still say so the server ends with it.
  const end = () => child.kill('SIGINT')
  process.once('exit', end)
  const ended = once(child, 'exit').then(() => void process.off('exit', end))
  const claim = await claimServer(address(port, 'postgres'))

  return {
    url: (database = ROLE) => address(port, database),
    ended,
    async stop() {
      await claim.release()
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGINT')
      const inTime = await Promise.race([ended.then(() => true), sleep(FAST_SHUTDOWN_MS, false, { ref: false })])
      // What was committed is on the disk; the next start recovers.
      if (!inTime) child.kill('SIGQUIT')
      await ended
    },
  }
}

interface ServerCommand {
  /** All but the port. */
  command: readonly [string, ...string[]]
  home: string
  data: string
  log: string
  /** A free one of the loopback unless said. */
  onPort: number | undefined
}

/** Processes of a server that was killed hold its memory until they notice, a moment later; a start meanwhile is refused. */
const MEMORY_IN_USE = 'pre-existing shared memory block'
/** Between finding a free port and taking it somebody else may have taken it; another one is as good, except for a port that was asked for. */
const PORT_IN_USE = 'Address already in use'

/** A server that takes connections, and where. */
async function spawnReadyServer({ command: [command, ...args], home, data, log, onPort }: ServerCommand) {
  for (const deadline = Date.now() + START_TIMEOUT_MS; ; await sleep(50)) {
    const port = onPort ?? (await freePort())
    const child = await spawnServer(command, [...args, '-p', String(port)], home, log)
    // However this process ends, if it can still say so the server ends with it.
    const end = () => child.kill('SIGINT')
    process.once('exit', end)
    try {
      await waitUntilReady(child, data, log)
      return { child, port }
    } catch (error) {
      const reason = error instanceof Error ? error.message : ''
      const maySucceed = reason.includes(MEMORY_IN_USE) || (onPort === undefined && reason.includes(PORT_IN_USE))
      if (!maySucceed || Date.now() > deadline) throw error
    } finally {
      process.off('exit', end)
    }
  }
}

/** The server logs to a file, not to a pipe: a pipe to a dead parent would block its shutdown. */
async function spawnServer(command: string, args: readonly string[], cwd: string, log: string): Promise<ChildProcess> {
  const file = await open(log, 'a', 0o600)
  try {
    // A process group of its own: Ctrl+C reaches only this process, which ends the database last.
    const child = spawn(command, args, {
      cwd,
      detached: true,
      stdio: ['ignore', file.fd, file.fd],
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    })
    await once(child, 'spawn')
    return child
  } finally {
    await file.close()
  }
}

async function waitUntilReady(child: ChildProcess, data: string, log: string): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await sleep(15)) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`PostgreSQL did not start:\n${await tail(log)}`)
    const postmaster = await readPostmaster(data)
    if (postmaster?.ready && postmaster.pid === child.pid) return
  }
  child.kill('SIGQUIT')
  throw new Error(`PostgreSQL was not ready after ${START_TIMEOUT_MS / 1000} s:\n${await tail(log)}`)
}

async function tail(log: string): Promise<string> {
  return (await readFile(log, 'utf8')).slice(-1000)
}
