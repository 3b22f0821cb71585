import type { Publication } from '@spizarka/contract/publications'
import { type DishKind, dishKindSchema, GONE_AUTHOR_NAME } from '@spizarka/contract/recipe-parts'
import { z } from 'zod'
import { nextState } from './publication-state.ts'
import type { PublicationRow } from './publications.queries.ts'

const titledSchema = z.object({ title: z.string() })

const ofKindSchema = z.object({ kind: dishKindSchema })

/** What dish a text that was sent is of. */
export function kindOf({ text }: Pick<PublicationRow, 'text'>): DishKind {
  return ofKindSchema.parse(text).kind
}

/** A text that was sent, as its author and moderators see it. */
export function presentPublication(row: PublicationRow): Publication {
  return {
    id: String(row.id),
    recipe_id: String(row.recipe_id),
    state: row.state,
    author_name: row.author_name ?? GONE_AUTHOR_NAME,
    submitted_at: row.submitted_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    reason_code: row.reason_code,
    reason: row.reason,
    appealed_at: row.appealed_at?.toISOString() ?? null,
    title: titledSchema.parse(row.text).title,
    is_edit: row.is_edit,
    can_appeal: nextState(row, 'appeal') !== null,
  }
}
