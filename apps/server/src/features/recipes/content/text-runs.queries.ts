import { copiedShare, keptHashes, ownWorkOf, runHashes } from '@spizarka/culinary/community'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import type { RecipeText } from './recipe-text.ts'

type OwnWork = Pick<RecipeText, 'about'> & { content: { steps: readonly { text: string }[] } }

function textOfWork({ about, content }: OwnWork): string {
  return ownWorkOf({ about, steps: content.steps.map(({ text }) => text) })
}

/** Indexes a published text for finding copies, replacing the recipe's earlier text. */
export async function replaceTextRuns(db: Db | Trx, recipeId: number, text: OwnWork | null): Promise<void> {
  await db.deleteFrom('recipe_text_runs').where('recipe_id', '=', recipeId).execute()
  if (text === null) return
  await sql`
    insert into recipe_text_runs (hash, recipe_id) select hash, ${recipeId} from unnest(${keptHashes(textOfWork(text))}::integer[]) as hash
    on conflict do nothing
  `.execute(db)
}

/** A run shared by many texts is common wording: only this many of them are compared. */
const MAX_TEXTS_PER_RUN = 100
/** Texts that are read whole. */
const MAX_CANDIDATES = 20

const stepsSchema = z.array(z.object({ text: z.string() }))

export interface Likeness {
  recipeId: number
  title: string
  /** Of the words of the text that was asked about, 0 to 1. */
  share: number
}

/** The published recipe that most words of a text stand in; null where none has a run in common. Recipes of that author are not looked at. */
export async function findLikest(db: Db | Trx, text: OwnWork, { authorId }: { authorId: number }): Promise<Likeness | null> {
  const work = textOfWork(text)
  const { rows } = await sql<{ id: number; title: string; about: string; steps: unknown }>`
    with shared as (
      select run.recipe_id, count(*) as runs
      from unnest(${runHashes(work)}::integer[]) as asked (hash)
      cross join lateral (
        select recipe_id from recipe_text_runs where hash = asked.hash limit ${MAX_TEXTS_PER_RUN}
      ) as run
      group by run.recipe_id order by runs desc, run.recipe_id limit ${MAX_CANDIDATES}
    )
    select recipe.id, recipe.title, recipe.about, recipe.content -> 'steps' as steps
    from shared join recipes as recipe on recipe.id = shared.recipe_id
    where recipe.published_at is not null and recipe.owner_id is distinct from ${authorId}
  `.execute(db)
  const likenesses = rows.map(({ id, title, about, steps }) => {
    const other = textOfWork({ about, content: { steps: stepsSchema.parse(steps) } })
    return { recipeId: id, title, share: copiedShare(work, other) }
  })
  return likenesses.toSorted((one, other) => other.share - one.share || one.recipeId - other.recipeId)[0] ?? null
}
