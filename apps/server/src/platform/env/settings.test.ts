import { mkdtemp, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { secretKey } from './secrets.ts'
import { missingOperatorSettings, readSettings } from './settings.ts'

test('nothing has to be set', () => {
  expect(readSettings({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', ROLE: 'all', LLM_PROVIDER: 'none', listensOnLoopback: true })
})

test('an empty value counts as unset', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toEqual(readSettings({}))
})

test('the embedded database is migrated, a database of somebody only where it is empty, or as they say', () => {
  const DATABASE_URL = 'postgres://localhost/kitchen'
  expect(readSettings({}).migrates).toBe('always')
  expect(readSettings({ DATABASE_URL }).migrates).toBe('when-empty')
  expect(readSettings({ DATABASE_URL, MIGRATE: 'yes' }).migrates).toBe('always')
  expect([readSettings({ MIGRATE: 'no' }).migrates, readSettings({ DATABASE_URL, MIGRATE: 'no' }).migrates]).toEqual(['never', 'never'])
})

test('every problem is listed at once', () => {
  const environment = {
    PORT: '99999',
    HOST: '0.0.0.0',
    ROLE: 'cook',
    DATABASE_URL: 'mysql://x',
    RATE_LOGIN_ADDRESS: 'often',
    LLM_PROVIDER: 'anthropic',
  }
  expect(() => readSettings(environment)).toThrow(
    /PORT: .*\n.*DATABASE_URL: .*\n.*ROLE: .*\n.*RATE_LOGIN_ADDRESS: expected COUNT\/SECONDS.*\n.*SMTP_URL: .*\n.*PUBLIC_URL: .*\n.*LLM_MODEL: .*\n.*LLM_API_KEY/,
  )
})

test('a language model needs its name, and an address or a key', () => {
  expect(() => readSettings({ LLM_PROVIDER: 'openai-compatible' })).toThrow(/LLM_MODEL.*\n.*LLM_BASE_URL/)
  expect(() => readSettings({ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'x' })).toThrow('LLM_API_KEY')
  expect(() => readSettings({ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'x', LLM_API_KEY: 'k', LLM_IMAGE_MODEL: 'y' })).toThrow(
    'LLM_IMAGE_MODEL',
  )
})

test.each([
  ['production', {}, 'key'],
  ['production', { MAILBOX: 'open' }, 'open'],
  ['production', { PUBLIC_URL: 'http://localhost:3000' }, 'key'],
  ['production', { PUBLIC_URL: 'http://[::1]:3000/' }, 'key'],
  ['production', { PUBLIC_URL: 'https://spizarka.example' }, 'off'],
  ['production', { PUBLIC_URL: 'http://127.0.0.1.evil.example', MAILBOX: 'open' }, 'off'],
  ['production', { TRUST_PROXY: 'true', MAILBOX: 'key' }, 'off'],
  ['development', {}, 'open'],
  ['development', { MAILBOX: 'key' }, 'key'],
  ['development', { TRUST_PROXY: 'true' }, 'off'],
  ['test', { MAILBOX: 'off' }, 'off'],
])('in %s with %j the mailbox is: %s', (NODE_ENV, environment, access) => {
  expect(readSettings({ NODE_ENV, ...environment }).MAILBOX).toBe(access)
})

test('a bucket for files needs its name and its keys', () => {
  const endpoint = { STORAGE_S3_ENDPOINT: 'https://s3.example' }
  expect(() => readSettings(endpoint)).toThrow(/STORAGE_S3_BUCKET.*\n.*STORAGE_S3_ACCESS_KEY.*\n.*STORAGE_S3_SECRET_KEY/)
  const rest = { STORAGE_S3_BUCKET: 'b', STORAGE_S3_ACCESS_KEY: 'k', STORAGE_S3_SECRET_KEY: 's' }
  expect(readSettings({ ...endpoint, ...rest })).toMatchObject({ STORAGE_S3_REGION: 'us-east-1' })
})

test('money is taken by the operator whose keys are all there, at the built-in till where only this machine can come, else by nobody', () => {
  const keys = { P24_MERCHANT_ID: '1', P24_POS_ID: '1', P24_API_KEY: 'k', P24_CRC: 'c' }
  expect(readSettings(keys)).toMatchObject({ payments: 'operator', P24_BASE_URL: 'https://secure.przelewy24.pl' })
  expect(() => readSettings({ P24_CRC: 'c' })).toThrow(/P24_MERCHANT_ID.*\n.*P24_POS_ID.*\n.*P24_API_KEY/)

  const world = { HOST: '0.0.0.0', PUBLIC_URL: 'https://spizarka.example', SMTP_URL: 'smtp://mail.example' }
  expect(readSettings({}).payments).toBe('till')
  expect(readSettings({ ...world, NODE_ENV: 'development' }).payments).toBe('till')
  expect(readSettings(world).payments).toBe('nobody')
  // Behind a proxy the loopback is the world's.
  expect(readSettings({ TRUST_PROXY: 'true' }).payments).toBe('nobody')
  expect(readSettings({ PUBLIC_URL: 'https://spizarka.example' }).payments).toBe('nobody')
})

test('who takes money under a name of the world says who they are', () => {
  const keys = { P24_MERCHANT_ID: '1', P24_POS_ID: '1', P24_API_KEY: 'k', P24_CRC: 'c' }
  const shop = { ...keys, PUBLIC_URL: 'https://spizarka.example', SMTP_URL: 'smtp://mail.example' }
  expect(() => readSettings(shop)).toThrow(/SELLER_NAME.*\n.*SELLER_ADDRESS.*\n.*SELLER_POSTAL_CODE.*\n.*SELLER_CITY.*\n.*SUPPORT_EMAIL/)
  const seller = {
    SELLER_NAME: 'Spiżarka sp. z o.o.',
    SELLER_ADDRESS: 'ul. Kuchenna 1',
    SELLER_POSTAL_CODE: '00-001',
    SELLER_CITY: 'Warszawa',
    SUPPORT_EMAIL: 'pomoc@spizarka.example',
  }
  expect(readSettings({ ...shop, ...seller }).payments).toBe('operator')
  expect(readSettings({ ...shop, NODE_ENV: 'development' }).payments).toBe('operator')
})

test('what is still to be said of who runs this is known by name', () => {
  expect(missingOperatorSettings(readSettings({}))).toEqual([
    'SELLER_NAME',
    'SELLER_ADDRESS',
    'SELLER_POSTAL_CODE',
    'SELLER_CITY',
    'SUPPORT_EMAIL',
  ])
  const named = { SELLER_NAME: 'Kuchnia', SELLER_ADDRESS: 'ul. Próbna 1', SELLER_POSTAL_CODE: '00-001', SELLER_CITY: 'Warszawa' }
  expect(missingOperatorSettings(readSettings(named))).toEqual(['SUPPORT_EMAIL'])
})

test('every setting is documented in .env.example, with its default', async () => {
  const text = await readFile(path.resolve(import.meta.dirname, '../../../../../.env.example'), 'utf8')
  const documented = new Map([...text.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))
  const { listensOnLoopback: _, migrates: __, payments: ___, ...defaults } = readSettings({})
  const optional = [
    'METRICS_TOKEN',
    'BACKUP_PASSPHRASE',
    'BACKUP_KEY_FILE',
    'PUBLIC_URL',
    'DATABASE_URL',
    'SECRET_KEY',
    'DATA_KEYS',
    'SMTP_URL',
    'SELLER_NIP',
    'SELLER_ADDRESS',
    'SELLER_POSTAL_CODE',
    'SELLER_CITY',
    'SELLER_EMAIL',
    'SUPPORT_EMAIL',
    'PREMIUM_SUPPORT_EMAIL',
    'LLM_BASE_URL',
    'LLM_API_KEY',
    'LLM_MODEL',
    'LLM_IMAGE_MODEL',
    'VAPID_PUBLIC_KEY',
    'VAPID_PRIVATE_KEY',
    'STORAGE_S3_ENDPOINT',
    'STORAGE_S3_BUCKET',
    'STORAGE_S3_ACCESS_KEY',
    'STORAGE_S3_SECRET_KEY',
    'OFF_CONTACT',
    'P24_MERCHANT_ID',
    'P24_POS_ID',
    'P24_API_KEY',
    'P24_CRC',
    'KSEF_TOKEN',
  ]
  expect([...documented.keys()].sort()).toEqual([...Object.keys(defaults), ...optional].sort())
  for (const name of Object.keys(defaults)) expect(readSettings({ [name]: documented.get(name) })).toEqual(readSettings({}))
})

test('what docs/RUNNING.md names is there: settings and commands', async () => {
  const root = path.resolve(import.meta.dirname, '../../../../..')
  const [guide, example, manifest] = await Promise.all(
    ['docs/RUNNING.md', '.env.example', 'package.json'].map((name) => readFile(path.join(root, name), 'utf8')),
  )
  const named = new Set([...(guide?.matchAll(/\b[A-Z\d]+_[A-Z_\d]+\b/g) ?? [])].map(([name]) => name))
  expect(named.size).toBeGreaterThan(10)
  for (const name of named) expect(example).toMatch(new RegExp(`^#? ?${name}=`, 'm'))
  for (const [, command] of guide?.matchAll(/npm run (?:--silent )?([\w:]+)/g) ?? []) expect(manifest).toContain(`"${command}": `)
})

test('the secret key is made once, for its owner alone, whoever asks first', async () => {
  const DATA_DIR = path.join(await mkdtemp(path.join(tmpdir(), 'spizarka-key-')), 'data')
  const keys = await Promise.all(Array.from({ length: 8 }, () => secretKey({ DATA_DIR })))
  expect(new Set([...keys, await secretKey({ DATA_DIR })]).size).toBe(1)
  expect(keys[0]).toHaveLength(64)
  expect((await stat(path.join(DATA_DIR, 'secret-key'))).mode & 0o777).toBe(0o600)
  expect((await stat(DATA_DIR)).mode & 0o777).toBe(0o700)
  expect(await secretKey({ DATA_DIR, SECRET_KEY: 'x'.repeat(32) })).toBe('x'.repeat(32))
})
