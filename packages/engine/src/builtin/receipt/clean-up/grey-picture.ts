/** A picture in shades of grey, row by row from the top: 0 black, 255 white. */
export interface GreyPicture {
  width: number
  height: number
  pixels: Uint8Array
}
