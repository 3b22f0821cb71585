import type { Pattern } from '../pattern.ts'
import { BAKE } from './bake.ts'
import { BOWL } from './bowl.ts'
import { BREAD_PASTE } from './bread-paste.ts'
import { CHOPPED_SALAD } from './chopped-salad.ts'
import { CREAM_SOUP } from './cream-soup.ts'
import { CREPE } from './crepe.ts'
import { EGGY_BREAD } from './eggy-bread.ts'
import { FRIED_RICE } from './fried-rice.ts'
import { MILK_GRAIN } from './milk-grain.ts'
import { OMELETTE } from './omelette.ts'
import { ONE_POT_GRAIN } from './one-pot-grain.ts'
import { PANCAKE } from './pancake.ts'
import { PASTA } from './pasta.ts'
import { PORRIDGE } from './porridge.ts'
import { SALAD } from './salad.ts'
import { SANDWICH } from './sandwich.ts'
import { SCRAMBLED_EGGS } from './scrambled-eggs.ts'
import { SMOOTHIE } from './smoothie.ts'
import { SOUP } from './soup.ts'
import { STEAMED } from './steamed.ts'
import { STEW } from './stew.ts'
import { STIR_FRY } from './stir-fry.ts'
import { TOAST } from './toast.ts'

/** Dishes that can be put together from whatever is there. Ratios: section 2 of the reference figures and a usual Polish plate. */
export const PATTERNS: readonly Pattern[] = [
  SOUP,
  CREAM_SOUP,
  STEW,
  STEAMED,
  STIR_FRY,
  BOWL,
  ONE_POT_GRAIN,
  FRIED_RICE,
  PASTA,
  BAKE,
  SALAD,
  CHOPPED_SALAD,
  OMELETTE,
  SCRAMBLED_EGGS,
  EGGY_BREAD,
  PORRIDGE,
  MILK_GRAIN,
  SMOOTHIE,
  PANCAKE,
  CREPE,
  SANDWICH,
  BREAD_PASTE,
  TOAST,
]
