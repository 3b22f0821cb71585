import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { listMyPublications, RecipeAuthor, readPublishing } from '@spizarka/contract/publications'
import type { Recipe } from '@spizarka/contract/recipes'
import { looksOf } from '@spizarka/culinary/community'
import type { AppContext } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { toPage, windowOf } from '../../../platform/http/page.ts'
import { columnsOf, findRecipeRow, findVisibleRecipe, GUEST, presentPicture, presentRecipe, textOf } from '../../recipes/index.ts'
import { findAuthorName } from './author-names.queries.ts'
import { linesWithoutAmount, missingIn } from './check-text.ts'
import { kindOf, presentPublication } from './present-publication.ts'
import { countOwnPublications, countWaiting, findAuthor, findLatestPublication, listOwnPublications } from './publications.queries.ts'

const HUNDREDTHS = 100
const mean = (rating: number | null) => (rating === null ? null : Math.round(rating * HUNDREDTHS) / HUNDREDTHS)

/** One page of what an author sent, newest first. */
export async function readMyPublications(
  { db }: Pick<AppContext, 'db'>,
  authorId: number,
  query: QueryOut<typeof listMyPublications>,
  url: string,
): Promise<ResponseOf<typeof listMyPublications>> {
  const [count, rows] = await Promise.all([
    countOwnPublications(db, authorId, query.state),
    listOwnPublications(db, authorId, query.state, windowOf(query)),
  ])
  const results = rows.map((row) => ({
    ...presentPublication(row),
    kind: kindOf(row),
    picture: presentPicture(row),
    has_recipe: row.kept_id !== null,
    rating: mean(row.rating_mean),
    rating_count: row.rating_count ?? 0,
    comment_count: row.comment_count ?? 0,
    cooked_count: row.cooked_count ?? 0,
    saved_count: row.saved_count ?? 0,
    ahead: row.state === 'submitted' ? (row.ahead ?? 0) : null,
  }))
  return toPage(url, query, { count, results })
}

/** Whether one of the author's recipes can be sent, and how it stands; throws `not_found`. */
export async function readPublishingOf(
  { db }: Pick<AppContext, 'db'>,
  authorId: number,
  recipeId: number,
): Promise<ResponseOf<typeof readPublishing>> {
  const recipe = await findVisibleRecipe(db, recipeId, authorId)
  if (recipe?.owner_id !== authorId) throw new AppError('not_found')
  const text = textOf(recipe)
  const [publication, name, waiting] = await Promise.all([
    findLatestPublication(db, recipeId, authorId),
    findAuthorName(db, authorId),
    countWaiting(db, authorId),
  ])
  return {
    missing: missingIn(text),
    is_imported: recipe.source === 'imported' && recipe.source_url !== null,
    lines_without_amount: linesWithoutAmount(text),
    author_name: name ?? null,
    publication: publication ? presentPublication(publication) : null,
    is_published: recipe.published_at !== null,
    has_unsent_changes: recipe.draft !== null && publication?.state !== 'submitted',
    waiting,
  }
}

/** One of the author's recipes, with what they made of it, as a guest would read it; throws `not_found`. */
export async function previewPublicationOf(
  context: Pick<AppContext, 'db' | 'clock' | 'publicUrl'>,
  authorId: number,
  recipeId: number,
): Promise<Recipe> {
  const [own, row] = await Promise.all([findVisibleRecipe(context.db, recipeId, authorId), findRecipeRow(context.db, recipeId)])
  if (own?.owner_id !== authorId || !row) throw new AppError('not_found')
  const text = textOf(own)
  return presentRecipe(context, { ...row, ...columnsOf(text), content: text.content }, GUEST)
}

/** An author as readers see one; throws `not_found` where nobody who published anything has that name. */
export async function readAuthor({ db }: Pick<AppContext, 'db'>, name: string, viewerId: number | null): Promise<RecipeAuthor> {
  const author = await findAuthor(db, looksOf(name))
  if (!author || author.recipes === 0) throw new AppError('not_found')
  return {
    author_name: author.name,
    recipes: author.recipes,
    cooked: author.cooked,
    saved: author.saved,
    rating: mean(author.rating),
    is_you: author.user_id === viewerId,
  }
}
