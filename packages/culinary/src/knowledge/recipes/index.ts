import type { Recipe } from '../../recipes/recipe.ts'
import { BREADS } from './breads.ts'
import { BREAKFAST_SAVOURY } from './breakfast-savoury.ts'
import { BREAKFAST_SWEET } from './breakfast-sweet.ts'
import { CAKES } from './cakes.ts'
import { CASSEROLES } from './casseroles.ts'
import { DESSERTS } from './desserts.ts'
import { DUMPLINGS_AND_PANCAKES } from './dumplings-and-pancakes.ts'
import { EGGS } from './eggs.ts'
import { FISH } from './fish.ts'
import { GENTLE } from './gentle.ts'
import { GRAINS_AND_RICE } from './grains-and-rice.ts'
import { PASTA } from './pasta.ts'
import { PORK_AND_BEEF } from './pork-and-beef.ts'
import { POULTRY } from './poultry.ts'
import { PULSES } from './pulses.ts'
import { SALADS_FILLING } from './salads-filling.ts'
import { SALADS_LIGHT } from './salads-light.ts'
import { SIDES } from './sides.ts'
import { SNACKS_AND_DRINKS } from './snacks-and-drinks.ts'
import { SOUPS_EVERYDAY } from './soups-everyday.ts'
import { SOUPS_HEARTY } from './soups-hearty.ts'
import { SPREADS } from './spreads.ts'
import { STEWS } from './stews.ts'
import { SUPPERS } from './suppers.ts'
import { VEGETABLE_MAINS } from './vegetable-mains.ts'

/** Our own recipes, kind by kind. */
export const RECIPES: readonly Recipe[] = [
  ...BREADS,
  ...BREAKFAST_SAVOURY,
  ...BREAKFAST_SWEET,
  ...CAKES,
  ...CASSEROLES,
  ...DESSERTS,
  ...DUMPLINGS_AND_PANCAKES,
  ...EGGS,
  ...FISH,
  ...GENTLE,
  ...GRAINS_AND_RICE,
  ...PASTA,
  ...PORK_AND_BEEF,
  ...POULTRY,
  ...PULSES,
  ...SALADS_FILLING,
  ...SALADS_LIGHT,
  ...SIDES,
  ...SNACKS_AND_DRINKS,
  ...SOUPS_EVERYDAY,
  ...SOUPS_HEARTY,
  ...SPREADS,
  ...STEWS,
  ...SUPPERS,
  ...VEGETABLE_MAINS,
]
