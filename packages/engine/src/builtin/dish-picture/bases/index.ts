import type { DishBase } from '@spizarka/knowledge'
import type { Base } from './base.ts'
import { BOWLS } from './bowls.ts'
import { BREADS } from './breads.ts'
import { CAKES } from './cakes.ts'
import { DESSERTS_AND_DRINKS } from './desserts-and-drinks.ts'
import { EGGS } from './eggs.ts'
import { PANCAKES } from './pancakes.ts'
import { PANS_AND_TRAYS } from './pans-and-trays.ts'
import { PASTA_AND_DUMPLINGS } from './pasta-and-dumplings.ts'
import { PLATES } from './plates.ts'
import { SMALL_BAKES } from './small-bakes.ts'
import { SOUPS } from './soups.ts'

export type { Base } from './base.ts'

/** Every way that a dish is composed on the table. */
export const BASES: Readonly<Record<DishBase, Base>> = {
  ...SOUPS,
  ...PLATES,
  ...PANS_AND_TRAYS,
  ...PASTA_AND_DUMPLINGS,
  ...PANCAKES,
  ...BREADS,
  ...BOWLS,
  ...EGGS,
  ...CAKES,
  ...SMALL_BAKES,
  ...DESSERTS_AND_DRINKS,
}
