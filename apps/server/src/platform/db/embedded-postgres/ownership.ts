import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ROLE } from './cluster.ts'

// The lock is as alive as the connection that took it, and the connection as its process.
const OWNER_LOCK = 727_273
const END_TIMEOUT_MS = 10_000

/** The right to end a server, held until released or until this process dies. */
interface Claim {
  release(): Promise<void>
}

/** Marks the server as in use by this process and makes the app's database unless it is there. */
export async function claimServer(url: string): Promise<Claim> {
  const client = await openClient(url)
  if (!(await takeLock(client))) throw new Error('Another process uses this database')
  const { rowCount } = await client.query('select from pg_database where datname = $1', [ROLE])
  if (rowCount === 0) await client.query(`create database ${ROLE}`)
  return { release: () => client.end() }
}

/** Ends the server that a killed process left in `data`; throws when its process is alive. */
export async function endAbandonedServer(data: string, urlOf: (port: number) => string): Promise<void> {
  const postmaster = await readPostmaster(data)
  if (!postmaster) return
  if (await isPostmaster(postmaster.pid, data)) {
    if (await isInUse(urlOf(postmaster.port)))
      throw new Error(
        `Another Spiżarka already runs on the data in ${path.dirname(path.dirname(data))}. Stop it, or choose another DATA_DIR.`,
      )
    process.kill(postmaster.pid, 'SIGINT')
    for (const deadline = Date.now() + END_TIMEOUT_MS; await isPostmaster(postmaster.pid, data); await sleep(20))
      if (Date.now() > deadline) throw new Error(`The PostgreSQL left over in ${data} does not end (process ${postmaster.pid})`)
  }
  // After a reboot the pid in the file may be somebody else's, which PostgreSQL would take for a running server.
  await rm(path.join(data, 'postmaster.pid'), { force: true })
}

/** A server that is just starting or ending answers nobody: it is nobody's. */
async function isInUse(url: string): Promise<boolean> {
  const client = await openClient(url).catch(() => undefined)
  if (!client) return false
  try {
    // The lock of a process killed a moment ago is released as soon as the server has noticed.
    for (let tries = 0; tries < 60; tries++) {
      if (await takeLock(client)) return false
      await sleep(50)
    }
    return true
  } finally {
    await client.end()
  }
}

/** A server that lives answers within this, in milliseconds, however busy the machine is: one that is taken for dead is ended. */
const ANSWER_MS = 10_000

async function openClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS, application_name: 'spizarka-owner' })
  // The connection ends with the server, which is no error of ours.
  client.on('error', () => {})
  await client.connect()
  return client
}

async function takeLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [OWNER_LOCK])
  return rows[0]?.taken === true
}

/** What a running PostgreSQL writes into its data folder. */
interface Postmaster {
  pid: number
  port: number
  ready: boolean
}

/** The server that uses the folder, as its `postmaster.pid` says; the file outlives a crash, so it may be wrong. */
export async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : undefined
}

/** True while the process runs and is the PostgreSQL of that folder: pids are used again, and a zombie is not running. */
export async function isPostmaster(pid: number, data: string): Promise<boolean> {
  try {
    const [name, folder] = await Promise.all([readFile(`/proc/${pid}/comm`, 'utf8'), readlink(`/proc/${pid}/cwd`)])
    return name.trim() === 'postgres' && folder === (await realpath(data))
  } catch {
    return false
  }
}
