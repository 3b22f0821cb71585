/**
 * Which food a form means when several could. Written down because no rule can know that hurried people who type "maki" mean flour,
 * not poppies. The weight is added to how well the form fits, so that an exact spelling of the other food still wins.
 */
const PREFERRED: ReadonlyMap<string, number> = new Map([
  ['maka', 1],
  // "sol" is salt, not the sole in the genitive.
  ['sol', 1],
  // Only as much as tips the scales between two foods whose cases look alike.
  ...[
    'lody',
    'piernik',
    'chrupki-kukurydziane',
    'grzanki',
    'mieso-mielone',
    'mieso-gulaszowe-wieprzowe',
    'pulpety-w-sosie',
    'biszkopty',
    'schab',
    'wafle',
    'cebula',
    'dynia',
    'pasztet',
    'szynka',
  ].map((id): [string, number] => [id, 0.3]),
])

/** Weight of a food that wins where forms are shared, 1 at most; else 0. */
export function preferenceOf(variant: { food: { id: string } }): number {
  return PREFERRED.get(variant.food.id) ?? 0
}

/** Whether a preference for that food is written down. */
export function isPreferred(id: string): boolean {
  return PREFERRED.has(id)
}
