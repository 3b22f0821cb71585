import { saveFitnessProfile, saveWeight } from '@spizarka/contract/fitness'
import { downloadDataExport, readLatestDataExport, requestDataExport } from '@spizarka/contract/privacy'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { makeFullAccount } from '../../../test/fixtures/full-account.ts'
import { startTestApp } from '../../../test/harness.ts'
import { NOT_COPIED, OWN_TABLES } from './own-tables.ts'

const app = await startTestApp()
afterAll(() => app.close())

async function fetchCopy({ token }: MadeUser): Promise<Map<string, string>> {
  const { id } = await app.succeed(requestDataExport, { token })
  await app.runJobs()
  const answer = await app.app.inject({
    url: `/api${downloadDataExport.path.replace(':id', id)}`,
    headers: { authorization: `JWT ${token}` },
  })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="spizarka-moje-dane.zip"',
    'cache-control': 'no-store',
  })
  const { data_export } = await app.succeed(readLatestDataExport, { token })
  expect(data_export?.bytes).toBe(answer.rawPayload.length)
  return new Map(Object.entries(unzipSync(answer.rawPayload)).map(([path, bytes]) => [path, strFromU8(bytes)]))
}

/** Cells of a CSV as a spreadsheet reads them. */
function cellsOf(csv: string): string[][] {
  return csv
    .replace('\ufeff', '')
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .filter(Boolean)
    .map((line) =>
      [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''),
    )
}

const rowsSchema = z.array(z.record(z.string(), z.unknown()))
const user = await makeFullAccount(app, 'ania')
await makeFullAccount(app, 'obcy')
const copy = await fetchCopy(user)
const textOf = (path: string) => copy.get(path) ?? ''

describe('a copy of one’s data', () => {
  it.each(OWN_TABLES.map((table) => [table.file, table.columns] as const))(
    'holds %s as JSON and as CSV, the same rows in both',
    (file, columns) => {
      const rows = rowsSchema.parse(JSON.parse(textOf(`json/${file}.json`)))
      const [header, ...lines] = cellsOf(textOf(`csv/${file}.csv`))

      expect(rows.length).toBeGreaterThan(0)
      expect(header).toEqual(columns)
      expect(lines).toHaveLength(rows.length)
      for (const line of lines) expect(line).toHaveLength(columns.length)
    },
  )

  it('has something of the user in every table, and nothing of anybody else', () => {
    const all = [...copy.values()].join('\n')
    const words = [
      'ania@example.com',
      'ania-nowy@',
      'ania mleko',
      'ania pieprz',
      'ania paragon',
      'ania ser',
      'ania sól',
      'ania S.',
      'ania kod',
    ]
    const others = ['ania praca', 'ania treść', 'ania sp. z o.o.', '"to":"ania"', 'ania jpeg', 'ania webp']
    for (const word of [...words, ...others]) expect(all).toContain(word)
    expect(all).not.toContain('obcy')
  })

  it('says in clear what is sealed in the database', () => {
    const profile = rowsSchema.parse(JSON.parse(textOf('json/profil.json')))
    expect(profile).toContainEqual({ section: 'Schorzenia i alergie', value: 'ania choroba' })
    expect(profile).toContainEqual({ section: 'Wykluczone produkty', value: 'ania seler' })
    expect(new Set(profile.map(({ section }) => section)).size).toBe(5)
    expect(textOf('csv/profil.csv')).toContain('Schorzenia i alergie;ania choroba\r\n')
  })

  it('has no secret in it: neither hashes nor keys nor who the administrator was', () => {
    const all = [...copy.values()].join('\n')
    expect(all).not.toMatch(/tajne|argon2|"key_id"|sealed|_hash/)
  })

  it('keeps formulas of others from running, and numbers as Poland writes them', () => {
    expect(textOf('csv/pozycje-do-weryfikacji.csv')).toContain(";'=ania;")
    expect(textOf('csv/pozycje-do-weryfikacji.csv')).toContain(';2,500;grams;')
    expect(textOf('json/pozycje-do-weryfikacji.json')).toContain('"source_line":"=ania"')
  })

  it('explains itself: README.txt names every file of it', () => {
    const readMe = textOf('README.txt')
    expect(readMe).toContain('Konto: ania-login')
    const others = [...copy.keys()].filter((path) => path !== 'README.txt')
    for (const path of others) expect(readMe).toContain(path.replace(/^(csv|json)\/|\/.*$|\.\w+$/g, ''))
  })
})

describe('every table of users', () => {
  const columns = sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`
  const columnsOf = async () => (await columns.execute(app.db)).rows

  test('is copied, or left out for a reason', async () => {
    const owned = (await columnsOf()).filter(({ column }) => ['user_id', 'owner_id', 'subject_user_id'].includes(column))
    const known = new Set<string>([...OWN_TABLES.map(({ table }) => table), ...Object.keys(NOT_COPIED)])
    expect(owned.map(({ table }) => table).filter((table) => !known.has(table))).toEqual([])
  })

  test('that hangs on one of them is copied as well', async () => {
    const { rows } = await sql<{ child: string }>`
      select distinct conrelid::regclass::text as child from pg_constraint
      where contype = 'f' and confrelid::regclass::text in (${sql.join(OWN_TABLES.map(({ table }) => table))})`.execute(app.db)
    const known = new Set<string>([...OWN_TABLES.map(({ table }) => table), ...Object.keys(NOT_COPIED), 'broadcasts'])
    expect(rows.map(({ child }) => child).filter((child) => !known.has(child))).toEqual([])
  })

  test.each(OWN_TABLES.map((each) => [each.table, each] as const))(
    '%s: each column is copied or withheld, and no other is named',
    async (table, own) => {
      const there = (await columnsOf()).filter((each) => each.table === table).map(({ column }) => column)
      expect([...own.columns, ...(own.withheld ?? [])].toSorted()).toEqual(there.toSorted())
    },
  )
})

test('what a target is counted from and the weights are in the copy of whoever said them', async () => {
  const weighed = await makeUser(app)
  const { token } = weighed
  const body = { sex: 'male', birth_year: 1980, height_cm: 181, weight_kg: 88.5, activity: 'high', goal: 'lose' } as const
  await app.succeed(saveFitnessProfile, { token, body: { ...body, pace_kg_per_week: 0.4, health_data_consent: true } })
  await app.succeed(saveWeight, { token, params: { day: '2024-05-01' }, body: { kg: 91.2 } })

  const files = await fetchCopy(weighed)
  const rows = rowsSchema.parse(JSON.parse(files.get('json/cel-i-waga.json') ?? '[]'))

  expect(rows).toEqual(
    expect.arrayContaining([
      ...Object.entries({ ...body, pace_kg_per_week: 0.4 }).map(([section, value]) => ({ section, day: null, value })),
      { section: 'weight_kg', day: '2024-05-01', value: 91.2 },
    ]),
  )
  expect(cellsOf(files.get('csv/cel-i-waga.csv') ?? '')).toContainEqual(['weight_kg', '2024-05-01', expect.stringMatching(/^91[.,]2$/)])
  expect(JSON.parse(textOf('json/cel-i-waga.json'))).not.toEqual(rows)
})
