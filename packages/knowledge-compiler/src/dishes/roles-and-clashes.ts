import type { Clash, Food } from '@spizarka/knowledge/types'
import { z } from 'zod'
import { nearest } from '../messages.ts'
import { type Place, type Problem, readPart, type YamlSource } from '../source.ts'

const ROLES = 'dishes/shared/roles.yaml'
const CLASHES = 'dishes/shared/clashes.yaml'

const names = z.array(z.string().min(1)).nonempty()
const rolesSchema = z.record(z.string(), z.strictObject({ meaning: z.string().min(1), roles: names.optional() }))
const clashesSchema = z.array(
  z.strictObject({ these: names, never_with: names, why: z.string().min(1), example: z.tuple([z.string(), z.string()]) }),
)

/** Foods by what they can be in dishes. */
export interface RoleFoods {
  /** Ids of the foods of roles, those that do best first; an unknown role is reported. */
  foodsOf(roles: string | readonly string[], source: YamlSource, path: readonly (string | number)[], field: string): string[]
}

/** Reads what foods can be in dishes: `dishes/shared/roles.yaml` and the field `roles` of the foods. */
export function readRoles(root: string, foods: readonly Food[], places: ReadonlyMap<string, Place>, problems: Problem[]): RoleFoods {
  const part = readPart(rolesSchema, root, ROLES, problems)
  const roles = part?.value ?? {}
  for (const { id, roles: own = {} } of foods)
    for (const role of Object.keys(own))
      if (part && (roles[role] === undefined || roles[role].roles !== undefined)) {
        const simple = Object.keys(roles).filter((name) => roles[name]?.roles === undefined)
        problems.push({
          ...(places.get(id) ?? { file: 'foods', line: 1 }),
          field: `${id}.roles.${role}`,
          message: `nie ma roli „${role}”`,
          remedy: suggest(role, simple, `nazwij jedną z ról z ${ROLES}`),
        })
      }
  const known = new Map<string, string[]>()
  const resolve = (role: string): string[] => {
    const resolved = known.get(role)
    if (resolved) return resolved
    // A role that is made of itself ends here.
    known.set(role, [])
    const found = [...new Set(roles[role]?.roles?.flatMap(resolve) ?? inOrderOf(role, foods))]
    known.set(role, found)
    return found
  }
  if (part)
    for (const [role, { roles: parts = [] }] of Object.entries(roles)) {
      const at = { file: ROLES, line: part.source.lineOf([role]), field: role }
      for (const other of parts.filter((name) => roles[name] === undefined))
        problems.push({
          ...at,
          message: `nie ma roli „${other}”`,
          remedy: suggest(other, Object.keys(roles), 'dopisz ją albo usuń z listy'),
        })
      if (resolve(role).length === 0)
        problems.push({ ...at, message: 'tej roli nie ma żaden produkt', remedy: 'dopisz ją w polu `roles` produktu albo usuń' })
    }
  return {
    foodsOf: (asked, source, path, field) => {
      const list = [asked].flat()
      for (const role of part ? list.filter((name) => roles[name] === undefined) : [])
        problems.push({
          file: source.file,
          line: source.lineOf(path),
          field,
          message: `nie ma roli „${role}”`,
          remedy: suggest(role, Object.keys(roles), `dopisz ją w ${ROLES}`),
        })
      return [...new Set(list.flatMap(resolve))]
    },
  }
}

function inOrderOf(role: string, foods: readonly Food[]): string[] {
  const ranked = foods.flatMap(({ id, roles }) => (roles?.[role] === undefined ? [] : [{ id, rank: roles[role] }]))
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ id }) => id)
}

/** Reads which foods spoil each other: `dishes/shared/clashes.yaml` over ids and the field `clash_groups` of the foods. */
export function readClashes(root: string, foods: readonly Food[], places: ReadonlyMap<string, Place>, problems: Problem[]): Clash[] {
  const part = readPart(clashesSchema, root, CLASHES, problems)
  if (!part) return []
  const members = new Map<string, string[]>()
  for (const { id, clashGroups = [] } of foods) for (const group of clashGroups) members.set(group, [...(members.get(group) ?? []), id])
  const ids = new Set(foods.map(({ id }) => id))
  const named = new Set(part.value.flatMap(({ these, never_with }) => [...these, ...never_with]))
  for (const [group, [first = '', ...others]] of members) {
    const at = { ...(places.get(first) ?? { file: 'foods', line: 1 }), field: `${first}.clash_groups` }
    if (!named.has(group))
      problems.push({ ...at, message: `żadna zasada nie nazywa grupy „${group}”`, remedy: suggest(group, named, `użyj jej w ${CLASHES}`) })
    if (ids.has(group) && ![first, ...others].includes(group))
      problems.push({ ...at, message: `„${group}” to także produkt spoza tej grupy`, remedy: 'nazwij grupę inaczej' })
  }
  return part.value.map(({ these, never_with: others, example }, place) => {
    const meant = (field: 'these' | 'never_with', terms: readonly string[]): string[] =>
      terms.flatMap((term, index) => {
        const found = members.get(term) ?? (ids.has(term) ? [term] : null)
        if (!found)
          problems.push({
            file: CLASHES,
            line: part.source.lineOf([place, field, index]),
            field,
            message: `nie ma produktu ani grupy „${term}”`,
            remedy: suggest(term, [...members.keys(), ...ids], 'popraw nazwę albo dopisz grupę produktom'),
          })
        return found ?? []
      })
    const clash = { these: [...new Set(meant('these', these))], neverWith: [...new Set(meant('never_with', others))] }
    const [one, other] = example
    const isShown =
      (clash.these.includes(one) && clash.neverWith.includes(other)) || (clash.these.includes(other) && clash.neverWith.includes(one))
    if (!isShown)
      problems.push({
        file: CLASHES,
        line: part.source.lineOf([place, 'example']),
        field: 'example',
        message: `ta zasada nie rozdziela „${one}” i „${other}”`,
        remedy: 'podaj po jednym produkcie z obu stron zasady',
      })
    return clash
  })
}

/** The known word that is probably meant, or what else to do. */
export function suggest(word: string, known: Iterable<string>, otherwise: string): string {
  const near = nearest(word, known)
  return near === null ? otherwise : `może „${near}”?`
}
