import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { addRecipe } from '../../test/fixtures/recipes.ts'
import { startTestApp } from '../../test/harness.ts'
import { requestTarget } from '../../test/real-requests.ts'
import { savePicture } from '../features/pictures/index.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'spizarka-web-'))
const files: Record<string, string> = {
  'secret.txt': 'secret',
  'dist/index.html': 'shell',
  'dist/sw.js': 'worker',
  'dist/assets/app-3f2a.js': 'code',
  'dist/assets/app-3f2a.js.br': 'brotli',
  'dist/assets/app-3f2a.js.gz': 'gzip',
  'dist-prerender/index.html': 'home',
  'dist-prerender/published-recipe.html': '<head><!--head--><script></script></head><div id="root"></div>',
  'dist-prerender/published-recipes.html': '<head><!--head--><script></script></head><div id="root"></div>',
  'dist-prerender/plans.html': '<head><!--head--></head>',
  'dist-prerender/terms.html': '<head><!--head--></head>',
  'dist-prerender/terms.still.html': '<head><!--head--></head><div id="root"><!--app--></div>',
  'dist-prerender/plans.still.html': '<head><!--head--></head><div id="root"><!--app--></div>',
  'dist-prerender/published-recipe.still.html': '<head><!--head--></head><div id="root"><!--app--></div>',
  'dist-prerender/published-recipes.still.html': '<head><!--head--></head><div id="root"><!--app--></div>',
  'dist-ssr/package.json': '{"type":"module"}',
  'dist-ssr/entry-prerender.js': `
    const drawn = (words, data, device) => ({ html: \`<p>\${words}, \${device}, {{operator_name}}</p>\`, known: [['key'], data] })
    export const hasScreen = async (path) => /^\\/(pantry|activate\\/[^/]+\\/[^/]+)\\/?$/.test(path)
    export const commentsQuery = () => ({ page: 1, page_size: 1 })
    export const renderRecipe = async ({ recipe, comments }, device) => drawn(\`\${recipe.ingredients[0].line}, \${comments.count} comments\`, { ending: '</script>' }, device)
    export const renderPlans = async (products, search) => ({ ...drawn(search + products.map(({ price }) => price), products), head: '<link href="{{origin}}/plany">' })
    export const renderDocument = async (path, { day, recipients }) => ({ head: '<link href="{{origin}}' + path + '">', html: \`\${day} \${recipients.map(({ kind }) => kind)} {{operator_name}}\` })
    export const libraryQuery = (search) => Object.fromEntries(new URLSearchParams(search))
    export const renderLibrary = async ({ first, author }, device, search) => drawn(\`\${search} \${first.results.map(({ title }) => title)}\`, author, device)`,
  'dist-prerender/lp/celiakia/index.html': 'landing',
  'dist-prerender/lp/thermomix/index.html': '<link rel="canonical" href="{{origin}}/lp/thermomix">{{unknown}}',
  'dist-prerender/not-found.html': 'nowhere',
}
for (const [name, content] of Object.entries(files)) {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
  await writeFile(path.join(folder, name), content)
}
const app = await startTestApp({ webFolder: folder, settings: { SELLER_NAME: 'Kuchnia z sercem' } })
afterAll(() => app.close())
const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers })

test.each([
  ['/', 'home'],
  ['/?from=mail', 'home'],
  ['/lp/celiakia', 'landing'],
  ['/lp/celiakia/', 'landing'],
  ['/pantry', 'shell'],
  ['/pantry/?show=soon', 'shell'],
  ['/activate/MQ/abc-def', 'shell'],
  ['/index.html', 'shell'],
  ['/sw.js', 'worker'],
  ['/assets/app-3f2a.js', 'code'],
])('%s shows the %s', async (url, body) => {
  expect(await get(url)).toMatchObject({ statusCode: 200, body })
})

test('a page is sent with the address of this installation in it, packed, and not again to who has it', async () => {
  const { body, headers } = await get('/lp/thermomix')
  expect(body).toBe(`<link rel="canonical" href="${app.context.publicUrl}/lp/thermomix">{{unknown}}`)
  expect((await get('/lp/thermomix', { 'accept-encoding': 'gzip, br' })).headers).toMatchObject({ 'content-encoding': 'br' })
  expect(await get('/lp/thermomix', { 'if-none-match': String(headers.etag) })).toMatchObject({ statusCode: 304, body: '' })
})

