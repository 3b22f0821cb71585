const rules = new Intl.PluralRules('pl')

/** The Polish form for a count: `[1 produkt, 2 produkty, 5 produktów, 1,5 produktu]`; the fourth defaults to the second. */
export function plural(count: number, [one, few, many, other]: readonly [string, string, string, string?]): string {
  const category = rules.select(count)
  if (category === 'one') return one
  if (category === 'few') return few
  return category === 'many' ? many : (other ?? few)
}
