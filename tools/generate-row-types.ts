import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect } from '../apps/server/src/platform/db/connect.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded-postgres/start.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { readColumns } from './row-types/read-columns.ts'
import { renderRowTypes } from './row-types/render-row-types.ts'

const FILE = path.resolve(import.meta.dirname, '../apps/server/src/platform/db/row-types.gen.ts')

/** Writes the row types of a freshly migrated database; with `--check` it only compares and fails on a difference. */
async function main(): Promise<void> {
  const generated = await generate()
  if (!process.argv.includes('--check')) {
    await writeFile(FILE, generated)
    return
  }
  if ((await readFile(FILE, 'utf8')) === generated) return
  console.error(`${path.relative(process.cwd(), FILE)} does not fit db/migrations: run npm run db:types`)
  process.exitCode = 1
}

async function generate(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'spizarka-types-'))
  const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'), ['-c', 'fsync=off'])
  const { db, pool } = connect(postgres.url(), { max: 2, onError: () => {} })
  try {
    await migrate(db)
    return renderRowTypes(await readColumns(pool))
  } finally {
    await db.destroy()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

await main()
