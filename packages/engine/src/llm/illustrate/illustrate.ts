import type { IllustrateRequest, Illustration } from '../../actions/illustrate.ts'
import { illustrationFile } from '../../pictures/illustration-file.ts'
import { sharp } from '../../pictures/image-library.ts'
import { normalisePicture } from '../../pictures/normalise-picture.ts'
import { PictureError } from '../../pictures/picture-error.ts'
import { describeDish } from './describe-dish.ts'
import type { Paint } from './paint.ts'

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
