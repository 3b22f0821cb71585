import type { IllustrateRequest, Illustration } from '../../actions.ts'
import { encodeIllustration } from '../../pictures/illustration-file.ts'
import { sharp } from '../../pictures/image-library.ts'
import { drawDishSvg, VIEW } from './draw-dish.ts'
import { fillTextures } from './textures.ts'

/** Dots per inch at which the drawing comes out as large as the picture; libvips takes 72 to the inch. */
const DENSITY = (72 * 1024) / VIEW.width

/** Draws the picture of a dish from its title, its kind, its main foods and the seed; the same request gives the same file. */
export async function drawDishPicture(request: IllustrateRequest, signal?: AbortSignal): Promise<Illustration> {
  signal?.throwIfAborted()
  const file = await encodeIllustration(sharp(Buffer.from(await fillTextures(drawDishSvg(request))), { density: DENSITY }))
  signal?.throwIfAborted()
  return { ...file, madeBy: 'kitchen' }
}
