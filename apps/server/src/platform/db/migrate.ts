import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './connect.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../../../../db/migrations')

/** Brings the schema up to date, forward only. Safe to run from several processes: the migrator holds a lock. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort()
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file): Promise<[string, Migration]> => {
        const text = await readFile(path.join(FOLDER, file), 'utf8')
        return [file.slice(0, -'.sql'.length), { up: async (db) => void (await sql.raw(text).execute(db)) }]
      }),
    ),
  )
}
