import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from '../../../test/clone-database.ts'
import { connect } from './connect.ts'
import { knownMigrations, listMigrations, migrate, prepareSchema, requireMigrated } from './migrate.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'spizarka-migrations-'))
const { db } = connect(await cloneDatabase(), { max: 4, onError: () => {} })
await sql`drop table kysely_migration`.execute(db)
afterAll(async () => {
  await db.destroy()
  await rm(folder, { recursive: true })
})
const write = (name: string, text: string) => writeFile(path.join(folder, `${name}.sql`), text)
const names = () => listMigrations(db)

test('each migration stands by itself: those before one that fails have run, and it can be mended', async () => {
  expect(await names()).toEqual([])
  await write('0001-jars', 'create table jars (id integer);')
  await write('0002-lids', 'create table lids (id integer);\nselect 1 / 0;')
  await expect(migrate(db, { folder })).rejects.toThrow('division by zero')
  expect(await names()).toEqual(['0001-jars'])
  expect((await sql`select to_regclass('lids')::text as lids`.execute(db)).rows).toEqual([{ lids: null }])
  await write('0002-lids', 'create table lids (id integer);')
  await migrate(db, { folder })
  expect(await names()).toEqual(['0001-jars', '0002-lids'])
})

test('a migration that cannot be noted has not run', async () => {
  const beside = connect(await cloneDatabase(), { max: 2, onError: () => {} })
  const alone = await mkdtemp(path.join(tmpdir(), 'spizarka-migrations-'))
  await sql`drop table kysely_migration`.execute(beside.db)
  await writeFile(
    path.join(alone, '0001-jars.sql'),
    'create table jars (id integer);\nalter table kysely_migration add constraint nothing check (false);',
  )
  await expect(migrate(beside.db, { folder: alone })).rejects.toThrow('nothing')
  expect((await sql`select to_regclass('jars')::text as jars`.execute(beside.db)).rows).toEqual([{ jars: null }])
  await beside.db.destroy()
  await rm(alone, { recursive: true })
})

test('an index is made while others write, also where several processes start at once', async () => {
  const statements = [
    '-- outside a transaction',
    'drop index concurrently if exists jars_idx;',
    'create index concurrently jars_idx on jars (id);',
  ]
  await write('0003-index', statements.join('\n'))
  await Promise.all([migrate(db, { folder }), migrate(db, { folder }), migrate(db, { folder })])
  expect(await names()).toHaveLength(3)
  const { rows } = await sql`select indisvalid from pg_index where indexrelid = 'jars_idx'::regclass`.execute(db)
  expect(rows).toEqual([{ indisvalid: true }])
})

test('some can be run and not the others', async () => {
  await write('0004-spoons', 'create table spoons (id integer);')
  await write('0005-forks', 'create table forks (id integer);')
  await migrate(db, { folder, only: ['0004-spoons'] })
  expect(await names()).not.toContain('0005-forks')
})

test('a program that is older than the database leaves it alone, and so does one that may not change it', async () => {
  await expect(migrate(db)).rejects.toThrow('older than its database')
  await expect(requireMigrated(db)).rejects.toThrow('0001-jars')
  await sql`truncate kysely_migration`.execute(db)
  const known = await knownMigrations()
  await expect(requireMigrated(db)).rejects.toThrow(`lacks ${known.length} migrations`)
  await sql`insert into kysely_migration select name, '' from unnest(${known}::text[]) as name`.execute(db)
  await requireMigrated(db)
})

test('a database with a schema is left as it is by who may only fill an empty one', async () => {
  const known = await knownMigrations()
  await sql`delete from kysely_migration where name = ${known.at(-1)}`.execute(db)
  for (const when of ['when-empty', 'never'] as const) await expect(prepareSchema(db, when)).rejects.toThrow('lacks 1 migrations')
  expect(await names()).toHaveLength(known.length - 1)
})
