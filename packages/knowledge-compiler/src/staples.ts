import type { Food } from '@spizarka/knowledge/types'
import { z } from 'zod'
import { checkAgainst, defined, type Problem, readRequiredYaml } from './source.ts'

const FILE = 'choices/staples.yaml'

const stapleSchema = z.strictObject({
  food: z.string().min(1),
  name: z.string().regex(/^\p{Ll}\S*(?: \S+)*$/u, 'nazwa małą literą, bez zbędnych spacji'),
  on: z.literal(true).optional(),
  always: z.literal(true).optional(),
})

/** Reads `knowledge/choices/staples.yaml`: what a kitchen usually has beside its pantry; every entry is a food, once. */
export function readStaples(root: string, foods: readonly Food[], problems: Problem[]): z.output<typeof stapleSchema>[] {
  const source = readRequiredYaml(root, FILE, problems)
  if (!source) return []
  const edible = new Set(foods.filter(({ kind }) => kind !== 'household').map(({ id }) => id))
  const read: z.output<typeof stapleSchema>[] = []
  for (const place of (z.array(z.unknown()).safeParse(source.value).data ?? []).keys()) {
    const staple = checkAgainst(stapleSchema, source, [place], `wpis ${place + 1}`, problems)
    if (!staple) continue
    const at = { file: source.file, line: source.lineOf([place]), field: `wpis ${place + 1}.food` }
    if (!edible.has(staple.food))
      problems.push({ ...at, message: `„${staple.food}” to nie jest produkt do jedzenia z foods/`, remedy: 'wpisz jego id' })
    if (read.some(({ food }) => food === staple.food))
      problems.push({ ...at, message: `„${staple.food}” stoi tu drugi raz`, remedy: 'usuń jeden z wpisów' })
    read.push(defined(staple))
  }
  return read
}
