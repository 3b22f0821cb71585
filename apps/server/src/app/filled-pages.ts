import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../platform/http/escape-html.ts'

/** What only this installation knows, by the names that built pages have for it. */
export type Facts = Readonly<Record<string, string>>

interface FilledPage {
  /** What it was made of: the time of its file, or what else it depends on. */
  version: number | string
  html: string
  etag: string
  packed: Partial<Record<Encoding, Promise<Buffer>>>
}

type Encoding = 'br' | 'gzip'

const pack: Readonly<Record<Encoding, (html: string) => Promise<Buffer>>> = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (html) => promisify(gzip)(html, { level: 9 }),
}

const compressFast: typeof pack = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (html) => promisify(gzip)(html, { level: 5 }),
}

/** Pages of the build with the facts of this installation put in place of their `{{names}}`: each is filled and packed once, and again after another build. */
export class FilledPages {
  readonly #facts: Facts
  readonly #pages = new Map<string, FilledPage>()

  constructor(facts: Facts) {
    this.#facts = facts
  }

  /** Undefined where there is no such file. */
  async find(file: string): Promise<FilledPage | undefined> {
    const found = await stat(file).catch(() => null)
    if (!found?.isFile()) return undefined
    const known = this.#pages.get(file)
    if (known?.version === found.mtimeMs) return known
    return this.#keep(file, found.mtimeMs, this.fill(await readFile(file, 'utf8')))
  }

  /** A page that is drawn: once for everybody, as long as `version`, by which it changes, stays the same. */
  async findDrawn(name: string, version: string, draw: () => Promise<string>): Promise<FilledPage> {
    const known = this.#pages.get(name)
    return known?.version === version ? known : this.#keep(name, version, await draw())
  }

  #keep(name: string, version: number | string, html: string): FilledPage {
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
    const page = { version, html, etag, packed: {} }
    this.#pages.set(name, page)
    return page
  }

  fill(html: string): string {
    return html.replaceAll(/\{\{(\w+)\}\}/g, (name, fact: string) => escapeHtml(this.#facts[fact] ?? name))
  }

  async send(request: FastifyRequest, reply: FastifyReply, page: FilledPage, status = 200): Promise<unknown> {
    reply.status(status).type('text/html; charset=utf-8')
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: page.etag })
    if (status === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send()
    const encoding = encodingFor(request)
    if (!encoding) return reply.send(page.html)
    page.packed[encoding] ??= pack[encoding](page.html)
    return reply.header('content-encoding', encoding).send(await page.packed[encoding])
  }
}

/** Sends a page that was made for this one request: packed, but not as tightly as one that is packed once. */
export async function sendUncached(request: FastifyRequest, reply: FastifyReply, html: string, status = 200): Promise<unknown> {
  reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache')
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
  const encoding = encodingFor(request)
  return encoding ? reply.header('content-encoding', encoding).send(await compressFast[encoding](html)) : reply.send(html)
}

function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = headers['accept-encoding'] ?? ''
  return (['br', 'gzip'] as const).find((each) => accepted.includes(each))
}
