import type { ExclusionGroup } from '../exclusion-group.ts'
import { ANIMALS_GROUPS } from './animals.ts'
import { DAIRY_AND_EGGS_GROUPS } from './dairy-and-eggs.ts'
import { LARDER_GROUPS } from './larder.ts'
import { NUTS_GROUPS } from './nuts.ts'
import { PLANTS_GROUPS } from './plants.ts'

/** What people exclude by one word, kind by kind. */
export const EXCLUSION_GROUPS: readonly ExclusionGroup[] = [
  ...ANIMALS_GROUPS,
  ...DAIRY_AND_EGGS_GROUPS,
  ...NUTS_GROUPS,
  ...PLANTS_GROUPS,
  ...LARDER_GROUPS,
]
