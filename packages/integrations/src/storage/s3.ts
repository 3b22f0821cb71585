import { AwsClient } from 'aws4fetch'
import { checkKey, type FileStorage, StorageError } from './port.ts'

export interface S3Options {
  /** Address of the service, without the bucket. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** A call that takes longer has failed; 10 seconds when left out. */
  timeoutMs?: number
}

/** Keeps files in a bucket of an S3-compatible service, addressed by path (`ENDPOINT/BUCKET/KEY`). */
export function openS3({ endpoint, bucket, region, accessKeyId, secretAccessKey, timeoutMs = 10_000 }: S3Options): FileStorage {
  // Who calls tries again, after a while: jobs do.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })

  async function send(method: 'PUT' | 'GET' | 'DELETE', key: string, more: { body?: Uint8Array<ArrayBuffer>; type?: string } = {}) {
    checkKey(key)
    const url = `${endpoint.replace(/(?<!\/)\/+$/, '')}/${encodeURIComponent(bucket)}/${key}`
    const response = await client
      .fetch(url, {
        method,
        ...(more.body && { body: more.body }),
        ...(more.type !== undefined && { headers: { 'content-type': more.type } }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      .catch((cause: unknown) => {
        throw new StorageError('the storage did not answer', { cause, retryable: true })
      })
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw new StorageError(`the storage answered ${response.status} to ${method}`, { retryable: isPassing(response.status) })
  }

  return {
    async put(key, bytes, type) {
      const { status, body } = await send('PUT', key, { body: new Uint8Array(bytes), type })
      await body?.cancel()
      if (status === 404) throw new StorageError('there is no such bucket', { retryable: false })
    },
    async get(key) {
      const response = await send('GET', key)
      if (response.status !== 404) return readAll(response)
      await response.body?.cancel()
      return undefined
    },
    async delete(key) {
      const { body } = await send('DELETE', key)
      await body?.cancel()
    },
  }
}

async function readAll(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await response.arrayBuffer())
  } catch (cause) {
    throw new StorageError('the storage broke off its answer', { cause, retryable: true })
  }
}

function isPassing(status: number): boolean {
  return status >= 500 || status === 408 || status === 429
}
