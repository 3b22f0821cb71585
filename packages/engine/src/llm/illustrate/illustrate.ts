import { type DishKind, findFoodById } from '@spizarka/knowledge'
import { type IllustrateRequest, type Illustration } from '../../actions/illustrate.ts'
import { illustrationFile } from '../../pictures/illustration-file.ts'
import { sharp } from '../../pictures/image-library.ts'
import { normalisePicture } from '../../pictures/normalise-picture.ts'
import { PictureError } from '../../pictures/picture-error.ts'
import { type Paint } from './paint.ts'

const MOST_FOODS = 6
const KINDS: Readonly<Record<DishKind, string>> = {
  soup: 'a soup in a soup plate',
  stew: 'a stew in a pot',
  roast: 'a roast in its dish',
  fry: 'a pan-fried dish on a plate',
  'stir-fry': 'a stir-fry in a pan',
  pasta: 'a plate of pasta',
  grain: 'a bowl of cooked grains',
  salad: 'a salad in a bowl',
  eggs: 'an egg dish in a pan',
  pancakes: 'pancakes on a plate',
  dumplings: 'dumplings on a plate',
  casserole: 'a casserole in its baking dish',
  porridge: 'a bowl of porridge',
  sandwich: 'a sandwich on a board',
  spread: 'a spread in a small bowl with bread',
  bread: 'home-made bread on a board',
  cake: 'a home-made cake',
  dessert: 'a dessert in a bowl',
  drink: 'a drink in a glass',
  side: 'a side dish on a plate',
}

/** What a picture is asked for by: the kind and the foods that we know, nothing that anybody typed. */
function describeDish({ kind, foods }: Pick<IllustrateRequest, 'kind' | 'foods'>): string {
  const names = foods.flatMap((id) => findFoodById(id)?.name ?? []).slice(0, MOST_FOODS)
  const made = names.length === 0 ? '' : ` made of (in Polish): ${names.join(', ')}`
  return `A photograph of ${KINDS[kind]}${made}. Home cooking, seen from above at a slight angle, on a plain table in soft daylight. No text, no people, no hands, no logos.`
}

type Illustrate = (request: IllustrateRequest, signal?: AbortSignal) => Promise<Illustration>

/** Has the picture of a dish made by an image model; where none comes, or no picture, the drawn card stands in. */
export async function illustrate(paint: Paint, drawn: Illustrate, request: IllustrateRequest, signal?: AbortSignal): Promise<Illustration> {
  const painted = await paint(describeDish(request), signal)
  const file = painted && (await asIllustration(painted))
  return file ? { ...file, madeBy: 'model' } : drawn(request, signal)
}

/** What came is a stranger's file: read as one, and null where it is no picture. */
async function asIllustration(file: Uint8Array): Promise<Omit<Illustration, 'madeBy'> | null> {
  try {
    const { jpeg } = await normalisePicture(file)
    return await illustrationFile(sharp(jpeg))
  } catch (error) {
    if (error instanceof PictureError) return null
    throw error
  }
}
