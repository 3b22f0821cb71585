import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { putUnderLoad } from './baseline/load.ts'
import { openFilledDatabase, startApp } from './baseline/servers.ts'
import { type Measurement, percentile } from './figure.ts'
import { fillPantries } from './pantry-list/pantry-list.ts'

const TOOL = path.resolve(import.meta.dirname, '../tools/backup.ts')
const READERS = 4
const IDLE_SECONDS = 8
const SLICE_SECONDS = 1
const MAX_SECONDS = 60
const MAX_TIMES = 2

/** A backup of a million rows in a process of its own, while people read their pantries. */
export const backup: Measurement = {
  name: 'backup',
  thresholds: [
    { what: 'sealed backup of 1,000,000 rows beside reads', threshold: `< ${MAX_SECONDS} s` },
    { what: `p95 of \`GET /pantry/\` meanwhile, ${READERS} in flight, beside what it is without`, threshold: `< ${MAX_TIMES}×` },
  ],
  async measure() {
    await using running = new AsyncDisposableStack()
    const { url, filled: owner } = await openFilledDatabase(running, (db) => fillPantries(db, { others: 500, products: 2_000 }))
    const app = await startApp(url, owner, running)
    const target = { ...app, url: `${app.url}/api/pantry/` }
    const folder = await mkdtemp(path.join(tmpdir(), 'spizarka-bench-'))
    running.defer(() => rm(folder, { recursive: true, force: true }))

    await putUnderLoad(target, READERS, IDLE_SECONDS / 2)
    const idle = percentile((await putUnderLoad(target, READERS, IDLE_SECONDS)).milliseconds, 0.95)
    const file = path.join(folder, 'backup')
    const { seconds, milliseconds } = await readDuring(target, () => makeBackup(url, file, folder))
    const beside = percentile(milliseconds, 0.95)
    const megabytes = (await stat(file)).size / 1_000_000
    return [
      { measured: `${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`, holds: seconds < MAX_SECONDS },
      {
        measured: `${(beside / idle).toFixed(2)}× (${beside.toFixed(1)} against ${idle.toFixed(1)} ms)`,
        holds: beside < MAX_TIMES * idle,
      },
    ]
  },
}

async function readDuring(target: Parameters<typeof putUnderLoad>[0], work: () => Promise<void>) {
  const started = performance.now()
  const over = new AbortController()
  let seconds = 0
  const done = work().finally(() => {
    seconds = (performance.now() - started) / 1000
    over.abort()
  })
  const milliseconds: number[] = []
  while (!over.signal.aborted) milliseconds.push(...(await putUnderLoad(target, READERS, SLICE_SECONDS)).milliseconds)
  await done
  return { seconds, milliseconds }
}

async function makeBackup(databaseUrl: string, file: string, folder: string): Promise<void> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, DATA_DIR: folder, BACKUP_PASSPHRASE: 'a passphrase for measuring' }
  const [code] = await once(spawn(process.execPath, [TOOL, file], { env, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit')
  if (code !== 0) throw new Error(`npm run backup ended with ${code}`)
}
