import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeStorage } from './conformance.ts'
import { FAKE_S3, type FakeS3, startFakeS3 } from './fake-s3.ts'
import { openS3, type S3Options, StorageError } from './index.ts'

let server: FakeS3
beforeAll(async () => {
  server = await startFakeS3()
})
afterAll(() => server.close())
beforeEach(() => {
  server.files.clear()
  server.calls.length = 0
})

const open = (changes: Partial<S3Options> = {}) => openS3({ endpoint: server.endpoint, ...FAKE_S3, ...changes })
const KEY = '0123456789abcdef0123456789abcdef'
const FAILURE = { constructor: StorageError }

describe('an S3-compatible bucket', () => {
  describeStorage(() => open())

  it('gets the file under its key with its type', async () => {
    await open({ endpoint: `${server.endpoint}/` }).put(KEY, new Uint8Array([1, 2]), 'image/webp')
    expect([...server.files]).toEqual([[`/obrazki/${KEY}`, { bytes: Buffer.from([1, 2]), type: 'image/webp' }]])
  })

  it('that refuses our key is a failure for good', async () => {
    const stranger = open({ secretAccessKey: 'inny' })
    await expect(stranger.put(KEY, new Uint8Array(1), 'image/webp')).rejects.toMatchObject({ ...FAILURE, retryable: false })
    await expect(stranger.get(KEY)).rejects.toMatchObject({ ...FAILURE, retryable: false })
  })

  it('that is not there is a failure for good, not a file that was kept', async () => {
    const nowhere = open({ bucket: 'nie-ma' })
    await expect(nowhere.put(KEY, new Uint8Array(1), 'image/webp')).rejects.toMatchObject({ ...FAILURE, retryable: false })
  })

  it.each([500, 503, 429])('that answers %i may do better later', async (status) => {
    server.failNext(status)
    await expect(open().get(KEY)).rejects.toMatchObject({ ...FAILURE, retryable: true })
    expect(await open().get(KEY)).toBeUndefined()
  })

  it('that does not answer in time, or at all, may do better later', async () => {
    server.failNext('hang')
    await expect(open({ timeoutMs: 50 }).get(KEY)).rejects.toMatchObject({ ...FAILURE, retryable: true })
    await expect(open({ endpoint: 'http://127.0.0.1:1' }).get(KEY)).rejects.toMatchObject({ ...FAILURE, retryable: true })
  })

  it('that sends somewhere else is not followed', async () => {
    server.failNext(307)
    await expect(open().get(KEY)).rejects.toMatchObject(FAILURE)
    expect(server.calls).toEqual([`/obrazki/${KEY}`])
  })
})