// As a browser tells a path, so the app splits it.
test.each([
  '/nie-ma',
  '/nie-ma/',
  '/pantry/x',
  '/activate%2FMQ/abc',
  '/lp/nie-ma',
  '/lp/celiakia/dalej',
  '/lp/',
  '/regulamin/x',
  '/plany/x',
])('%s is a page that says so, with the status of one that is not there', async (url) => {
  expect(await get(url)).toMatchObject({ statusCode: 404, body: 'nowhere' })
})

test.each([
  '/api/nothing',
  '/api/nothing/',
  '/dev/nothing',
  '/missing.png',
  '/assets/gone-1234.js',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%00',
  '/%zz',
])('%s is not found, in JSON', async (url) => {
  const response = await get(url)
  expect(response.json()).toEqual({ detail: 'Nie znaleziono.' })
  expect(response.statusCode).toBe(404)
})

// One that is there must look like one that is not; else whoever asks learns what files the machine has.
test.each(['secret.txt', 'none.txt'])('no target leads out of the folders to %s', async (file) => {
  for (const target of [`http://x/../../../${file}`, `ftp://x/../../../${file}`, `*/../../${file}`])
    expect(await requestTarget(app, target)).toEqual({ status: 404, body: '{"detail":"Nie znaleziono."}' })
})

test('only reading is possible', async () => {
  expect((await app.app.inject({ method: 'POST', url: '/pantry' })).statusCode).toBe(404)
  expect(await app.app.inject({ method: 'HEAD', url: '/pantry' })).toMatchObject({ statusCode: 200, body: '' })
})

test('the compressed file is sent to whoever reads it', async () => {
  const brotli = await get('/assets/app-3f2a.js', { 'accept-encoding': 'gzip, br' })
  expect([brotli.body, brotli.headers['content-encoding']]).toEqual(['brotli', 'br'])
  const gzip = await get('/assets/app-3f2a.js', { 'accept-encoding': 'gzip' })
  expect([gzip.body, gzip.headers['content-encoding']]).toEqual(['gzip', 'gzip'])
  expect(gzip.headers['content-type']).toContain('javascript')
})

