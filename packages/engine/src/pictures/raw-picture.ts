/** Unpacked pixels, row by row from the top. */
export interface RawPicture {
  width: number
  height: number
  /** Bytes of a pixel: red, green, blue and, where there are four, alpha. */
  channels: 3 | 4
  pixels: Uint8Array<ArrayBuffer>
}
