import { beforeName } from '@spizarka/culinary/inflection'
import { readyExclusions } from '@spizarka/culinary/safety'
import {
  CONDITIONS,
  type ConditionKey,
  DIETARY_STYLES,
  DIETS,
  type DietaryStyleKey,
  type DietKey,
  EQUIPMENT,
  type EquipmentKey,
} from '@spizarka/knowledge'
import { createPause } from '../../platform/concurrency/concurrency.ts'
import type { AppContext } from '../../platform/context.ts'
import { listEquipment } from './profile.queries.ts'
import { chosenKeys } from './save-profile.ts'
import { readDocuments } from './sealed-document.ts'

/** What the kitchen must know of whom it cooks for, in its own words; nothing of it says who that is. */
export interface Profile {
  equipment: EquipmentKey[]
  conditions: ConditionKey[]
  /** Conditions in the user's own words. */
  ownConditions: string[]
  /** Products that are wanted in no dish, as they were typed. */
  exclusions: string[]
  diet: DietKey | null
  styles: DietaryStyleKey[]
}

/** A user's whole profile; empty lists where nothing was said. */
export async function readProfile(context: AppContext, userId: number): Promise<Profile> {
  const [equipment, { health_conditions: health, exclusions, diet }] = await Promise.all([
    listEquipment(context.reads, userId),
    readDocuments({ db: context.reads, sealing: context.sealing }, userId, ['health_conditions', 'exclusions', 'diet']),
  ])
  const names = exclusions?.product_names ?? []
  // Whoever is handed the profile holds dishes against it at once; others are let in while that is made ready.
  const pause = createPause()
  for (const _ of readyExclusions(names)) await pause()
  return {
    equipment: chosenKeys(equipment, EQUIPMENT),
    conditions: chosenKeys(health?.predefined_conditions ?? [], CONDITIONS),
    ownConditions: health?.custom_conditions ?? [],
    exclusions: names,
    diet: DIETS.find(({ id }) => id === diet?.diet_id)?.key ?? null,
    styles: chosenKeys(diet?.style_ids ?? [], DIETARY_STYLES),
  }
}

/** Conditions, diet and styles as their lists name them, by their keys. */
export function namesOf({ conditions, diet, styles }: Profile): { key: string; name: string }[] {
  const keys = new Set<string>([...conditions, ...(diet === null ? [] : [diet]), ...styles])
  return [...CONDITIONS, ...DIETS, ...DIETARY_STYLES].filter(({ key }) => keys.has(key))
}

/** What every dish is compared with, in words. */
export async function describeProfile(context: AppContext, userId: number): Promise<{ names: string[]; exclusions: string[] }> {
  const profile = await readProfile(context, userId)
  return {
    names: [...namesOf(profile).map(({ name }) => name), ...profile.ownConditions],
    exclusions: profile.exclusions.map((name) => beforeName('bez', name)),
  }
}
