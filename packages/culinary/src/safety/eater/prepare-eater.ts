import { type Food, GATE } from '@spizarka/knowledge'
import { type Exclusion, prepareExclusion } from '../exclusions/prepare-exclusion.ts'
import { type DishModerator, dishModeratorsOf, limitOf, type Moderator, moderatorOf } from '../rules/food-rules.ts'
import { type TraitRule, traitRulesOf } from '../rules/trait-rules.ts'
import type { SafetyProfile } from './profile.ts'

/** A profile made ready for holding thousands of recipes against it. */
export interface Eater {
  traitRules: readonly TraitRule[]
  exclusions: readonly { rule: string; exclusion: Exclusion }[]
  moderators: readonly { rule: string; judge: Moderator }[]
  dishModerators: readonly { rule: string; judge: DishModerator }[]
}

const eaters = new WeakMap<SafetyProfile, Eater>()
const exclusions = new Map<string, Exclusion>()
const CACHE_SIZE = 2000

/** Readies a profile; costs some milliseconds for an exclusion never met before, nothing for a profile object seen before. */
export function prepareEater(profile: SafetyProfile): Eater {
  const known = eaters.get(profile)
  if (known) return known
  const eater: Eater = {
    traitRules: traitRulesOf(profile),
    exclusions: profile.exclusions
      .filter((text) => text.trim() !== '')
      .map((text) => ({ rule: `exclusion:${text}`, exclusion: exclusionOf(text) })),
    moderators: [
      ...profile.conditions.flatMap((slug) => moderators(`condition:${slug}`, moderatorOf(slug, GATE.conditions[slug]))),
      ...profile.styles.flatMap((slug) => moderators(`style:${slug}`, moderatorOf(slug, GATE.styles[slug]))),
    ],
    dishModerators: profile.conditions.flatMap((slug) =>
      dishModeratorsOf(slug, GATE.conditions[slug]).map((judge) => ({ rule: `condition:${slug}`, judge })),
    ),
  }
  eaters.set(profile, eater)
  return eater
}

/** Grams of a food in a serving that a warning of one of the conditions names as the most; infinite where none does. */
export function mostInServing(food: Food, { conditions }: Pick<SafetyProfile, 'conditions'>): number {
  return Math.min(Number.POSITIVE_INFINITY, ...conditions.flatMap((slug) => limitOf(slug, GATE.conditions[slug], food) ?? []))
}

/** Readies what somebody leaves out, one thing at a time: two hundred that nobody left out before take seconds in all. */
export function* readyExclusions(texts: readonly string[]): Generator<void> {
  for (const text of texts) {
    exclusionOf(text)
    yield
  }
}

/** Remembered by its words: most people leave out the same few things. */
function exclusionOf(text: string): Exclusion {
  let exclusion = exclusions.get(text)
  if (exclusion === undefined) {
    exclusion = prepareExclusion(text)
    if (exclusions.size >= CACHE_SIZE) exclusions.clear()
    exclusions.set(text, exclusion)
  }
  return exclusion
}

function moderators(rule: string, judge: Moderator | null): { rule: string; judge: Moderator }[] {
  return judge === null ? [] : [{ rule, judge }]
}
