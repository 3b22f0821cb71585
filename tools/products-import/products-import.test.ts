import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from '../../apps/server/test/clone-database.ts'

const SCRIPT = path.resolve(import.meta.dirname, '../products-import.ts')
const folder = await mkdtemp(path.join(tmpdir(), 'spizarka-import-'))
const databaseUrl = await cloneDatabase()
afterAll(() => rm(folder, { recursive: true }))

async function run(...args: string[]): Promise<{ code: unknown; output: string }> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, INIT_CWD: folder }
  const child = spawn(process.execPath, [SCRIPT, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, output: `${out}${error}` }
}

test('the script says in Polish what became of a file, named from where it was called', async () => {
  const record = { code: '5900000000015', product_name: 'Płatki', countries_tags: ['en:poland'] }
  const abroad = { code: '5900000000022', product_name: 'Lait', countries_tags: ['en:france'] }
  await writeFile(path.join(folder, 'off.jsonl'), `${JSON.stringify(record)}\n${JSON.stringify(abroad)}\n"en:poland"\n`)

  const { code, output } = await run('off.jsonl', '--country', 'PL')

  expect(output).toMatch(
    /^Gotowe .*\nPrzeczytane wiersze: 3\nZapisane produkty: 1\nPominięte .*: 1\nUszkodzone wiersze: 1\nDane: Open Food Facts/,
  )
  expect(code).toBe(0)
})

test('the script refuses what it cannot read, without a stack trace', async () => {
  await writeFile(path.join(folder, 'cut.jsonl.gz'), gzipSync('x'.repeat(10_000)).subarray(0, 30))
  const outcomes = await Promise.all([run('cut.jsonl.gz'), run('nowhere.csv'), run(), run('off.jsonl', '--country', 'xx'), run('--all')])

  expect(outcomes.map(({ code }) => code)).toEqual([2, 2, 2, 2, 2])
  expect(outcomes.map(({ output }) => output.split('\n')[0])).toEqual([
    'Plik jest uszkodzony lub niepełny. To, co dało się odczytać, zostało zapisane.',
    expect.stringContaining('Nie ma takiego pliku'),
    ...Array(3).fill('Użycie: npm run products:import -- PLIK [--country pl]'),
  ])
})
