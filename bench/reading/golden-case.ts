import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CheckedItem } from '@spizarka/culinary/matching'
import type { ExtractedItem } from '@spizarka/engine'
import { z } from 'zod'

const FIXTURES = path.resolve(import.meta.dirname, '../../packages/culinary/fixtures')

const amounts = z.array(z.number()).default([])
const goldenItemSchema = z.object({
  /** The one best name, and others that a fair judge accepts. Without a name the line is no product. */
  name: z.string().optional(),
  alt: z.array(z.string()).default([]),
  g: z.number().optional(),
  ml: z.number().optional(),
  pcs: z.number().optional(),
  gAlt: amounts,
  mlAlt: amounts,
  pcsAlt: amounts,
  /** By which share the amount may differ, where tables do. */
  tol: z.number().default(0),
  spice: z.boolean().default(false),
  status: z.enum(['ready', 'needs_clarification']).default('ready'),
  conflict_type: z.string().nullable().default(null),
  rate: z.number().nullable().default(null),
  calculated: z.string().nullable().default(null),
})
export type GoldenItem = z.output<typeof goldenItemSchema>

const pantryEntrySchema = z
  .object({
    name: z.string(),
    unit: z.enum(['grams', 'ml', 'pieces']),
    canonical_unit_chosen: z.boolean().default(false),
    grams_per_piece: z.number().nullable().default(null),
    ml_per_piece: z.number().nullable().default(null),
    grams_per_ml: z.number().nullable().default(null),
    spice: z.boolean().default(false),
  })
  .transform((entry) => ({
    name: entry.name,
    unit: entry.unit,
    canonicalUnitChosen: entry.canonical_unit_chosen,
    gramsPerPiece: entry.grams_per_piece,
    mlPerPiece: entry.ml_per_piece,
    gramsPerMl: entry.grams_per_ml,
    spice: entry.spice,
  }))

const goldenCaseSchema = z.object({
  id: z.string(),
  input: z.string(),
  pantry: z.array(pantryEntrySchema).default([]),
  items: z.array(goldenItemSchema),
})
export type GoldenCase = z.output<typeof goldenCaseSchema>

/** The cases of a golden file of the kitchen, one a line. */
export async function readGoldenFile(name: string): Promise<GoldenCase[]> {
  const lines = (await readFile(path.join(FIXTURES, name), 'utf8')).split('\n')
  return lines.filter((line) => line.trim() !== '').map((line) => goldenCaseSchema.parse(JSON.parse(line)))
}

export type ReadItem = CheckedItem<ExtractedItem>

export interface Match {
  /** Expected items with what was read for each; a strict match or nothing. */
  pairs: [expected: GoldenItem, read: ReadItem][]
  missed: GoldenItem[]
  invented: ReadItem[]
}

/** Pairs what was read with what should have been: name, amount and spice must all be right. Lines that are no product count for nothing. */
export function matchItems(expected: readonly GoldenItem[], read: readonly ReadItem[]): Match {
  const left = read.filter(({ status }) => status !== 'error')
  const match: Match = { pairs: [], missed: [], invented: left }
  for (const item of expected) {
    if (item.name === undefined) continue
    const at = left.findIndex((candidate) => isSame(item, candidate))
    const [found] = at < 0 ? [] : left.splice(at, 1)
    if (found) match.pairs.push([item, found])
    else match.missed.push(item)
  }
  return match
}

function isSame(expected: GoldenItem, read: ReadItem): boolean {
  const names = [expected.name ?? '', ...expected.alt].map((name) => name.toLowerCase())
  return names.includes(read.productName.toLowerCase()) && expected.spice === read.isSpice && (read.isSpice || hasAmount(expected, read))
}

function hasAmount(expected: GoldenItem, read: ReadItem): boolean {
  const stated = [
    [read.quantityGrams, expected.g, expected.gAlt],
    [read.quantityMl, expected.ml, expected.mlAlt],
    [read.quantityPieces, expected.pcs, expected.pcsAlt],
  ] as const
  const isNear = (value: number, good: number) => Math.abs(value - good) <= Math.max(0.001, expected.tol * good)
  const told = stated.find(([value]) => value !== null)
  if (!told) return stated.every(([, good]) => good === undefined)
  const [value, good, others] = told
  return value !== null && [...(good === undefined ? [] : [good]), ...others].some((amount) => isNear(value, amount))
}
