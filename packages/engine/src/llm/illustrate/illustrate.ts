import { type DishKind, findFoodById } from '@spizarka/knowledge'
import { generateImage, type ImageModel } from 'ai'
import type { IllustrateRequest, Illustration } from '../../actions.ts'
import { encodeIllustration } from '../../pictures/illustration-file.ts'
import { sharp } from '../../pictures/image-library.ts'
import { normalisePicture } from '../../pictures/normalise-picture.ts'
import { PictureError } from '../../pictures/picture-error.ts'
import type { GuardedCall } from '../guarded-call.ts'

/** Has a model generate a picture: its file, or null when there is none; rejects only when `signal` aborts. */
export type ImageGenerator = (prompt: string, signal?: AbortSignal) => Promise<Uint8Array | null>

/** The size that every model makes. */
const SIZE = '1024x1024'

/** An `ImageGenerator` over one image model. It tries once: a second picture is paid for like the first, and the drawn card is there at once. */
export function createImageGenerator(model: ImageModel, guardedCall: GuardedCall, totalMs: number): ImageGenerator {
  return (prompt, signal) =>
    guardedCall(
      'illustrate',
      async (meter) => {
        const timeout = AbortSignal.timeout(totalMs)
        meter.sent()
        const abortSignal = signal ? AbortSignal.any([signal, timeout]) : timeout
        const { image, calls, usage } = await generateImage({ model, prompt, size: SIZE, maxRetries: 0, abortSignal })
        meter.answered(calls[0]?.response.headers, usage)
        return image.uint8Array
      },
      signal,
    )
}

const MAX_FOODS = 6
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
  const names = foods.flatMap((id) => findFoodById(id)?.name ?? []).slice(0, MAX_FOODS)
  const made = names.length === 0 ? '' : ` made of (in Polish): ${names.join(', ')}`
  return `A photograph of ${KINDS[kind]}${made}. Home cooking, seen from above at a slight angle, on a plain table in soft daylight. No text, no people, no hands, no logos.`
}

type Illustrate = (request: IllustrateRequest, signal?: AbortSignal) => Promise<Illustration>

/** Has the picture of a dish made by an image model; where that fails, or is no picture, the drawn card is given. */
export async function illustrate(
  generateDishImage: ImageGenerator,
  drawn: Illustrate,
  request: IllustrateRequest,
  signal?: AbortSignal,
): Promise<Illustration> {
  const painted = await generateDishImage(describeDish(request), signal)
  const file = painted && (await asIllustration(painted))
  return file ? { ...file, madeBy: 'model' } : drawn(request, signal)
}

/** The model's answer is an untrusted file, read like an upload, and null where it is no picture. */
async function asIllustration(file: Uint8Array): Promise<Omit<Illustration, 'madeBy'> | null> {
  try {
    const { jpeg } = await normalisePicture(file)
    return await encodeIllustration(sharp(jpeg))
  } catch (error) {
    if (error instanceof PictureError) return null
    throw error
  }
}
