import type { ResponseOf } from '@spizarka/contract/endpoint'
import type { OwnPublication, readPublishing } from '@spizarka/contract/publications'

export function aPublication(changes: Partial<OwnPublication> = {}): OwnPublication {
  return {
    id: '5',
    recipe_id: '31',
    state: 'submitted',
    author_name: 'MartaW',
    submitted_at: '2025-11-20T10:00:00Z',
    decided_at: null,
    reason_code: null,
    reason: null,
    appealed_at: null,
    title: 'Krem z dyni',
    is_edit: false,
    can_appeal: false,
    kind: 'soup',
    picture: null,
    has_recipe: true,
    rating: null,
    rating_count: 0,
    comment_count: 0,
    cooked_count: 0,
    saved_count: 0,
    ahead: 6,
    ...changes,
  }
}

export function aPublishing(changes: Partial<ResponseOf<typeof readPublishing>> = {}): ResponseOf<typeof readPublishing> {
  return {
    missing: [],
    is_imported: false,
    lines_without_amount: [],
    author_name: null,
    publication: null,
    is_published: false,
    has_unsent_changes: false,
    waiting: 0,
    ...changes,
  }
}