test('assets are kept for good, pages and the service worker are asked for again', async () => {
  expect((await get('/assets/app-3f2a.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const url of ['/', '/pantry', '/lp/celiakia', '/sw.js']) expect((await get(url)).headers['cache-control']).toBe('no-cache')
  const { headers } = await get('/')
  expect((await get('/', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
})

test('the page of a published recipe names it and its picture, that of none nothing', async () => {
  const id = await addRecipe(app, null, { title: 'Rosół & "makaron" <b>', ingredients: ['2 l wody'] })
  const key = await savePicture(app.context, { kind: 'drawn', image: new Uint8Array(1), width: 4, height: 3 })
  await app.db.updateTable('recipes').set({ picture_key: key }).where('id', '=', id).execute()
  const page = await get(`/published-recipes/${id}?servings=4`)
  expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
  expect(page.body).toContain('<head><title>Rosół &amp; &quot;makaron&quot; &lt;b&gt; – Spiżarka</title>')
  expect(page.body).toContain(`<link rel="preload" as="image" fetchpriority="high" href="/api/pictures/${key}/">`)
  expect(page.body).toContain(`<link rel="canonical" href="${app.context.publicUrl}/published-recipes/${id}">`)
  expect(page.body).toContain('<p>2 l wody, ')
  for (const none of ['999999', '0', 'abc', '9'.repeat(30), '%00'])
    expect(await get(`/published-recipes/${none}`)).toMatchObject({
      statusCode: 404,
      body: '<head><script></script></head><div id="root"></div>',
    })
})

test('the page of the library names the addresses of recipes, that of an unknown author nothing', async () => {
  const id = await addRecipe(app, null, { title: 'Kapuśniak & <b>', ingredients: ['2 l wody'] })
  const page = await get('/published-recipes?show=all')
  expect(page).toMatchObject({ statusCode: 200 })
  expect(page.body).toContain('<head><title>Przepisy Spiżarka</title>')
  expect(page.body).toContain(`<link rel="canonical" href="${app.context.publicUrl}/published-recipes">`)
  expect(page.body).toContain(`"url":"${app.context.publicUrl}/published-recipes/${id}"`)
  const byEditors = await get(`/published-recipes?author=${encodeURIComponent('Redakcja Spiżarki')}`)
  expect(byEditors.body).toContain('<title>Redakcja Spiżarki – Przepisy Spiżarka</title>')
  for (const none of ['Nikt%20taki', '%27%3B--', 'x'.repeat(500)])
    expect(await get(`/published-recipes?author=${none}`)).toMatchObject({
      statusCode: 404,
      body: '<head><script></script></head><div id="root"></div>',
    })
})

describe('a published page', () => {
  const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148' }

  test('comes drawn, with what it was drawn from, in which nothing ends the element that holds it', async () => {
    const id = await addRecipe(app, null, { title: 'Krupnik', ingredients: ['50 g kaszy'] })
    const { body, headers } = await get(`/published-recipes/${id}`, PHONE)
    expect(body).toContain('<title>Krupnik – Spiżarka</title>')
    expect(body).toContain(`<div id="root" data-path="/published-recipes/${id}" data-drawn="narrow"><p>50 g kaszy, 0 comments, narrow, `)
    expect(body).not.toContain('{{')
    expect(body).toContain('<script type="application/json" id="known-answers">[["key"],{"ending":"\\u003c/script>"}]</script>')
    expect(headers['vary']).toContain('sec-ch-ua-mobile')
    expect((await get('/published-recipes', { ...PHONE, 'accept-encoding': 'br' })).headers).toMatchObject({ 'content-encoding': 'br' })
  })

  test('is drawn as the wishes in its address say; the app says what is wrong with those that nothing answers to', async () => {
    await addRecipe(app, null, { title: 'Bigos', ingredients: ['1 kg kapusty'] })
    const search = '?search=bigos'
    const { body } = await get(`/published-recipes${search}`, PHONE)
    expect(body).toContain(`<div id="root" data-path="/published-recipes${search}" data-drawn="narrow"><p>${search} Bigos, narrow`)
    const tooLong = await get(`/published-recipes?search=${'x'.repeat(500)}`, PHONE)
    expect(tooLong.body).toContain('<script></script></head><div id="root"></div>')
  })

  test.each([
    ['a phone', PHONE, 'narrow'],
    ['a computer', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }, 'wide'],
    ['whoever says that it is no phone', { ...PHONE, 'sec-ch-ua-mobile': '?0' }, 'wide'],
    ['whoever says that it is one', { 'user-agent': 'X11', 'sec-ch-ua-mobile': '?1' }, 'narrow'],
    ['the narrow window that it has to fit', { 'user-agent': 'X11', 'x-drawn-for': 'narrow' }, 'narrow'],
    ['the wide one', { ...PHONE, 'x-drawn-for': 'wide' }, 'wide'],
    ['nothing that there is not', { ...PHONE, 'x-drawn-for': 'dial' }, 'narrow'],
  ])('is drawn for %s', async (_, given, device) => {
    const { body, headers } = await get('/published-recipes', given)
    expect(body).toContain(`data-drawn="${device}"`)
    expect(headers['vary']).toContain('x-drawn-for')
  })
})

test('what the plans cost stands in their page before any script runs, as the shop has it today', async () => {
  const { statusCode, body } = await get('/plany')
  const products: { price: string }[] = (await get('/api/subscription-products/')).json()
  expect(statusCode).toBe(200)
  expect(body).toContain(`<link href="${app.context.publicUrl}/plany">`)
  expect(body).toContain(`<p>${products.map(({ price }) => price).join()}`)
  expect(body).toContain('data-path="/plany"')
  const byMonth = await get('/plany?cycle=monthly')
  expect(byMonth.body).toContain(`<div id="root" data-path="/plany?cycle=monthly"><p>?cycle=monthly${products[0]?.price}`)
  expect((await get('/plany?utm_source=x')).body).toContain('<div id="root" data-path="/plany">')
  expect(body).not.toContain('{{')
})

test('a document is drawn once a day for everybody, as it reads on that day in Poland, with whom this installation makes use of', async () => {
  app.clock.setTo('2026-12-31T22:59:00Z')
  const { body, headers } = await get('/regulamin')
  expect(body).toBe(
    `<head><link href="${app.context.publicUrl}/regulamin"></head><div id="root" data-path="/regulamin" data-day="2026-12-31">2026-12-31 hosting Kuchnia z\u00a0sercem</div>`,
  )
  expect((await get('/regulamin', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  app.clock.setTo('2026-12-31T23:00:00Z')
  expect((await get('/regulamin', { 'if-none-match': String(headers.etag) })).body).toContain('data-day="2027-01-01">2027-01-01 hosting')
})
