import type { Supply } from './index-stock.ts'

/** What is taken of one product, in its own unit. */
interface TakenProduct {
  whole: number
  /** Of a bunch, by the food that a part is: as much of the bunch as that part was taken from. */
  parts: Map<string, number>
}

/** What the ingredients of a dish have taken of each product so far. The parts of a bunch are taken from the same bunch. */
export class TakenStock {
  private readonly products = new Map<number, TakenProduct>()

  /** How much of a product is gone for an ingredient. */
  of({ product, part }: Pick<Supply, 'product' | 'part'>): number {
    const taken = this.products.get(product)
    if (!taken) return 0
    return taken.whole + (part === null ? mostOf(taken) : (taken.parts.get(part) ?? 0))
  }

  /** Notes what an ingredient takes, and gives what that takes out of the pantry: nothing more where another part of the bunch is taken already. */
  commit<Take extends { product: number; quantity: number }>(takes: readonly Take[], supplies: readonly Supply[]): Take[] {
    return takes.flatMap((take) => {
      const part = supplies.find(({ product }) => product === take.product)?.part ?? null
      const quantity = this.add(take.product, part, take.quantity)
      return quantity === take.quantity ? take : quantity > 0 ? { ...take, quantity } : []
    })
  }

  private add(product: number, part: string | null, quantity: number): number {
    const taken = this.products.get(product) ?? { whole: 0, parts: new Map<string, number>() }
    this.products.set(product, taken)
    if (part === null) {
      taken.whole += quantity
      return quantity
    }
    const before = mostOf(taken)
    taken.parts.set(part, (taken.parts.get(part) ?? 0) + quantity)
    return Math.round((mostOf(taken) - before) * 1000) / 1000
  }
}

function mostOf({ parts }: TakenProduct): number {
  return Math.max(0, ...parts.values())
}
