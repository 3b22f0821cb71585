import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { makeUser } from '../../apps/server/test/factories.ts'
import { startTestApp } from '../../apps/server/test/harness.ts'
import { importDump, readCountryTag } from './import-dump.ts'
import { openDump, UnusableFile } from './open-dump.ts'

const app = await startTestApp({ features: [] })
const folder = await mkdtemp(path.join(tmpdir(), 'spizarka-import-'))
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  for (const table of ['off_products', 'product_imports'] as const) await app.db.deleteFrom(table).execute()
})

const OATS = { code: '5900000000015', product_name_pl: 'Płatki owsiane', brands: 'Młyn', quantity: '500 g', countries_tags: ['en:poland'] }
const MILK = {
  code: '5900000000022',
  product_name: 'Mleko',
  quantity: '1 l',
  countries_tags: ['en:france'],
  last_modified_t: 1_760_000_000,
}

let files = 0
async function fileOf(content: string | Buffer, ending = '.jsonl'): Promise<string> {
  files += 1
  const file = path.join(folder, `dump-${files}${ending}`)
  await writeFile(file, content)
  return file
}
const jsonl = (...records: unknown[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('')
const load = async (file: string, options = {}) => importDump(app.db, await openDump(file), options)
const stored = () => app.db.selectFrom('off_products').select(['gtin', 'name', 'brands', 'quantity']).orderBy('gtin').execute()

const BOTH = [
  { gtin: '5900000000015', name: 'Płatki owsiane', brands: 'Młyn', quantity: '500 g' },
  { gtin: '5900000000022', name: 'Mleko', brands: null, quantity: '1000 ml' },
]

describe('a dump', () => {
  test('of JSON lines is read, bare or packed', async () => {
    expect(await load(await fileOf(jsonl(OATS, MILK)))).toEqual({ lines: 2, imported: 2, broken: 0, finished: true })
    expect(await stored()).toEqual(BOTH)
    await app.db.deleteFrom('off_products').execute()
    await load(await fileOf(gzipSync(jsonl(OATS, MILK)), '.jsonl.gz'))
    expect(await stored()).toEqual(BOTH)
  })

  test('of columns separated by tabs is read by their names', async () => {
    const table = [
      ['url', 'code', 'product_name', 'quantity', 'brands', 'countries_tags', 'categories_tags', 'last_modified_t'],
      ['http://x', '5900000000015', 'Płatki owsiane', '500 g', 'Młyn', 'en:poland,en:germany', 'en:foods', ''],
      ['http://y', '5900000000022', 'Mleko', '1 l', '', 'en:france', '', '1760000000'],
      ['http://z', '5900000000039'],
    ]
    const text = `\ufeff${table.map((row) => row.join('\t')).join('\r\n')}`
    expect(await load(await fileOf(gzipSync(text), '.csv.gz'))).toMatchObject({ lines: 3, imported: 2, broken: 1 })
    expect(await stored()).toEqual(BOTH)
  })

  test('keeps what is sold in one country, where one is named', async () => {
    const country = { code: 'pl', tag: readCountryTag('pl') ?? '' }
    expect(await load(await fileOf(jsonl(OATS, MILK)), { country })).toMatchObject({ lines: 2, imported: 1, broken: 0 })
    expect((await stored()).map(({ gtin }) => gtin)).toEqual(['5900000000015'])
  })

  test('loses its broken lines alone, and what nobody could scan or read', async () => {
    const broken = ['{"code":"59', '[]', '"x"', '{"code":5900000000015}', '{"code":"5900000000039","product_name":{"pl":"x"}}', '', '\0']
    const skipped = [
      { ...OATS, code: '5900000000016' },
      { ...OATS, code: '123' },
      { ...OATS, code: '2900000000001' },
      { code: '5900000000046', product_name: ' ' },
    ]
    const file = await fileOf(`${broken.join('\n')}\n${jsonl(...skipped, OATS)}${'x'.repeat(9 * 1024 * 1024)}\n${jsonl(MILK)}`)

    expect(await load(file)).toEqual({ lines: 14, imported: 2, broken: 8, finished: true })
    expect(await stored()).toEqual(BOTH)
  })

  test('has the last word on a code that stands in it twice', async () => {
    await load(await fileOf(jsonl(OATS, { ...OATS, product_name_pl: 'Płatki górskie' })))
    expect(await stored()).toMatchObject([{ name: 'Płatki górskie' }])
  })

  test('leaves newer records and what users named', async () => {
    const user = await makeUser(app)
    const named = { gtin: OATS.code, owner_id: user.id, name: 'Moje płatki', quantity: '1.000', unit: 'szt' } as const
    await app.db.insertInto('user_products').values(named).execute()
    await load(await fileOf(jsonl({ ...MILK, product_name: 'Mleko nowe', last_modified_t: 1_770_000_000 })))

    await load(await fileOf(jsonl(OATS, MILK)))

    expect(await stored()).toMatchObject([{ name: 'Płatki owsiane' }, { name: 'Mleko nowe' }])
    expect(await app.db.selectFrom('user_products').select('name').execute()).toEqual([{ name: 'Moje płatki' }])
  })

  test.each(['dump.txt', 'dump.json', 'nowhere.jsonl', '.csv'])('called %s is refused', async (name) => {
    await expect(openDump(path.join(folder, name))).rejects.toThrow(UnusableFile)
  })

  test('of commas is refused', async () => {
    await expect(openDump(await fileOf('code,product_name\n1,2\n', '.csv'))).rejects.toThrow('tabulatorami')
    await expect(openDump(await fileOf('', '.csv'))).rejects.toThrow('tabulatorami')
  })
})

describe('an interrupted import', () => {
  const many = jsonl(
    ...Array.from({ length: 5_000 }, (_, n) => {
      const digits = `59000${String(n).padStart(7, '0')}`
      const sum = Array.from(digits, Number).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0)
      return { code: `${digits}${(10 - (sum % 10)) % 10}`, product_name: `Produkt ${n}` }
    }),
  )

  test('goes on where it stopped, and reads nothing again once it is finished', async () => {
    const file = await fileOf(gzipSync(many), '.jsonl.gz')
    const abort = new AbortController()
    const first = await load(file, { signal: abort.signal, onProgress: () => abort.abort() })
    expect(first).toMatchObject({ lines: 2_000, imported: 2_000, finished: false })
    await app.db.deleteFrom('off_products').execute()

    expect(await load(file)).toEqual({ lines: 5_000, imported: 5_000, broken: 0, finished: true })
    expect(await stored()).toHaveLength(3_000)

    await app.db.deleteFrom('off_products').execute()
    expect(await load(file)).toMatchObject({ lines: 5_000, finished: true })
    expect(await stored()).toEqual([])
  })

  test('of a file that breaks off keeps what could be read, and says so', async () => {
    const packed = gzipSync(many)
    const file = await fileOf(packed.subarray(0, packed.length * 0.6), '.jsonl.gz')
    await expect(load(file)).rejects.toMatchObject({ code: 'Z_BUF_ERROR' })
    expect((await stored()).length).toBeGreaterThan(1_000)
    await expect(load(await fileOf('no gzip at all', '.jsonl.gz'))).rejects.toMatchObject({ code: 'Z_DATA_ERROR' })
  })

  test('is another one when the file is another', async () => {
    const file = await fileOf(jsonl(OATS))
    await load(file)
    await writeFile(file, jsonl(OATS, MILK))
    expect(await load(file)).toMatchObject({ lines: 2, imported: 2 })
  })
})

test('countries are named as Open Food Facts names them', () => {
  expect(['pl', 'DE', 'us', 'gb'].map(readCountryTag)).toEqual(['en:poland', 'en:germany', 'en:united-states', 'en:united-kingdom'])
  for (const none of ['', 'p', 'pol', 'xx', '12']) expect(readCountryTag(none)).toBeUndefined()
})
