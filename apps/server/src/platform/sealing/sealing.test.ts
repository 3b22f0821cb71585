import { randomBytes } from 'node:crypto'
import { mkdtemp, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { dataKeys } from '../env/secrets.ts'
import { readSettings } from '../env/settings.ts'
import { createSealing } from './sealing.ts'

const OLD = { id: 'old', key: randomBytes(32) }
const NEW = { id: 'new', key: randomBytes(32) }
const PLAIN = Buffer.from('{"predefined":[7],"custom":["uczulenie na kurz"]}')
const PLACE = 'sealed_profiles/7/health_conditions'

describe('what is sealed', () => {
  const sealing = createSealing([NEW, OLD])
  const sealed = sealing.seal(PLAIN, PLACE)

  test('opens again in its place', () => {
    expect(sealing.open(sealed, PLACE)).toEqual(PLAIN)
  })

  test('opens empty where it was empty', () => {
    expect(sealing.open(sealing.seal(Buffer.alloc(0), PLACE), PLACE)).toHaveLength(0)
  })

  test('shows nothing of the text, and twice the same looks different', () => {
    expect(sealed.bytes.includes('uczulenie')).toBe(false)
    expect(sealing.seal(PLAIN, PLACE).bytes).not.toEqual(sealed.bytes)
  })

  test('does not open in the place of another row', () => {
    expect(() => sealing.open(sealed, 'sealed_profiles/8/health_conditions')).toThrow('authenticate')
  })

  test('does not open with any bit changed, or cut', () => {
    for (const index of sealed.bytes.keys()) {
      const changed = Buffer.from(sealed.bytes)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect(() => sealing.open({ ...sealed, bytes: changed }, PLACE)).toThrow('authenticate')
    }
    for (const length of [0, 5, 27, 28, 40])
      expect(() => sealing.open({ ...sealed, bytes: sealed.bytes.subarray(0, length) }, PLACE)).toThrow(/authenticate|cut off/)
  })

  test('is under the first key, and opens under any that is known', () => {
    const before = createSealing([OLD]).seal(PLAIN, PLACE)
    expect([before.keyId, sealed.keyId, sealing.keyId]).toEqual(['old', 'new', 'new'])
    expect(sealing.open(before, PLACE)).toEqual(PLAIN)
    expect(() => createSealing([OLD]).open(sealed, PLACE)).toThrow('Key new')
  })
})

describe('the keys', () => {
  const text = ({ id, key }: typeof OLD) => `${id}:${key.toString('base64url')}`

  test('come from the settings', async () => {
    expect(await dataKeys(readSettings({ DATA_KEYS: `${text(NEW)},${text(OLD)}` }))).toEqual([NEW, OLD])
  })

  test.each(['x', 'first:short', `${text(OLD)},${text(OLD)}`])('are refused when they are no good: %s', (keys) => {
    expect(() => readSettings({ DATA_KEYS: keys })).toThrow('DATA_KEYS')
  })

  test('are made once where the settings give none, and are for their owner alone', async () => {
    const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'data-keys-'))
    const [first, second] = await Promise.all([dataKeys({ DATA_KEYS: undefined, DATA_DIR }), dataKeys({ DATA_KEYS: undefined, DATA_DIR })])
    expect(first).toEqual(second)
    expect(first[0]?.key).toHaveLength(32)
    expect((await stat(path.join(DATA_DIR, 'data-keys'))).mode & 0o777).toBe(0o600)
  })
})
