import type { confirmConsumption } from '@spizarka/contract/consumption'
import type { ResponseOf } from '@spizarka/contract/endpoint'
import type { NotPutBack, Takings } from '../pantry/index.ts'

type Shortfall = ResponseOf<typeof confirmConsumption>['shortfalls'][number]

/** What could not be taken as asked. */
export function shortfallsOf({ given, gone }: Takings): Shortfall[] {
  const short = given.filter(({ wanted, done }) => wanted !== null && done !== null && done < wanted)
  return [
    ...gone.map((product) => ({
      ...identified(product),
      reason: 'gone' as const,
      wanted: amount(product.wanted),
      done: product.wanted === null ? null : 0,
    })),
    ...short.map((product) => ({
      ...identified(product),
      reason: 'not_enough' as const,
      wanted: amount(product.wanted),
      done: amount(product.done),
    })),
  ]
}

/** What could not be put back: as good as gone, because nobody knows how much of it that would be now. */
export function notPutBack(products: readonly NotPutBack[]): Shortfall[] {
  return products.map((product) => ({ ...identified(product), reason: 'gone', wanted: amount(product.wanted), done: 0 }))
}

function identified({ productId, name, unit }: { productId: number; name: string; unit: Shortfall['unit'] }) {
  return { product_id: String(productId), product_name: name, unit }
}

function amount(thousandths: number | null): number | null {
  return thousandths === null ? null : thousandths / 1000
}
