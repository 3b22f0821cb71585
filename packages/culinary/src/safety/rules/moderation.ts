import type { Food } from '@spizarka/knowledge'
import type { FindingKind } from '../finding.ts'

/** What a condition or a style says of one food; grams are of one serving, null where nobody said how much. */
export interface Moderation {
  kind: FindingKind
  reason: string
  source: string
}

export type Moderator = (food: Food, grams: number | null) => Moderation | null

export function warned(reason: string, source: string): Moderation {
  return { kind: 'warned', reason, source }
}

export function blocked(reason: string, source: string): Moderation {
  return { kind: 'blocked', reason, source }
}

export function unchecked(reason: string, source: string): Moderation {
  return { kind: 'unchecked', reason, source }
}

export function hasTag(food: Food, tag: string): boolean {
  return food.tags?.includes(tag) === true
}

/** Amount of something in a serving out of its figure for 100 g; null where either is not known. */
export function perServing(per100g: number | null | undefined, grams: number | null): number | null {
  return per100g == null || grams === null ? null : (per100g * grams) / 100
}
