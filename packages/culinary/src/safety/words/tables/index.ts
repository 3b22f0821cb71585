import type { Phrases } from '../phrase.ts'
import { ADDITIVES } from './additives.ts'
import { ASIAN_KITCHENS } from './asian-kitchens.ts'
import { BRANDS } from './brands.ts'
import { CEREALS } from './cereals.ts'
import { DAIRY } from './dairy.ts'
import { DISHES } from './dishes.ts'
import { LOOK_ALIKES } from './look-alikes.ts'
import { MEAT_AND_FISH } from './meat-and-fish.ts'
import { NUTS_AND_SEEDS } from './nuts-and-seeds.ts'
import { OTHER_KITCHENS } from './other-kitchens.ts'
import { RARE_ANIMALS } from './rare-animals.ts'
import { REGIONAL_KITCHENS } from './regional-kitchens.ts'
import { ROMANCE_KITCHENS } from './romance-kitchens.ts'
import { SAUCES_AND_DRINKS } from './sauces-and-drinks.ts'
import { SWEETS } from './sweets.ts'

/** Every phrase that the gate reads, table by table. */
export const PHRASE_TABLES: readonly Phrases[] = [
  ADDITIVES,
  ASIAN_KITCHENS,
  BRANDS,
  CEREALS,
  DAIRY,
  DISHES,
  LOOK_ALIKES,
  MEAT_AND_FISH,
  NUTS_AND_SEEDS,
  OTHER_KITCHENS,
  RARE_ANIMALS,
  REGIONAL_KITCHENS,
  ROMANCE_KITCHENS,
  SAUCES_AND_DRINKS,
  SWEETS,
].flat()
