import { TRAITS, type Trait } from '@spizarka/knowledge/gate-types'
import { type Allergen, ORIGINS } from '@spizarka/knowledge/types'
import { z } from 'zod'
import { checkAgainst, type Problem, readRequiredYaml, type YamlSource } from '../source.ts'

/** Masks of traits are whole numbers of 32 bits with a sign. */
const MOST_TRAITS = 31

const slug = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'małe litery bez polskich znaków i łączniki')
const text = z.string().trim().min(1)
const traitSchema = z.strictObject({
  trait: slug,
  after_zawiera: text,
  /** What profiles know the allergen by. */
  allergen: slug.optional(),
  law: text.optional(),
  /** The allergy to it, as users choose it. */
  choice: z.strictObject({ id: z.int().positive(), name: text }).optional(),
  of_origins: z.array(z.enum(ORIGINS)).optional(),
})

/** The names that files of the knowledge may use. */
export interface TraitNames {
  traits: readonly Trait[]
  allergens: readonly Allergen[]
}

interface ReadTrait {
  trait: Trait
  after_zawiera: string
  of_origins?: z.output<typeof traitSchema>['of_origins']
}

interface ReadAllergen {
  trait: Allergen
  allergen: string
  law: string
  choice: { id: number; name: string }
  place: number
}

export interface ReadTraits {
  source: YamlSource
  rows: readonly ReadTrait[]
  allergens: readonly ReadAllergen[]
  names: TraitNames
}

/** Reads what a food may be refused for, before everything that speaks of it; null where the file cannot be read. */
export function readTraits(root: string, problems: Problem[]): ReadTraits | null {
  const source = readRequiredYaml(root, 'gate/traits.yaml', problems)
  const written = source && checkAgainst(z.array(traitSchema), source, [], '', problems)
  if (!source || !written) return null
  const known = new Set<string>()
  for (const [place, row] of written.entries()) {
    const at = { file: source.file, line: source.lineOf([place]), field: row.trait }
    if (known.has(row.trait)) problems.push({ ...at, message: 'ta cecha jest już wyżej', remedy: 'usuń jeden z wierszy' })
    const allergenFields = [row.allergen, row.law, row.choice].filter((field) => field !== undefined).length
    if (allergenFields > 0 && allergenFields < 3)
      problems.push({ ...at, message: 'alergen bez nazwy', remedy: 'dopisz allergen, law i choice, albo żadne z nich' })
    known.add(row.trait)
  }
  if (written.length > MOST_TRAITS)
    problems.push({ file: source.file, line: 1, field: '', message: `cech jest więcej niż ${MOST_TRAITS}`, remedy: 'usuń którąś' })
  // A trait of the last compilation may be named in code.
  for (const trait of TRAITS)
    if (!known.has(trait))
      problems.push({
        file: source.file,
        line: 1,
        field: trait,
        message: 'brakuje tej cechy',
        remedy: 'dopisz wiersz z trait i after_zawiera',
      })
  // The types of both are written from this very file.
  const rows = written as ReadTrait[]
  const allergens = written.flatMap(({ trait, allergen, law, choice }, place) =>
    allergen !== undefined && law !== undefined && choice !== undefined ? [{ trait: trait as Allergen, allergen, law, choice, place }] : [],
  )
  return {
    source,
    rows,
    allergens,
    names: { traits: rows.map(({ trait }) => trait), allergens: allergens.map(({ trait }) => trait) },
  }
}
