import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Agent, buildConnector, fetch } from 'undici'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pinnedLookup } from './open/addresses.ts'
import { type LocalWeb, PUBLIC, startLocalWeb } from './web-server.fixture.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const RECIPE = { '@type': 'Recipe', name: 'Żurek', recipeIngredient: ['500 ml zakwasu', '2 jajka'], recipeInstructions: 'Zagotuj zakwas.' }
const PAGE = `<title>Żurek</title><script type="application/ld+json">${JSON.stringify(RECIPE)}</script><h1>Żurek</h1>`
const HTML = { 'content-type': 'text/html; charset=utf-8' }

let web: LocalWeb
let seen: IncomingMessage[] = []
const answers = new Map<string, Answer>()
beforeAll(async () => {
  web = await startLocalWeb((request, response) => {
    seen.push(request)
    const answer = answers.get(`${request.headers.host}${request.url}`) ?? answers.get(request.url ?? '')
    if (answer) answer(request, response)
    else response.writeHead(200, HTML).end(PAGE)
  })
})
afterAll(() => web.close())
beforeEach(() => {
  answers.clear()
  seen = []
  web.dialled.length = 0
})

const sendTo =
  (location: string, status = 302) =>
  (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { location }).end()
  }

describe('a page', () => {
  it('is read with the recipe of its data and the text that it shows', async () => {
    const page = await web.open().readPage('https://przepisy.example/zurek#komentarze')
    expect(page).toEqual({
      url: 'https://przepisy.example/zurek',
      recipe: {
        title: 'Żurek',
        about: null,
        servings: null,
        activeMinutes: null,
        totalMinutes: null,
        ingredients: ['500 ml zakwasu', '2 jajka'],
        steps: ['Zagotuj zakwas.'],
      },
      text: 'Żurek',
    })
    expect(web.dialled).toEqual([`https://${PUBLIC}:443`])
  })

  it('is asked for without cookies, by a name that says who asks', async () => {
    answers.set('/', (_, response) => response.writeHead(302, { location: '/dalej', 'set-cookie': 'sesja=1' }).end())
    await web.open().readPage('http://przepisy.example/')
    expect(seen.map(({ url, method, headers }) => [method, url, headers['user-agent'], headers.cookie, headers.authorization])).toEqual([
      ['GET', '/', 'Spizarka/test', undefined, undefined],
      ['GET', '/dalej', 'Spizarka/test', undefined, undefined],
    ])
  })

  it.each([
    ['in the header', 'text/html; charset=ISO-8859-2', 'iso-8859-2', ''],
    ['in a meta tag', 'text/html', 'iso-8859-2', '<meta charset="iso-8859-2">'],
    ['in an old meta tag', 'text/html', 'windows-1250', '<meta http-equiv="Content-Type" content="text/html; charset=windows-1250">'],
    ['nowhere', 'text/html', 'windows-1250', ''],
    ['nowhere, being UTF-8', 'text/html', 'utf-8', ''],
    ['in a header that names none', 'text/html; charset=nie-ma', 'utf-8', ''],
  ])('whose encoding stands %s has its Polish letters', async (_, type, encoding, meta) => {
    answers.set('/', (_request, response) => {
      const head = Buffer.from(`<html><head>${meta}</head><body><p>`)
      response.writeHead(200, { 'content-type': type }).end(Buffer.concat([head, inEncoding('Zażółć gęślą jaźń', encoding)]))
    })
    expect((await web.open().readPage('http://przepisy.example/')).text).toBe('Zażółć gęślą jaźń')
  })

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('packed by %s is unpacked', async (encoding, pack) => {
    answers.set('/', (_, response) => response.writeHead(200, { ...HTML, 'content-encoding': encoding }).end(pack(PAGE)))
    expect((await web.open().readPage('http://przepisy.example/')).recipe?.title).toBe('Żurek')
  })

  it.each([
    ['large', (response: ServerResponse) => response.writeHead(200, HTML).end('x'.repeat(2 * 1024 * 1024 + 1))],
    [
      'small and packed, but large unpacked',
      (response: ServerResponse) =>
        response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(20 * 1024 * 1024, 32))),
    ],
    ['no page but a picture', (response: ServerResponse) => response.writeHead(200, { 'content-type': 'image/png' }).end('PNG')],
    ['of no type', (response: ServerResponse) => response.writeHead(200).end(PAGE)],
    ['nested without end', (response: ServerResponse) => response.writeHead(200, HTML).end('<b>'.repeat(600_000))],
  ])('that is %s is not read', async (_, answer) => {
    answers.set('/', (_request, response) => answer(response))
    await expect(web.open().readPage('http://przepisy.example/')).rejects.toMatchObject({ kind: 'unreadable', retryable: false })
  })

  it.each([
    [404, false],
    [403, false],
    [500, true],
    [503, true],
    [429, true],
  ])('that answers %i is not read; another try may help: %s', async (status, retryable) => {
    answers.set('/', (_, response) => response.writeHead(status, HTML).end(PAGE))
    await expect(web.open().readPage('http://przepisy.example/')).rejects.toMatchObject({ kind: 'unreachable', retryable })
  })

  it.each([
    ['does not answer', () => undefined],
    ['answers drop by drop', (response: ServerResponse) => response.writeHead(200, HTML).write('<p>')],
  ])('that %s is given up in time', async (_, answer) => {
    answers.set('/', (_request, response) => void answer(response))
    const started = performance.now()
    await expect(web.open({ totalMs: 150 }).readPage('http://przepisy.example/')).rejects.toMatchObject({
      kind: 'unreachable',
      retryable: true,
    })
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  it('whose server breaks off is not read', async () => {
    answers.set('/', (_, response) => response.writeHead(200, { ...HTML, 'content-length': 1000 }).write('<p>', () => response.destroy()))
    await expect(web.open().readPage('http://przepisy.example/')).rejects.toMatchObject({ kind: 'unreachable', retryable: true })
  })
})

