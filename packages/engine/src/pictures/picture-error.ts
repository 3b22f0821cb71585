/**
 * Why a file cannot be taken as a picture: its content is of no kind that we read, it is broken, or it has more pixels than we
 * unpack.
 */
export class PictureError extends Error {
  readonly kind: 'not_a_picture' | 'damaged' | 'too_big'

  constructor(kind: PictureError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PictureError'
    this.kind = kind
  }
}
