import { expect, it } from 'vitest'
import { type FileStorage, StorageError } from './port.ts'

const KEY = '0123456789abcdef0123456789abcdef'
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** What every adapter of the storage port does; `storage` is asked inside each test, and is empty then. */
export function describeStorage(storage: () => FileStorage): void {
  it('gives back what was put, byte for byte', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, place) => (place * 7) % 256)
    await storage().put(KEY, bytes, 'image/webp')
    expect(Buffer.from((await storage().get(KEY)) ?? []).equals(bytes)).toBe(true)
  })

  it('has nothing under a key that was never put, or that was deleted', async () => {
    await storage().put(KEY, bytesOf('zupa'), 'text/plain')
    await storage().delete(KEY)
    expect(await storage().get(KEY)).toBeUndefined()
    expect(await storage().get(`${KEY}-2`)).toBeUndefined()
  })

  it('deletes what is not there without a word', async () => {
    await expect(storage().delete(KEY)).resolves.toBeUndefined()
  })

  it('replaces what is there whole, also with many writers at once', async () => {
    const texts = Array.from({ length: 10 }, (_, number) => String(number).repeat(20_000 - number))
    await Promise.all(texts.map((text) => storage().put(KEY, bytesOf(text), 'text/plain')))
    expect(texts).toContain(new TextDecoder().decode(await storage().get(KEY)))
  })

  it('keeps files under different keys apart', async () => {
    await storage().put(`${KEY}-1`, bytesOf('jeden'), 'text/plain')
    await storage().put(`${KEY}-2`, bytesOf('dwa'), 'text/plain')
    await storage().delete(`${KEY}-1`)
    expect(new TextDecoder().decode(await storage().get(`${KEY}-2`))).toBe('dwa')
  })

  it.each(['', 'abc', '../../../etc/passwd', '..%2f..%2fpasswd', 'a/b/c/d', 'ABCD', 'zażółć', 'abcd\0', 'a'.repeat(65), 'abcd?acl'])(
    'refuses %j, which is no key',
    async (key) => {
      const refused = { constructor: StorageError, retryable: false }
      await expect(storage().put(key, bytesOf('x'), 'text/plain')).rejects.toMatchObject(refused)
      await expect(storage().get(key)).rejects.toMatchObject(refused)
      await expect(storage().delete(key)).rejects.toMatchObject(refused)
    },
  )
}