describe('a host', () => {
  it('that no name server knows is not reachable', async () => {
    const unknown = web.open({ resolve: () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' })) })
    await expect(unknown.readPage('http://nie-ma.example/')).rejects.toMatchObject({ kind: 'unreachable', retryable: false })
    const busy = web.open({ resolve: () => Promise.reject(Object.assign(new Error('later'), { code: 'EAI_AGAIN' })) })
    await expect(busy.readPage('http://nie-ma.example/')).rejects.toMatchObject({ kind: 'unreachable', retryable: true })
    await expect(web.open({ resolve: async () => [] }).readPage('http://nie-ma.example/')).rejects.toMatchObject({ kind: 'unreachable' })
    expect(web.dialled).toEqual([])
  })

  it.each([['127.0.0.1'], ['169.254.169.254'], ['::1'], ['::ffff:10.0.0.1'], ['64:ff9b::a00:1']])(
    'whose name leads to %s is refused before anything is sent, also beside a public address',
    async (address) => {
      for (const addresses of [[address], [PUBLIC, address]]) {
        const pages = web.open({ resolve: async () => addresses })
        await expect(pages.readPage('http://zly.example/')).rejects.toMatchObject({ kind: 'refused', retryable: false })
      }
      expect([web.dialled, seen]).toEqual([[], []])
    },
  )

  it('is asked for once a stop: what its name answers later changes nothing', async () => {
    let asked = 0
    const pages = web.open({ resolve: async () => (asked++ === 0 ? [PUBLIC] : ['127.0.0.1']) })
    await pages.readPage('http://przepisy.example/')
    expect([asked, web.dialled]).toEqual([1, [`http://${PUBLIC}:80`]])
    await expect(pages.readPage('http://przepisy.example/')).rejects.toMatchObject({ kind: 'refused' })
    expect(web.dialled).toHaveLength(1)
  })

  it('is connected to at the address that was looked at, whatever its name', async () => {
    const agent = new Agent({ connect: buildConnector({ lookup: pinnedLookup(['127.0.0.1']) }) })
    const { status } = await fetch(`http://przepisy.example:${web.port}/`, { dispatcher: agent })
    await agent.destroy()
    expect([status, seen[0]?.headers.host]).toEqual([200, `przepisy.example:${web.port}`])
  })

  it('whose name server does not answer is given up in time', async () => {
    const silent = web.open({ totalMs: 50, resolve: () => new Promise(() => undefined) })
    await expect(silent.readPage('http://przepisy.example/')).rejects.toMatchObject({ kind: 'unreachable', retryable: true })
  })
})

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('of status %i is followed, and the page is known by where it was in the end', async (status) => {
    answers.set('/stary', sendTo('https://nowe.example/nowy#a', status))
    expect((await web.open().readPage('http://przepisy.example/stary')).url).toBe('https://nowe.example/nowy')
    expect(web.dialled).toEqual([`http://${PUBLIC}:80`, `https://${PUBLIC}:443`])
  })

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://2130706433/',
    'http://localhost/',
    'http://przepisy.example:8080/',
    'http://ja:haslo@przepisy.example/',
    'file:///etc/passwd',
    'ftp://przepisy.example/',
  ])('to %s is not followed', async (location) => {
    answers.set('/stary', sendTo(location))
    await expect(web.open().readPage('http://przepisy.example/stary')).rejects.toMatchObject({ kind: 'refused', retryable: false })
    expect(seen).toHaveLength(1)
  })

  it('to a name in a private network is not followed', async () => {
    answers.set('/stary', sendTo('http://wewnatrz.example/'))
    const pages = web.open({ resolve: async (host) => [host === 'wewnatrz.example' ? '10.0.0.5' : PUBLIC] })
    await expect(pages.readPage('http://przepisy.example/stary')).rejects.toMatchObject({ kind: 'refused' })
    expect(seen).toHaveLength(1)
  })

  it('is followed three times and no more', async () => {
    for (const step of [1, 2, 3, 4]) answers.set(`/${step}`, sendTo(`/${step + 1}`))
    expect((await web.open().readPage('http://przepisy.example/2')).url).toBe('http://przepisy.example/5')
    await expect(web.open().readPage('http://przepisy.example/1')).rejects.toMatchObject({ kind: 'unreachable', retryable: false })
  })
})

