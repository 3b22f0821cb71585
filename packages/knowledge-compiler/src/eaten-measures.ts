import type { Food, FoodGroup } from '@spizarka/knowledge/types'
import { z } from 'zod'
import { checkAgainst, defined, type Place, type Problem, readRequiredYaml } from './source.ts'

const MEASURES = 'diary/measures.yaml'

const kindSchema = z.strictObject({
  of: z.array(z.string()).min(1),
  density: z.number().min(0.03).max(1.6),
  heap: z.number().min(1).max(3),
  measures: z.record(z.string().regex(/^\p{Ll}+$/u, 'miara małą literą, w mianowniku'), z.number().positive().max(2000)).optional(),
})

/** How kinds of food fill a household measure that nobody weighed them in. */
export type MeasuresOfKind = z.output<typeof kindSchema>

/** The foods with the tree that they stand in, and where they are written. */
interface FoodTree {
  foods: readonly Food[]
  groups: readonly FoodGroup[]
  places: ReadonlyMap<string, Place>
}

/** Reads `diary/measures.yaml`: each kind once, a kind for everything that is eaten, and no weight of a food that its kind contradicts. */
export function readEatenMeasures(root: string, tree: FoodTree, problems: Problem[]): MeasuresOfKind[] {
  const source = readRequiredYaml(root, MEASURES, problems)
  const ids = new Set([...tree.foods, ...tree.groups].map(({ id }) => id))
  const kinds = new Map<string, MeasuresOfKind>()
  const read: MeasuresOfKind[] = []
  for (const place of (z.array(z.unknown()).safeParse(source?.value).data ?? []).keys()) {
    if (!source) continue
    const kind = checkAgainst(kindSchema, source, [place], `wpis ${place + 1}`, problems)
    if (!kind) continue
    const at = { file: source.file, line: source.lineOf([place]), field: `wpis ${place + 1}.of` }
    for (const id of kind.of) {
      if (!ids.has(id) && tree.groups.length > 0)
        problems.push({ ...at, message: `„${id}” to ani produkt, ani grupa`, remedy: 'wpisz id z foods/ albo groups.yaml' })
      if (kinds.has(id)) problems.push({ ...at, message: `„${id}” stoi tu drugi raz`, remedy: 'usuń jeden z wpisów' })
      kinds.set(id, kind)
    }
    read.push(defined(kind))
  }
  // Foods are held against their kinds only in a tree that stands.
  if (read.length > 0 && problems.length === 0) problems.push(...foodsBesideTheirKind(tree, kinds))
  return read
}

/** Millilitres of the measures that a food and its kind both weigh. */
const SHARED: Readonly<Record<string, number>> = { szklanka: 250, łyżka: 15, łyżeczka: 5 }
/** Weights of one kind differ by how it is cut, ground and packed; by more than this one of the two is wrong. */
const MOST_TIMES = 2.6

function foodsBesideTheirKind({ foods, groups, places }: FoodTree, kinds: ReadonlyMap<string, MeasuresOfKind>): Problem[] {
  const parents = new Map([...groups, ...foods].map(({ id, parent }) => [id, parent]))
  const kindOf = (id: string): MeasuresOfKind | undefined => {
    const parent = parents.get(id)
    return kinds.get(id) ?? (parent === undefined ? undefined : kindOf(parent))
  }
  return foods.flatMap((food): Problem[] => {
    if (food.aisle === 'household') return []
    const at = places.get(food.id) ?? { file: 'foods', line: 1 }
    const kind = kindOf(food.id)
    if (!kind) {
      const message = `${food.name}: nie wiadomo, ile tego mieści łyżka, garść i szklanka`
      return [{ ...at, field: `${food.id}.is`, message, remedy: `dopisz jego rodzaj do ${MEASURES}` }]
    }
    return Object.entries(SHARED).flatMap(([measure, ml]): Problem[] => {
      const own = food.measures?.[measure]
      const times = own === undefined ? 1 : own / (ml * kind.density)
      if (times <= MOST_TIMES && times >= 1 / MOST_TIMES) return []
      const message = `${food.name}: ${measure} waży ${own} g, a u tego rodzaju ${Math.round(ml * kind.density * 10) / 10} g`
      return [{ ...at, field: `${food.id}.measures`, message, remedy: `popraw wagę albo daj mu własny wpis w ${MEASURES}` }]
    })
  })
}
