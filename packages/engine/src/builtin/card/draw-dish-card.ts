import type { IllustrateRequest, Illustration } from '../../actions.ts'
import { encodeIllustration } from '../../pictures/illustration-file.ts'
import { sharp } from '../../pictures/image-library.ts'
import { CARD_SIZE, drawCardSvg } from './card-svg.ts'

/** Dots per inch at which the drawing comes out as large as the picture; libvips takes 72 to the inch. */
const DENSITY = (72 * 1024) / CARD_SIZE.width

/** Draws the card of a dish from its kind, its main foods and the seed; the same request gives the same file. */
export async function drawDishCard(request: IllustrateRequest, signal?: AbortSignal): Promise<Illustration> {
  signal?.throwIfAborted()
  const file = await encodeIllustration(sharp(Buffer.from(drawCardSvg(request)), { density: DENSITY }))
  signal?.throwIfAborted()
  return { ...file, madeBy: 'kitchen' }
}
