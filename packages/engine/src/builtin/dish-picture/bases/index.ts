import type { DishBase } from '@spizarka/knowledge'
import type { Base } from './base.ts'
import { BOWLS } from './bowls.ts'
import { EGGS } from './eggs.ts'
import { FLOUR } from './flour.ts'
import { MAINS } from './mains.ts'
import { SOUPS } from './soups.ts'
import { SWEETS } from './sweets.ts'

export type { Base } from './base.ts'

/** Every way that a dish is composed on the table. */
export const BASES: Readonly<Record<DishBase, Base>> = { ...SOUPS, ...MAINS, ...FLOUR, ...BOWLS, ...EGGS, ...SWEETS }
