import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export const FAKE_S3 = { bucket: 'obrazki', region: 'eu-central-1', accessKeyId: 'klucz', secretAccessKey: 'sekret' } as const

export interface FakeS3 {
  endpoint: string
  /** Files by path, with their media types. */
  files: Map<string, { bytes: Buffer; type: string }>
  /** Paths that were called, in their order. */
  calls: string[]
  /** Answers the next call with this status, or not at all; a redirect leads to another path. */
  failNext(how: number | 'hang'): void
  close(): Promise<void>
}

/** A bucket in memory that checks the signature of every call as the service does (AWS Signature Version 4). */
export async function startFakeS3(): Promise<FakeS3> {
  const files: FakeS3['files'] = new Map()
  const calls: string[] = []
  let failure: number | 'hang' | undefined
  const server = createServer((request, response) => void reply(request, response))

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    calls.push(request.url ?? '')
    const { status, body } = await answer(request)
    if (status === 'hang') return
    response.writeHead(status, isRedirect(status) ? { location: '/gdzie-indziej' } : {}).end(body)
  }

  async function answer(request: IncomingMessage): Promise<{ status: number | 'hang'; body?: Buffer }> {
    const bytes = await buffer(request)
    const failed = failure
    failure = undefined
    if (failed !== undefined) return { status: failed }
    if (!isSigned(request)) return { status: 403 }
    const { method, url = '' } = request
    if (!url.startsWith(`/${FAKE_S3.bucket}/`)) return { status: 404 }
    if (method === 'PUT') files.set(url, { bytes, type: request.headers['content-type'] ?? '' })
    if (method === 'DELETE') return { status: files.delete(url) ? 204 : 404 }
    const file = files.get(url)
    return file ? { status: 200, ...(method === 'GET' && { body: file.bytes }) } : { status: 404 }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${portOf(server)}`,
    files,
    calls,
    failNext(how) {
      failure = how
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const [, credential, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\S+)$/.exec(headers.authorization ?? '') ?? []
  const time = String(headers['x-amz-date'])
  const scope = `${time.slice(0, 8)}/${FAKE_S3.region}/s3/aws4_request`
  if (!names || credential !== `${FAKE_S3.accessKeyId}/${scope}`) return false
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const call = [method, url, '', lines.join(''), names, String(headers['x-amz-content-sha256'])].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(call).digest('hex')].join('\n')
  const key = scope.split('/').reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${FAKE_S3.secretAccessKey}`)
  return hmac(key, text).toString('hex') === signature
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
