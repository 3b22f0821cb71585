import { z } from 'zod'
import { dishKindSchema, pictureSchema } from '../kitchen/recipe-parts.ts'
import { recipeSchema } from '../kitchen/recipes.ts'
import { idSchema, pageOf, pageQuerySchema, personNameSchema, proseSchema, timestampSchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { LIMITS } from '../shared/limits.ts'
import { publicationStateSchema } from './publication-states.ts'

const tag = 'community'

/** Why a recipe does not go in as it is, in words that its author reads. */
export const DECISION_REASONS = {
  allergens: 'alergeny opisane niezgodnie ze składem',
  copied: 'tekst skopiowany z innego przepisu',
  unreadable: 'niejasne składniki lub kroki',
  incomplete: 'brakuje składników, ilości albo kroków',
  offensive: 'obraźliwe treści',
  unsafe: 'przygotowanie niebezpieczne dla zdrowia',
  other: 'inny powód',
} as const
export type DecisionReason = keyof typeof DECISION_REASONS
export const decisionReasonSchema = z.enum(Object.keys(DECISION_REASONS) as [DecisionReason, ...DecisionReason[]])

/** The name that a user signs recipes and comments with; it is nobody else's, in whatever letters. */
export const authorNameSchema = personNameSchema(LIMITS.authorName).refine((name) => !name.includes('@'), {
  error: 'Podpis nie może zawierać znaku @.',
})

/** What an author sent to the library, and what happened to it. An edit of a published recipe is one more of these. */
export const publicationSchema = z.object({
  id: idSchema,
  recipe_id: idSchema,
  state: publicationStateSchema,
  author_name: z.string(),
  submitted_at: timestampSchema,
  decided_at: timestampSchema.nullable(),
  reason_code: decisionReasonSchema.nullable(),
  /** In the moderator's own words. */
  reason: z.string().nullable(),
  appealed_at: timestampSchema.nullable(),
  /** Of the text that was sent. */
  title: z.string(),
  /** The text before it is published and stands until this one is decided. */
  is_edit: z.boolean(),
  /** The author may appeal: it was rejected or removed and they have not yet. */
  can_appeal: z.boolean(),
})
export type Publication = z.output<typeof publicationSchema>

export const publishRecipe = endpoint({
  method: 'POST',
  path: '/recipes/:id/publish/',
  tag,
  summary: "Send one of the caller's recipes to the library; moderators decide.",
  status: 202,
  body: z.object({
    author_name: authorNameSchema,
    licence_accepted: z.literal(true, { error: 'Aby opublikować przepis, zaakceptuj zasady publikacji.' }),
  }),
  response: publicationSchema,
  errors: [
    'not_found',
    'publication_incomplete',
    'author_name_taken',
    'author_name_reserved',
    'publication_imported',
    'publications_waiting_limit',
    'publication_waiting',
    'publication_unchanged',
  ],
  idempotent: true,
})

export const withdrawRecipe = endpoint({
  method: 'DELETE',
  path: '/recipes/:id/publish/',
  tag,
  summary: 'Take a recipe out of the library, or what waits for a decision back; the recipe stays its author’s.',
  errors: ['not_found'],
  idempotent: true,
})

/** What must be there before a recipe can be sent. */
export const PUBLICATION_DEMANDS = {
  ingredients: `co najmniej ${LIMITS.publishedIngredients} składniki`,
  steps: `co najmniej ${LIMITS.publishedSteps} kroki`,
  known_food: 'co najmniej jeden znany produkt',
} as const
export type PublicationDemand = keyof typeof PUBLICATION_DEMANDS

export const readPublishing = endpoint({
  method: 'GET',
  path: '/recipes/:id/publish/',
  tag,
  summary: 'Whether a recipe can be sent as it is, what is missing, and how it stands in the library.',
  response: z.object({
    /** Empty where it can be sent. */
    missing: z.array(z.enum(Object.keys(PUBLICATION_DEMANDS) as [PublicationDemand, ...PublicationDemand[]])),
    /** Brought from a page of somebody's: it cannot be published at all. */
    is_imported: z.boolean(),
    /** Ingredient lines without an amount: they do not stand in the way, but the cook has to guess. */
    lines_without_amount: z.array(z.string()),
    /** The name the caller signed with before; null where they never did. */
    author_name: z.string().nullable(),
    /** The latest; null where it was never sent. */
    publication: publicationSchema.nullable(),
    /** Others read it today, maybe in the text before the latest edit. */
    is_published: z.boolean(),
    /** Others read another text than the author has, and nobody decides on that. */
    has_unsent_changes: z.boolean(),
    /** Texts of the author's that wait for a decision, whichever recipe they are of. */
    waiting: z.int(),
  }),
  errors: ['not_found'],
})

export const previewPublication = endpoint({
  method: 'GET',
  path: '/recipes/:id/publish/preview/',
  tag,
  summary: "One of the caller's recipes as a guest would read it once it is published.",
  response: recipeSchema,
  errors: ['not_found'],
})

/** One of the author's own, with what happened to the recipe. */
export const ownPublicationSchema = publicationSchema.extend({
  kind: dishKindSchema,
  /** As others see it. */
  picture: pictureSchema.nullable(),
  /** The recipe is still there. */
  has_recipe: z.boolean(),
  rating: z.number().nullable(),
  rating_count: z.int(),
  comment_count: z.int(),
  /** Times that others and the author cooked it. */
  cooked_count: z.int(),
  /** Users who keep it among their favourites. */
  saved_count: z.int(),
  /** Recipes that wait in front of it; null unless it waits. */
  ahead: z.int().nullable(),
})
export type OwnPublication = z.output<typeof ownPublicationSchema>

export const listMyPublications = endpoint({
  method: 'GET',
  path: '/my-publications/',
  tag,
  summary: 'What the caller sent to the library, newest first; of each recipe what stands and what became of the latest text.',
  query: pageQuerySchema.extend({ state: publicationStateSchema.optional() }),
  response: pageOf(ownPublicationSchema),
  errors: ['invalid_page'],
})

export const appealDecision = endpoint({
  method: 'POST',
  path: '/publications/:id/appeal/',
  tag,
  summary: 'Ask for another look at a rejected or removed recipe, once.',
  status: 200,
  body: z.object({ text: proseSchema.trim().min(1).max(LIMITS.appeal) }),
  response: publicationSchema,
  errors: ['not_found', 'appeal_not_open', 'appeal_repeated', 'publication_waiting'],
})

/** An author as readers see one. */
export const recipeAuthorSchema = z.object({
  author_name: z.string(),
  recipes: z.int(),
  /** Times that their published recipes were cooked. */
  cooked: z.int(),
  /** Times that their published recipes are among somebody's favourites. */
  saved: z.int(),
  /** Mean of all ratings of their published recipes. */
  rating: z.number().nullable(),
  is_you: z.boolean(),
})
export type RecipeAuthor = z.output<typeof recipeAuthorSchema>

export const readAuthor = endpoint({
  method: 'GET',
  path: '/recipe-authors/:name/',
  access: 'public',
  tag,
  summary: 'Somebody who published recipes, by the name they sign with.',
  response: recipeAuthorSchema,
  errors: ['not_found', 'bad_authorization_header', 'token_not_valid', 'user_not_found', 'user_inactive'],
})

export const copyRecipe = endpoint({
  method: 'POST',
  path: '/recipes/:id/copy/',
  tag,
  summary: "Keep a copy of a published recipe as the caller's own, which names where it is from.",
  status: 201,
  response: recipeSchema,
  errors: ['not_found', 'recipe_limit'],
  idempotent: true,
})
