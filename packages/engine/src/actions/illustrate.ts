export interface IllustrateRequest {
  title: string
  ingredients: readonly string[]
}

export interface Illustration {
  /** A WebP file, at most 1024 px on the longer side. */
  image: Uint8Array
  width: number
  height: number
}
