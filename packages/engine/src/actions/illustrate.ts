import type { DishKind } from '@spizarka/knowledge'

export interface IllustrateRequest {
  title: string
  kind: DishKind
  /** Ids of foods, what there is most of first. */
  foods: readonly string[]
  /** The same seed draws the same card. */
  seed: number
}

export interface Illustration {
  /** A WebP file, 4 : 3, at most 1024 px on the longer side. */
  image: Uint8Array
  width: number
  height: number
  madeBy: 'kitchen' | 'model'
}
