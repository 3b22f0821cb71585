import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../src/platform/db/embedded-postgres/free-port.ts'

const MAIN = path.resolve(import.meta.dirname, '../src/main.ts')
const START_LIMIT_MS = 180_000
/** Compiling the server takes half of its start: done once for all that start here. */
const COMPILE_CACHE = path.join(tmpdir(), 'spizarka-compile-cache')

/** The server as `npm start` runs it, in a process of its own. */
export interface RunningServer {
  process: ChildProcess
  address: string
  /** Everything it has written so far. */
  output(): string
  /** Sends a signal and waits for the end; tells the exit code and how long it took. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; ms: number }>
}

/** A data folder that only its owner may enter. */
export async function makeDataFolder(): Promise<string> {
  return path.join(await mkdtemp(path.join(tmpdir(), 'spizarka-data-')), 'data')
}

/** Starts the server and waits until it answers; throws with its output when it ends instead. */
export async function startServer(environment: Record<string, string>): Promise<RunningServer> {
  const port = await freePort()
  const env = {
    PATH: process.env['PATH'],
    NODE_OPTIONS: process.env['NODE_OPTIONS'],
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    LOG_LEVEL: 'info',
    PORT: String(port),
    // No test asks the real Open Food Facts.
    OFF_BASE_URL: 'none',
    // Nobody looks at those of the base, and they take a core.
    DRAW_CARDS: 'own',
    ...environment,
  }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = once(child, 'close')
  const address = `http://127.0.0.1:${env.PORT}`
  try {
    await waitUntilReady(child, ended, environment['ROLE'] === 'worker' ? undefined : address, () => output)
  } catch (error) {
    // Between finding a port and listening on it somebody else may have taken it.
    if (environment['PORT'] === undefined && output.includes(`Port ${port} of`)) return startServer(environment)
    throw error
  }
  return {
    process: child,
    address,
    output: () => output,
    async end(signal) {
      const start = performance.now()
      child.kill(signal)
      await ended
      return { code: child.exitCode, ms: performance.now() - start }
    },
  }
}

async function waitUntilReady(
  child: ChildProcess,
  ended: Promise<unknown>,
  address: string | undefined,
  output: () => string,
): Promise<void> {
  for (const deadline = Date.now() + START_LIMIT_MS; Date.now() < deadline; await sleep(30)) {
    if (child.exitCode !== null || child.signalCode !== null) {
      // Its last words may come after its end.
      await ended
      throw new Error(output())
    }
    if (!output().includes('Spiżarka')) continue
    if (!address || (await fetch(`${address}/api/ready/`).catch(() => undefined))?.ok) return
  }
  child.kill('SIGKILL')
  throw new Error(`The server was not ready in time: ${output()}`)
}

/** Ids of the processes whose command line holds the text. */
export async function processesWith(text: string): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    ids.map(async (id) => (await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')).includes(text) && Number(id)),
  )
  return found.filter((id) => id !== false)
}

/** Ends a process and everything it started, all at once and as a power failure would. */
export async function killTree(pid: number): Promise<void> {
  const parents = await readParents()
  const family = new Set([pid])
  // A process starts after its parent, but its number may be smaller: look until nobody is found any more.
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const [child, parent] of parents) if (family.has(parent)) family.add(child)
  }
  for (const member of family) killIfThere(member)
}

/** The parent of every process. */
async function readParents(): Promise<Map<number, number>> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const parents = new Map<number, number>()
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    // The name in brackets may hold anything, brackets and spaces too.
    parents.set(Number(pid), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
  }
  return parents
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended with its parent.
  }
}
