import { z } from 'zod'
import { figuresSchema } from './foods.ts'
import { checkAgainst, defined, type Problem, readRequiredYaml } from './source.ts'

const LIMITS = 'diary/limits.yaml'
const PORTIONS = 'diary/portions.yaml'

const limitSchema = z.union([z.number().positive(), z.strictObject({ energy_percent: z.number().positive().max(100) })])

const watchedSchema = z.strictObject({
  name: z.string().min(1),
  watch: z
    .array(
      z
        .strictObject({
          nutrient: figuresSchema.keyof(),
          most: limitSchema.optional(),
          least: limitSchema.optional(),
          source: z.string().min(1),
        })
        .refine(({ most, least }) => (most === undefined) !== (least === undefined), { error: 'podaj most albo least' }),
    )
    .min(1),
})

const portionSchema = z
  .strictObject({
    of: z.array(z.string()).min(1),
    usual: z.string(),
    measures: z.record(z.string().regex(/^\p{Ll}+$/u, 'miara małą literą, w mianowniku'), z.number().positive().max(2000)),
    with: z.number().positive().max(500).optional(),
  })
  .refine(({ usual, measures }) => measures[usual] !== undefined, { error: 'usual musi być jedną z measures', path: ['usual'] })

/** What the diary knows: what conditions watch, and what people usually eat. */
export interface DiaryKnowledge {
  limits: Readonly<Record<string, z.output<typeof watchedSchema>>>
  portions: readonly z.output<typeof portionSchema>[]
}

/** Reads `knowledge/diary/`: limits are of conditions of the gate; portions of foods or groups, each once. */
export function readDiary(
  root: string,
  { conditions, ids }: { conditions: ReadonlySet<string>; ids: ReadonlySet<string> },
  problems: Problem[],
): DiaryKnowledge {
  return { limits: readLimits(root, conditions, problems), portions: readPortions(root, ids, problems) }
}

function readLimits(root: string, conditions: ReadonlySet<string>, problems: Problem[]): DiaryKnowledge['limits'] {
  const source = readRequiredYaml(root, LIMITS, problems)
  const read: Record<string, z.output<typeof watchedSchema>> = {}
  for (const condition of Object.keys(z.record(z.string(), z.unknown()).safeParse(source?.value).data ?? {})) {
    if (!source) continue
    const watched = checkAgainst(watchedSchema, source, [condition], condition, problems)
    if (!watched) continue
    if (!conditions.has(condition)) {
      const at = { file: source.file, line: source.lineOf([condition]), field: condition }
      problems.push({ ...at, message: `nie ma schorzenia „${condition}” w gate/rules.yaml`, remedy: 'wpisz jego nazwę stamtąd' })
    }
    read[condition] = watched
  }
  return read
}

function readPortions(root: string, ids: ReadonlySet<string>, problems: Problem[]): DiaryKnowledge['portions'] {
  const source = readRequiredYaml(root, PORTIONS, problems)
  const seen = new Set<string>()
  const read: z.output<typeof portionSchema>[] = []
  for (const place of (z.array(z.unknown()).safeParse(source?.value).data ?? []).keys()) {
    if (!source) continue
    const portion = checkAgainst(portionSchema, source, [place], `wpis ${place + 1}`, problems)
    if (!portion) continue
    const at = { file: source.file, line: source.lineOf([place]), field: `wpis ${place + 1}.of` }
    for (const id of portion.of) {
      if (!ids.has(id)) problems.push({ ...at, message: `„${id}” to ani produkt, ani grupa`, remedy: 'wpisz id z foods/ albo groups.yaml' })
      if (seen.has(id)) problems.push({ ...at, message: `„${id}” stoi tu drugi raz`, remedy: 'usuń jeden z wpisów' })
      seen.add(id)
    }
    read.push(defined(portion))
  }
  return read
}