describe('who calls', () => {
  it('learns from the letters alone what is never opened', () => {
    const pages = web.open()
    expect([pages.accepts('https://przepisy.example/'), pages.accepts('http://127.0.0.1/'), pages.accepts('zupa')]).toEqual([
      true,
      false,
      false,
    ])
    expect(web.dialled).toEqual([])
  })

  it('calls a page off with a reason of their own', async () => {
    answers.set('/', () => undefined)
    const reason = new Error('enough')
    const controller = new AbortController()
    const reading = web.open().readPage('http://przepisy.example/', controller.signal)
    setTimeout(() => controller.abort(reason), 20)
    await expect(reading).rejects.toBe(reason)
    await expect(web.open().readPage('http://przepisy.example/', AbortSignal.abort(reason))).rejects.toBe(reason)
  })

  it('closes what is still open', async () => {
    answers.set('/', () => undefined)
    const pages = web.open()
    const reading = pages.readPage('http://przepisy.example/')
    setTimeout(() => void pages.close(), 20)
    await expect(reading).rejects.toMatchObject({ kind: 'unreachable', retryable: true })
  })
})

/** Polish letters of the two old encodings, which Node reads but does not write. */
function inEncoding(text: string, encoding: string): Uint8Array {
  if (encoding === 'utf-8') return Buffer.from(text)
  const all = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  return Uint8Array.from(text, (letter) => all.indexOf(letter))
}
