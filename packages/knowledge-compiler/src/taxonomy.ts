import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FoodGroup } from '@spizarka/knowledge/types'
import { z } from 'zod'
import { identifier, type ReadFoods } from './foods.ts'
import { nearest } from './messages.ts'
import { checkAgainst, defined, type Place, type Problem, readYaml } from './source.ts'

const FILE = 'groups.yaml'

/** A record of `knowledge/groups.yaml`, as it is written. */
const groupSchema = z.strictObject({
  id: identifier,
  name: z.string().trim().min(1).max(50),
  is: z.string().optional(),
  seasoning: z.literal(true).optional(),
})

/** Reads `knowledge/groups.yaml` and checks what foods and groups are kinds of; what is wrong is reported, with file and line. */
export function readGroups(root: string, { foods, places: foodPlaces, rejected }: ReadFoods, problems: Problem[]): FoodGroup[] {
  if (!existsSync(join(root, FILE))) {
    problems.push({
      file: FILE,
      line: 1,
      field: '',
      message: 'brakuje tego pliku',
      remedy: 'każda rzecz jest jakiegoś rodzaju: dopisz grupy',
    })
    return []
  }
  const source = readYaml(root, FILE, problems)
  if (!source) return []
  const groups: FoodGroup[] = []
  const places = new Map(foodPlaces)
  const unread = new Set(rejected)
  if (!Array.isArray(source.value)) {
    problems.push({ file: FILE, line: 1, field: '', message: 'to nie jest lista grup', remedy: 'zacznij każdą grupę od „- id: …”' })
    return []
  }
  for (const [at, written] of source.value.entries()) {
    const id = (written as { id?: unknown } | null)?.id
    const record = checkAgainst(groupSchema, source, [at], typeof id === 'string' ? id : `wpis ${at + 1}`, problems)
    if (!record) {
      if (typeof id === 'string') unread.add(id)
      continue
    }
    const place = { file: FILE, line: source.lineOf([at]) }
    const first = places.get(record.id)
    if (first)
      problems.push({
        ...place,
        field: record.id,
        message: `ten identyfikator ma już ${first.file === FILE ? 'grupa' : 'produkt'} w ${first.file}:${first.line}`,
        remedy: 'nadaj inny albo połącz oba wpisy',
      })
    else {
      places.set(record.id, place)
      groups.push(defined({ id: record.id, name: record.name, parent: record.is, seasoning: record.seasoning }))
    }
  }
  checkParents([...groups, ...foods], places, unread, problems)
  // What could not be read may be all that a group has.
  if (unread.size === 0) checkEmptyGroups(groups, new Set([...groups, ...foods].map(({ parent }) => parent)), places, problems)
  return groups
}

interface Kind {
  id: string
  parent?: string
}

/** Reports parents that nobody defines, and foods or groups that are kinds of themselves, with the whole way round. */
function checkParents(kinds: readonly Kind[], places: ReadonlyMap<string, Place>, unread: ReadonlySet<string>, problems: Problem[]): void {
  const parents = new Map(kinds.map(({ id, parent }) => [id, parent]))
  const known = new Set([...parents.keys(), ...unread])
  const walked = new Set<string>()
  for (const { id, parent } of kinds) {
    if (parent !== undefined && !known.has(parent)) {
      const near = nearest(parent, known)
      problems.push({
        ...placeOf(id, places),
        field: `${id}.is`,
        message: `nie ma produktu ani grupy „${parent}”`,
        remedy: near === null ? `wpisz istniejący produkt albo dodaj grupę w ${FILE}` : `może „${near}”?`,
      })
    }
    const path: string[] = []
    let next: string | undefined = id
    while (next !== undefined && !walked.has(next)) {
      walked.add(next)
      path.push(next)
      next = parents.get(next)
    }
    if (next === undefined || !path.includes(next)) continue
    const circle = [...path.slice(path.indexOf(next)), next]
    problems.push({
      ...placeOf(next, places),
      field: `${next}.is`,
      message: `krąg: ${circle.join(' → ')}`,
      remedy: 'jednemu z nich wpisz w is coś ogólniejszego',
    })
  }
}

function checkEmptyGroups(
  groups: readonly FoodGroup[],
  parents: ReadonlySet<string | undefined>,
  places: ReadonlyMap<string, Place>,
  problems: Problem[],
): void {
  for (const { id } of groups)
    if (!parents.has(id))
      problems.push({
        ...placeOf(id, places),
        field: id,
        message: 'do tej grupy nic nie należy',
        remedy: `wpisz „is: ${id}” przy tym, co do niej należy, albo usuń grupę`,
      })
}

function placeOf(id: string, places: ReadonlyMap<string, Place>): Place {
  return places.get(id) ?? { file: FILE, line: 1 }
}
