import type { Food } from '@spizarka/knowledge/types'
import { z } from 'zod'
import { energyByFactors } from './food-checks.ts'
import { checkAgainst, type Place, type Problem, readRequiredYaml } from './source.ts'

const PUBLISHED = 'diary/published-energies.yaml'

/** Energy of 100 g of one food in one state by the rows of several tables, in kcal by the factors of EU labels. */
const rowsSchema = z.record(
  z.string().regex(/^(?:USDA SR28|BLS 4\.0|CIQUAL 2025|Fineli r20|Swiss 7\.0) \w+$/),
  z.number().positive().max(905),
)
const publishedSchema = z.record(z.string(), rowsSchema)

/** A record may be so far outside what the other tables have; closer than this, two analyses of one food do not agree. */
const OUTSIDE = 0.05
/** Fewer tables than these tell nothing about which one stands apart. */
const FEWEST_OTHERS = 2

/**
 * Reports foods whose energy lies outside that of all other tables that have the same food, unless no row that may be copied is nearer to their middle: a
 * figure that one table has alone is not what was eaten. What stands in for another food is not asked.
 */
export function checkPublishedEnergies(
  root: string,
  { foods, places }: { foods: readonly Food[]; places: ReadonlyMap<string, Place> },
  problems: Problem[],
): void {
  const source = readRequiredYaml(root, PUBLISHED, problems)
  const published = source && checkAgainst(publishedSchema, source, [], PUBLISHED, problems)
  if (!published) return
  const rows = new Map(
    Object.entries(published).flatMap(([name, energies]) => Object.keys(energies).map((row) => [row, { name, energies }])),
  )
  for (const { id, nutrition } of foods) {
    const listed = rows.get(nutrition?.source ?? '')
    if (!nutrition || !listed || nutrition.match === 'proxy') continue
    const { name, energies } = listed
    const energy = nutrition.energyFrom === 'source' ? nutrition.kcal : energyByFactors(nutrition)
    const at = { ...(places.get(id) ?? { file: 'foods', line: 1 }), field: `${id}.nutrition` }
    const others = Object.entries(energies).flatMap(([row, kcal]) => (row === nutrition.source ? [] : [kcal]))
    if (others.length < FEWEST_OTHERS) continue
    const [least, most] = [Math.min(...others), Math.max(...others)]
    if (energy >= least * (1 - OUTSIDE) && energy <= most * (1 + OUTSIDE)) continue
    const nearest = nearestToMiddle(energies)
    if (nearest !== nutrition.source)
      problems.push({
        ...at,
        message: `${Math.round(energy)} kcal, a inne tabele mają przy „${name}” od ${least} do ${most}`,
        remedy: `weź wiersz najbliższy środka: ${nearest}`,
      })
  }
}

/** The row whose energy is nearest to the median of all; the Swiss tables are only compared with. */
function nearestToMiddle(energies: Readonly<Record<string, number>>): string {
  const sorted = Object.values(energies).toSorted((one, other) => one - other)
  const half = sorted.length / 2
  const median = ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2
  const [nearest] = Object.entries(energies)
    .filter(([row]) => !row.startsWith('Swiss'))
    .toSorted(([, one], [, other]) => Math.abs(one - median) - Math.abs(other - median))
  return nearest?.[0] ?? ''
}
