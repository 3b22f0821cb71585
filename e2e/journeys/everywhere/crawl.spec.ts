import { expect, guestTest as test } from '../../support/test.ts'

/** What stands in a page until somebody says otherwise, and what nobody is to read. */
const FORBIDDEN_TEXTS = [
  /Wkrótce\b(?!["“”,])/,
  /\{\{\w+\}\}/,
  /@[\w.-]+\.example\b/,
  /example\.(?:com|org|pl)/,
  /SELLER_NAME/,
  /lorem ipsum/i,
  /TODO|FIXME/,
]
const LINK = /\b(?:href|src|action)="([^"]+)"/g
const IN_SITEMAP = /<loc>([^<]+)<\/loc>/g
/** Screens of the app say so themselves where nobody is signed in, and its calls are no pages. */
const IS_PAGE = /^\/(?!api\/|assets\/|dev\/)[^.]*$/

test('no public page leads nowhere, promises what is not there or shows an address that nobody set', async ({ request, baseURL }) => {
  test.setTimeout(180_000)
  const origin = baseURL ?? ''
  const seen = new Map<string, string>([['/', 'the start']])
  const faults: string[] = []
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const [, address = ''] of sitemap.matchAll(IN_SITEMAP)) seen.set(new URL(address).pathname, 'the sitemap')
  let pages = 0

  // A map that grows while it is walked through is walked to its end.
  for (const [address, from] of seen) {
    const answer = await request.get(origin + address)
    if (!answer.ok()) faults.push(`${address}, named by ${from}, answers ${answer.status()}`)
    if (!IS_PAGE.test(address) || !answer.headers()['content-type']?.startsWith('text/html')) continue
    pages += 1
    const html = await answer.text()
    const text = html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
    for (const leftover of FORBIDDEN_TEXTS) if (leftover.test(text)) faults.push(`${address} says ${leftover.exec(text)?.[0]}`)
    const anchors = new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id))
    for (const [, link = ''] of html.matchAll(LINK)) {
      const url = URL.parse(link.replaceAll('&amp;', '&'), origin + address)
      if (!url || url.origin !== origin) continue
      const isHere = url.pathname === address
      if (isHere && url.hash !== '' && !anchors.has(decodeURIComponent(url.hash.slice(1)))) faults.push(`${address} has no ${url.hash}`)
      if (!seen.has(url.pathname)) seen.set(url.pathname, address)
    }
  }
  test.info().annotations.push({ type: 'crawl', description: `${pages} pages, ${seen.size} addresses` })
  console.log(`crawled ${pages} pages, ${seen.size} addresses`)
  expect(faults).toEqual([])
  expect(pages).toBeGreaterThan(15)
})
