import type { RecipeAuthor } from '@spizarka/contract/publications'
import { EDITORS_NAME, GONE_AUTHOR_NAME, type RecipeSummary } from '@spizarka/contract/recipe-parts'
import { listPublishedRecipes } from '@spizarka/contract/recipes'
import type { AppContext } from '../../../platform/context.ts'
import { GUEST, readPublishedRecipes } from '../../recipes/index.ts'
import { readAuthor } from '../publishing/read-publications.ts'
import { type PublicPage, renderHead } from './recipe-page.ts'

const MAX_SHOWN = 24
/** Names that are not of one person. */
const IMPERSONAL: ReadonlySet<string> = new Set([EDITORS_NAME, GONE_AUTHOR_NAME])
const LIBRARY = '/published-recipes'

/** What the library shows a guest at one address. */
interface LibraryPage extends PublicPage {
  /** Its first page; undefined where nothing can be answered to what is wished for. */
  first: Awaited<ReturnType<typeof readPublishedRecipes>> | undefined
  /** Who published it, where it is of one person. */
  author: RecipeAuthor | null
}

/**
 * The page of the library as a guest finds it, or of what one author published; undefined where nobody published under that name. `wishes` is what the
 * API would be asked for; the head has one address whatever else is wished for: one page, found in many ways.
 */
export async function findLibraryPage(context: AppContext, author: string, wishes: unknown): Promise<LibraryPage | undefined> {
  const origin = context.publicUrl
  const read = (query: unknown) => readPublishedRecipes(context, GUEST, listPublishedRecipes.query.parse(query), origin)
  const first = listPublishedRecipes.query.safeParse(wishes).success ? await read(wishes) : undefined
  // The page is described by what it shows. If a filter leaves nothing, the author may still have published something.
  const shown = first && first.results.length > 0 ? first : await read({ page_size: MAX_SHOWN, ...(author !== '' && { author }) })
  // The name as it is signed: in whatever letters it was asked for, the page is one.
  const signed = author === '' ? null : shown.results[0]?.author_name
  if (signed === undefined) return undefined
  return {
    ...renderLibraryPage(shown.results, signed, origin),
    first,
    author: signed === null || IMPERSONAL.has(signed) ? null : await readAuthor(context, signed, null),
  }
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
  return { head }
}

function describe(author: string | null): string {
  if (author === null || author === EDITORS_NAME)
    return 'Przepisy redakcji i osób, które gotują w domu: z policzonymi wartościami odżywczymi i alergenami, do ugotowania z tego, co masz.'
  return `Przepisy, które publikuje ${author}, z policzonymi wartościami odżywczymi i alergenami.`
}
