import { listComments } from '@spizarka/contract/comments'
import type { ResponseOf } from '@spizarka/contract/endpoint'
import { MEAL_TYPES } from '@spizarka/contract/meals'
import { plural } from '@spizarka/contract/plural'
import { DISH_KINDS, EDITORS_NAME } from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'
import type { AppContext } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { escapeHtml, jsonInHtml } from '../../../platform/http/escape-html.ts'
import { GUEST, getPublishedRecipe } from '../../recipes/index.ts'
import { readComments } from '../comments/comments.ts'

/** What is added to a prerendered public page for search engines and link previews. */
export interface PublicPage {
  /** Into the head. */
  head: string
}

/** What the page of a recipe shows a guest. */
interface RecipePage extends PublicPage {
  recipe: Recipe
  /** The first page of what others say of it. */
  comments: ResponseOf<typeof listComments>
}

/** The page of a published recipe as a guest reads it; `asked` is what the API would be asked for its comments by. Undefined where there is none. */
export async function findRecipePage(context: AppContext, id: number, asked: unknown): Promise<RecipePage | undefined> {
  const [query, address] = [listComments.query.parse(asked), context.publicUrl + listComments.path.replace(':id', String(id))]
  try {
    const [recipe, comments] = await Promise.all([getPublishedRecipe(context, id, GUEST), readComments(context, id, null, query, address)])
    return { ...renderRecipePage(recipe, context.publicUrl), recipe, comments }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}

/** The recipe as a page; `origin` is the address of this installation. */
export function renderRecipePage(recipe: Recipe, origin: string): PublicPage {
  const head = renderHead({
    type: 'article',
    title: `${recipe.title} – Spiżarka`,
    heading: recipe.title,
    description: describe(recipe),
    origin,
    path: `/published-recipes/${recipe.id}`,
    picture: recipe.picture && { ...recipe.picture, alt: recipe.title },
    data: structuredData(recipe, origin),
  })
  return { head }
}

interface Head {
  /** Of Open Graph. */
  type: 'article' | 'website'
  title: string
  /** The title without the name of the site. */
  heading: string
  description: string
  origin: string
  path: string
  picture: { url: string; width: number; height: number; alt: string } | null
  /** As schema.org has it. */
  data: object
}

/** The meta tags of a public page for search engines and previews; its picture is preloaded. */
export function renderHead({ type, title, heading, description, origin, path, picture, data }: Head): string {
  const address = `${origin}${path}`
  const tags = {
    'og:type': type,
    'og:site_name': 'Spiżarka',
    'og:locale': 'pl_PL',
    'og:title': heading,
    'og:description': description,
    'og:url': address,
    ...(picture && {
      'og:image': `${origin}${picture.url}`,
      'og:image:width': String(picture.width),
      'og:image:height': String(picture.height),
      'og:image:alt': picture.alt,
    }),
  }
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...Object.entries(tags).map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(picture ? [`<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(picture.url)}">`] : []),
    `<script type="application/ld+json">${jsonInHtml(data)}</script>`,
  ].join('')
}

const MAX_DESCRIPTION_LENGTH = 155

function describe({ title, about, ingredients, servings, total_minutes: minutes, author_name: author }: Recipe): string {
  const facts = [
    ...(minutes === null ? [] : [`${minutes} min`]),
    `${servings} ${plural(servings, ['porcja', 'porcje', 'porcji'])}`,
    `${ingredients.length} ${plural(ingredients.length, ['składnik', 'składniki', 'składników'])}`,
  ].join(', ')
  const text = `${about === '' ? `${title}: przepis krok po kroku.` : about} ${facts}.${author === null ? '' : ` Autor: ${author}.`}`
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text
  // A word longer than all of it is cut where it must be, never within a letter.
  const end = text.lastIndexOf(' ', MAX_DESCRIPTION_LENGTH - 1)
  return `${end > 0 ? text.slice(0, end) : Array.from(text.slice(0, MAX_DESCRIPTION_LENGTH)).slice(0, -1).join('')}…`
}

/** The recipe as schema.org has it (Recipe; Google's "Recipe structured data"): times in ISO 8601, figures of one serving, ratings only where there are any. */
export function structuredData(recipe: Recipe, origin: string): object {
  const { active_minutes: active, total_minutes: total, published_at: publishedAt } = recipe
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    url: `${origin}/published-recipes/${recipe.id}`,
    inLanguage: 'pl',
    ...(recipe.about !== '' && { description: recipe.about }),
    ...(recipe.picture && { image: [`${origin}${recipe.picture.url}`] }),
    author:
      recipe.author_name === null || recipe.author_name === EDITORS_NAME
        ? { '@type': 'Organization', name: EDITORS_NAME, url: origin }
        : { '@type': 'Person', name: recipe.author_name },
    ...(publishedAt !== null && { datePublished: publishedAt }),
    recipeYield: `${recipe.servings} ${plural(recipe.servings, ['porcja', 'porcje', 'porcji'])}`,
    ...(active !== null && { prepTime: duration(active) }),
    ...(active !== null && total !== null && total > active && { cookTime: duration(total - active) }),
    ...(total !== null && { totalTime: duration(total) }),
    recipeCategory: recipe.meal_types.length > 0 ? recipe.meal_types.map((meal) => MEAL_TYPES[meal]).join(', ') : DISH_KINDS[recipe.kind],
    recipeCuisine: 'polska',
    keywords: [DISH_KINDS[recipe.kind], ...recipe.meal_types.map((meal) => MEAL_TYPES[meal])].join(', ').toLowerCase(),
    recipeIngredient: recipe.ingredients.map(({ line }) => line),
    recipeInstructions: recipe.steps.map(({ text }, place) => ({ '@type': 'HowToStep', position: place + 1, text })),
    ...nutritionOf(recipe),
    ...(recipe.rating !== null &&
      recipe.rating_count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: recipe.rating,
          ratingCount: recipe.rating_count,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  }
}

const MINUTES_PER_HOUR = 60

/** Minutes as ISO 8601 writes them: `PT1H25M`. */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR]
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}

/** Milligrams of sodium in a gram of salt (Regulation (EU) 1169/2011, annex I: salt is sodium times 2.5). */
const SODIUM_MG_PER_SALT_G = 400

const grams = (value: number | null) => (value === null ? undefined : `${value} g`)

function nutritionOf({ nutrition: { per_serving: serving } }: Recipe): object {
  const figures = {
    calories: serving.kcal === null ? undefined : `${Math.round(serving.kcal)} kcal`,
    proteinContent: grams(serving.protein_g),
    fatContent: grams(serving.fat_g),
    saturatedFatContent: grams(serving.saturated_g),
    carbohydrateContent: grams(serving.carbs_g),
    sugarContent: grams(serving.sugars_g),
    fiberContent: grams(serving.fibre_g),
    sodiumContent: serving.salt_g === null ? undefined : `${Math.round(serving.salt_g * SODIUM_MG_PER_SALT_G)} mg`,
  }
  const known = Object.entries(figures).filter(([, value]) => value !== undefined)
  return known.length === 0 ? {} : { nutrition: { '@type': 'NutritionInformation', servingSize: '1 porcja', ...Object.fromEntries(known) } }
}
