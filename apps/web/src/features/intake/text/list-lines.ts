import { LIMITS } from '@spizarka/contract/limits'

/** How many lines of a list have something on them. */
export function countLines(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length
}

/** The list with one more product on a line of its own; unchanged where there is no room. */
export function withProduct(text: string, product: string): string {
  const longer = text.trim() === '' ? product : `${text.replace(/\n+$/, '')}\n${product}`
  return longer.length > LIMITS.intakeText ? text : longer
}

/** The products that stand nowhere on the list yet. */
export function missingFrom(text: string, products: readonly string[]): string[] {
  const listed = text.toLocaleLowerCase('pl')
  return products.filter((product) => !listed.includes(product))
}
