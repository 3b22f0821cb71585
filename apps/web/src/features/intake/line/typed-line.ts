import type { Unit } from '@spizarka/contract/common'
import type { BodyIn } from '@spizarka/contract/endpoint'
import type { PantryCategory } from '@spizarka/contract/pantry'
import type { addPantryItems, TypedProduct } from '@spizarka/contract/typed-products'

/** The owner's correction of a typed product; a corrected product is certain. */
export interface ProductCorrection {
  name: string
  amount: { quantity: number; unit: Unit } | null
  /** Undefined where the estimate was left as it is. */
  bestBefore?: string | null
  category?: PantryCategory
}

/** A product of the line as it would go onto the shelf. */
export interface LineProduct {
  /** Identifies the product while the line is being typed. */
  key: string
  read: TypedProduct
  correction: ProductCorrection | undefined
  certain: boolean
}

/** The products of a line with their corrections; a correction belongs to the words it was made for. */
export function lineProducts(read: readonly TypedProduct[], corrections: ReadonlyMap<string, ProductCorrection>): LineProduct[] {
  const seen = new Map<string, number>()
  return read.map((product) => {
    const words = `${product.written}\n${product.product_name}`
    const times = (seen.get(words) ?? 0) + 1
    seen.set(words, times)
    const key = `${words}\n${times}`
    return { key, read: product, correction: corrections.get(key), certain: corrections.has(key) || product.doubt === null }
  })
}

/** What `POST /pantry/bulk/add/` takes for a product of the line. */
export function toItem({ read, correction }: LineProduct): BodyIn<typeof addPantryItems>['items'][number] {
  const name = correction?.name ?? read.product_name
  if (read.is_spice) return { product_name: name, is_spice: true }
  const amount = correction ? correction.amount : read.amount
  const unit = amount?.unit ?? 'pieces'
  return {
    product_name: name,
    canonical_unit: unit,
    is_spice: false,
    [`quantity_${unit}`]: amount?.quantity ?? 1,
    ...(correction?.bestBefore !== undefined && { best_before: correction.bestBefore }),
    ...(correction?.category && { category: correction.category }),
  }
}

/** The line without the products that were added; doubtful ones stay as typed. */
export function withoutProducts(text: string, products: readonly LineProduct[], added: ReadonlySet<string>): string {
  let rest = text
  const parts = [...new Set(products.filter(({ key }) => added.has(key)).map(({ read }) => read.written))]
  for (const part of parts) {
    const left = products.filter(({ key, read }) => read.written === part && !added.has(key)).map(({ read }) => read.product_name)
    const at = rest.indexOf(part)
    if (at >= 0) rest = `${rest.slice(0, at)}${left.join(', ')}${rest.slice(at + part.length)}`
  }
  const lines = rest.split('\n').map((line) =>
    line
      .split(/[;•]|,(?!\d)|(?<!\d),/u)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(', '),
  )
  const whole = lines.filter((line) => line !== '').join('\n')
  return whole === '' ? '' : `${whole}, `
}

/** The beginning of a line that the text screen has room for, cut where a product ends, and what is left of it. */
export function cutForTextScreen(text: string, room: number): [taken: string, rest: string] {
  if (text.length <= room) return [text, '']
  const head = text.slice(0, room)
  const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf(','))
  const at = end > 0 ? end : room
  return [text.slice(0, at), text.slice(at).replace(/^[\s,]+/, '')]
}
