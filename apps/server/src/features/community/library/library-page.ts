import { EDITORS_NAME, type RecipeSummary } from '@spizarka/contract/recipe-parts'
import { listPublishedRecipes } from '@spizarka/contract/recipes'
import type { AppContext } from '../../../platform/context.ts'
import { escapeHtml } from '../../../platform/http/escape-html.ts'
import { GUEST, readPublishedRecipes } from '../../recipes/index.ts'
import { type PublicPage, renderHead } from './recipe-page.ts'

const SHOWN = 24
const LIBRARY = '/published-recipes'

/** With the first page of recipes. */
type LibraryPage = PublicPage & { first: Awaited<ReturnType<typeof readPublishedRecipes>> }

/** The page of the library as a guest finds it, or of what one author published; undefined where nobody published under that name. */
export async function findLibraryPage(context: AppContext, author: string): Promise<LibraryPage | undefined> {
  const origin = context.publicUrl
  const query = listPublishedRecipes.query.parse({ page_size: SHOWN, ...(author !== '' && { author }) })
  const first = await readPublishedRecipes(context, GUEST, query, origin)
  // The name as it is signed: in whatever letters it was asked for, the page is one.
  const signed = author === '' ? null : first.results[0]?.author_name
  return signed === undefined ? undefined : { ...renderLibraryPage(first.results, signed, origin), first }
}

function renderLibraryPage(recipes: readonly RecipeSummary[], author: string | null, origin: string): PublicPage {
  const heading = author ?? 'Przepisy Spiżarka'
  const first = recipes.find(({ picture }) => picture !== null)
  const head = renderHead({
    type: 'website',
    title: author === null ? heading : `${heading} – Przepisy Spiżarka`,
    heading,
    description: describe(author),
    origin,
    path: author === null ? LIBRARY : `${LIBRARY}?author=${encodeURIComponent(author)}`,
    picture: first?.picture ? { ...first.picture, alt: first.title } : null,
    data: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: heading,
      itemListElement: recipes.map(({ id }, place) => ({ '@type': 'ListItem', position: place + 1, url: `${origin}${LIBRARY}/${id}` })),
    },
  })
  const items = recipes.map(({ id, title }) => `<li><a href="${LIBRARY}/${id}">${escapeHtml(title)}</a></li>`)
  return { head, body: `<noscript><h1>${escapeHtml(heading)}</h1><ul>${items.join('')}</ul></noscript>` }
}

function describe(author: string | null): string {
  if (author === null || author === EDITORS_NAME)
    return 'Przepisy redakcji i osób, które gotują w domu: z policzonymi wartościami odżywczymi i alergenami, do ugotowania z tego, co masz.'
  return `Przepisy, które publikuje ${author}, z policzonymi wartościami odżywczymi i alergenami.`
}
