import { LANDING_PAGES } from './landing/pages/index.ts'

/** The address of this installation, which the server puts in place of this when it sends a page. */
const ORIGIN = '{{origin}}'
const DEFAULT_CARD = 'start'

/**
 * What search engines and link previews are told of a public page beside its title and description: its one address, the picture of a
 * link to it, and what of it they can read as data. HTML for the head.
 */
export function pageHead(path: string): string {
  const page = LANDING_PAGES.find(({ slug }) => path === `/lp/${slug}`)
  const address = `${ORIGIN}${path}`
  const tags = [
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${ORIGIN}/og/${page?.slug ?? DEFAULT_CARD}.jpg">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ]
  return tags.join('') + (page ? landingData(address, page) : '')
}

function landingData(address: string, { name, faq }: (typeof LANDING_PAGES)[number]): string {
  return (
    asData({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Spiżarka', item: `${ORIGIN}/` },
        { '@type': 'ListItem', position: 2, name, item: address },
      ],
    }) + faqData(faq)
  )
}

/** Questions of a page with their answers, as search engines read them. */
function faqData(faq: readonly { question: string; answer: string }[]): string {
  const mainEntity = faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return asData({ '@type': 'FAQPage', mainEntity })
}

function asData(thing: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}
