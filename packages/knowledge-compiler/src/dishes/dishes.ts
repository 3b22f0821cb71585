import { basename } from 'node:path'
import {
  DEVICES,
  DISH_KINDS,
  type DishPattern,
  EQUIPMENT_KEYS,
  type Food,
  MEALS,
  type PatternMethod,
  type PatternStep,
  SLOT_MEASURES,
  SLOT_NAMES,
  type Slot,
  type SlotName,
} from '@spizarka/knowledge/types'
import { z } from 'zod'
import { checkAgainst, listFiles, type Path, type Place, type Problem, readPart, readYaml, type YamlSource } from '../source.ts'
import { type RoleFoods, readRoles, suggest } from './roles-and-clashes.ts'

const SLOTS = 'dishes/shared/slots.yaml'
const STEPS = 'dishes/shared/steps.yaml'

const positive = z.number().positive()
const minutes = z.number().int().nonnegative()
const text = z.string().trim().min(1)
const slotName = z.enum(SLOT_NAMES)
const slotNames = z.array(slotName).nonempty()
const roles = z.union([z.string().min(1), z.array(z.string().min(1)).nonempty()], 'rola albo lista ról w nawiasach [ ]')

const slotSchema = z.strictObject({
  slot: slotName,
  foods: roles,
  grams: positive,
  least: z.literal([0, 1]).default(0),
  most: z.number().int().positive().default(1),
  measure: z.enum(SLOT_MEASURES).optional(),
  instead_of: slotName.optional(),
  called: text.optional(),
})
const changedSlotSchema = z.strictObject({
  use: z.string(),
  grams: positive.optional(),
  foods: roles.optional(),
  instead_of: slotName.optional(),
})

const stepSchema = z.strictObject({
  needs: slotNames.optional(),
  without: slotNames.optional(),
  of: roles.optional(),
  text,
  uses: z.array(slotName).optional(),
  timer: z.strictObject({ minutes: positive, label: text }).optional(),
  machine: z
    .strictObject({
      seconds: positive.optional(),
      minutes: positive.optional(),
      heat: z.union([positive, z.literal('steam')], 'stopnie albo steam').optional(),
      speed: z.union([positive, z.enum(['stir', 'knead'])], 'obroty od 1 do 10, stir albo knead'),
      reverse: z.literal(true).optional(),
    })
    .optional(),
  alongside: z.literal(true).optional(),
})
const changedStepSchema = z.strictObject({
  use: z.string(),
  needs: slotNames.optional(),
  without: slotNames.optional(),
  text: text.optional(),
})

const methodFields = {
  active_minutes: minutes,
  set_up_minutes: minutes,
  equipment: z.array(z.enum(EQUIPMENT_KEYS)),
  steps: z.array(z.unknown()).nonempty(),
}
const dishSchema = z.strictObject({
  title: text,
  called_after: z.array(z.strictObject({ title: text, foods: roles })).optional(),
  lead: z.strictObject({ slots: slotNames, adjective: text.optional(), suffix: text.optional() }).optional(),
  kind: z.enum(DISH_KINDS),
  meals: z.array(z.enum(MEALS)).nonempty(),
  keeps_days: minutes,
  slots: z.array(z.unknown()).nonempty(),
  one_of: slotNames,
  named: slotNames,
  own_steps: z.record(z.string(), z.unknown()).default({}),
  ...methodFields,
  variants: z.array(z.strictObject({ devices: z.array(z.enum(DEVICES)).nonempty(), ...methodFields })).optional(),
})

type WrittenSlot = z.output<typeof slotSchema>
type WrittenStep = z.output<typeof stepSchema>
type StepsByName = ReadonlyMap<string, readonly PatternStep[]>

/** Reads the dishes with choices, `knowledge/dishes/*.yaml`, one a file; what is wrong is reported, with file and line. */
export function readDishes(root: string, foods: readonly Food[], places: ReadonlyMap<string, Place>, problems: Problem[]): DishPattern[] {
  const shared = readShared(root, readRoles(root, foods, places, problems), problems)
  return listFiles(root, 'dishes', '.yaml')
    .filter((file) => !file.startsWith('dishes/shared/'))
    .flatMap((file) => {
      const source = readYaml(root, file, problems)
      const dish = source && new DishReader(source, shared, new Set(foods.map(({ id }) => id)), problems).read(basename(file, '.yaml'))
      return dish ?? []
    })
}

/** What dishes refer to by name. */
interface Shared {
  roles: RoleFoods
  slots: Readonly<Record<string, WrittenSlot>>
  steps: StepsByName
}

function readShared(root: string, roleFoods: RoleFoods, problems: Problem[]): Shared {
  const slots = readPart(z.record(z.string(), slotSchema), root, SLOTS, problems)
  const steps = readPart(z.record(z.string(), z.array(stepSchema).nonempty()), root, STEPS, problems)
  for (const [name, { foods }] of Object.entries(slots?.value ?? {}))
    if (slots) roleFoods.foodsOf(foods, slots.source, [name, 'foods'], `${name}.foods`)
  const readable = Object.entries(steps?.value ?? {}).map(([name, group]): [string, PatternStep[]] => [
    name,
    group.flatMap((step, place) => (steps ? toStep(step, roleFoods, steps.source, [name, place], name, SLOT_NAMES, problems) : [])),
  ])
  return { roles: roleFoods, slots: slots?.value ?? {}, steps: new Map(readable) }
}

/** Reads one dish; its parts know each other: a step may only use slots of the dish. */
class DishReader {
  readonly #source: YamlSource
  readonly #shared: Shared
  readonly #foods: ReadonlySet<string>
  readonly #problems: Problem[]

  constructor(source: YamlSource, shared: Shared, foods: ReadonlySet<string>, problems: Problem[]) {
    this.#source = source
    this.#shared = shared
    this.#foods = foods
    this.#problems = problems
  }

  read(id: string): DishPattern | null {
    const written = checkAgainst(dishSchema, this.#source, [], '', this.#problems)
    if (!written) return null
    const slots = written.slots.flatMap((slot, place) => this.#slot(slot, place) ?? [])
    const names = slots.map(({ name }) => name)
    this.#checkSlots(written.lead?.slots ?? [], names, ['lead', 'slots'])
    this.#checkSlots(written.one_of, names, ['one_of'])
    this.#checkSlots(written.named, names, ['named'])
    for (const { insteadOf } of slots) this.#checkSlots(insteadOf === undefined ? [] : [insteadOf], names, ['slots'])
    const own = new Map(
      Object.keys(written.own_steps).map((name) => [name, this.#ownStep(['own_steps', name], names)] satisfies [string, PatternStep[]]),
    )
    const method = (part: PartOfMethod, path: Path): PatternMethod => ({
      activeMinutes: part.active_minutes,
      setUpMinutes: part.set_up_minutes,
      equipment: part.equipment,
      steps: part.steps.flatMap((step, place) => this.#step(step, [...path, 'steps', place], own, names)),
    })
    const { called_after: called, lead, variants } = written
    return {
      id,
      title: written.title,
      ...(called && { calledAfter: called.flatMap(({ title, foods }, place) => this.#calledAfter(title, foods, place, slots)) }),
      ...(lead && {
        lead: { slots: lead.slots, ...(lead.adjective && { adjective: lead.adjective }), ...(lead.suffix && { suffix: lead.suffix }) },
      }),
      kind: written.kind,
      meals: written.meals,
      ...method(written, []),
      keepsDays: written.keeps_days,
      slots,
      oneOf: written.one_of,
      named: written.named,
      ...(variants && { variants: variants.map((part, place) => ({ devices: part.devices, ...method(part, ['variants', place]) })) }),
    }
  }

  #slot(written: unknown, place: number): Slot | null {
    const path = ['slots', place]
    const changes = typeof written === 'string' ? { use: written } : this.#changes(changedSlotSchema, written, path)
    if (changes === null) return null
    const usual = changes && this.#shared.slots[changes.use]
    if (changes && !usual) {
      this.#report(
        path,
        `nie ma wspólnego miejsca „${changes.use}”`,
        suggest(changes.use, Object.keys(this.#shared.slots), `dopisz je w ${SLOTS}`),
      )
      return null
    }
    const slot = usual ? { ...usual, ...changes } : checkAgainst(slotSchema, this.#source, path, path.join('.'), this.#problems)
    if (!slot) return null
    return {
      name: slot.slot,
      grams: slot.grams,
      foods: this.#shared.roles.foodsOf(slot.foods, this.#source, path, path.join('.')),
      least: slot.least,
      most: slot.most,
      ...(slot.instead_of && { insteadOf: slot.instead_of }),
      ...(slot.measure && { measure: slot.measure }),
      ...(slot.called && { called: slot.called }),
    }
  }

  #step(written: unknown, path: Path, own: StepsByName, names: readonly SlotName[]): readonly PatternStep[] {
    const changes = typeof written === 'string' ? { use: written } : this.#changes(changedStepSchema, written, path)
    if (changes === null) return []
    if (!changes) return this.#ownStep(path, names)
    const { use, ...changed } = changes
    const found = own.get(use) ?? this.#shared.steps.get(use)
    if (!found)
      this.#report(path, `nie ma czynności „${use}”`, suggest(use, [...own.keys(), ...this.#shared.steps.keys()], `dopisz ją w ${STEPS}`))
    return (found ?? []).map((step) => ({ ...step, ...changed }))
  }

  /** What `use: …` says; undefined where the entry is written out, null where it is wrong. */
  #changes<Schema extends z.ZodType>(schema: Schema, written: unknown, path: Path): z.output<Schema> | null | undefined {
    const isChanged = typeof written === 'object' && written !== null && 'use' in written
    return isChanged ? checkAgainst(schema, this.#source, path, path.join('.'), this.#problems) : undefined
  }

  #ownStep(path: Path, names: readonly SlotName[]): PatternStep[] {
    const step = checkAgainst(stepSchema, this.#source, path, path.join('.'), this.#problems)
    return step ? toStep(step, this.#shared.roles, this.#source, path, path.join('.'), names, this.#problems) : []
  }

  #calledAfter(title: string, foods: string | readonly string[], place: number, slots: readonly Slot[]): [string, string][] {
    const path = ['called_after', place, 'foods']
    const ids = typeof foods === 'string' ? this.#shared.roles.foodsOf(foods, this.#source, path, path.join('.')) : foods
    const fitting = slots.flatMap((slot) => slot.foods)
    for (const id of ids)
      if (!this.#foods.has(id)) this.#report(path, `nie ma produktu „${id}”`, suggest(id, this.#foods, 'dodaj go albo usuń z listy'))
      else if (!fitting.includes(id)) this.#report(path, `„${id}” nie trafi do tego dania`, 'nadaj mu rolę z `slots` albo usuń z listy')
    return ids.map((id) => [id, title])
  }

  #checkSlots(asked: readonly SlotName[], names: readonly SlotName[], path: Path): void {
    reportUnknownSlots(asked, names, this.#source, path, path.join('.'), this.#problems)
  }

  #report(path: Path, message: string, remedy: string): void {
    this.#problems.push({ file: this.#source.file, line: this.#source.lineOf(path), field: path.join('.'), message, remedy })
  }
}

interface PartOfMethod {
  active_minutes: number
  set_up_minutes: number
  equipment: PatternMethod['equipment']
  steps: readonly unknown[]
}

const PLACEHOLDER = /\{(?:[^|{}]*\|)?([a-z,]+):(?:acc|ins)(?:\|[^|{}]*)?\}/gu

/** A step as the engine reads it; the slots that it needs, uses and names must be among `names`. */
function toStep(
  { of, uses, ...step }: WrittenStep,
  roleFoods: RoleFoods,
  source: YamlSource,
  path: Path,
  field: string,
  names: readonly SlotName[],
  problems: Problem[],
): PatternStep[] {
  const mentioned = [...step.text.matchAll(PLACEHOLDER)].flatMap(([, slots = '']) => slots.split(','))
  if (/[{}|]/.test(step.text.replaceAll(PLACEHOLDER, '')))
    problems.push({
      file: source.file,
      line: source.lineOf([...path, 'text']),
      field: `${field}.text`,
      message: 'nawias klamrowy, w którym nie ma miejsca i przypadka',
      remedy: 'wpisz {miejsce:acc} (kogo, co) albo {miejsce:ins} (kim, czym); słowa wokół oddziel kreską: { i |miejsce:ins|}',
    })
  reportUnknownSlots(mentioned, names, source, [...path, 'text'], `${field}.text`, problems)
  reportUnknownSlots([...(step.needs ?? []), ...(step.without ?? []), ...(uses ?? [])], names, source, path, field, problems)
  const known = mentioned.filter((slot): slot is SlotName => (SLOT_NAMES as readonly string[]).includes(slot))
  return [
    {
      ...step,
      needs: step.needs ?? [],
      ...(of !== undefined && { of: roleFoods.foodsOf(of, source, [...path, 'of'], `${field}.of`) }),
      uses: uses ?? [...new Set(known)],
    },
  ]
}

function reportUnknownSlots(
  asked: readonly string[],
  names: readonly SlotName[],
  source: YamlSource,
  path: Path,
  field: string,
  problems: Problem[],
): void {
  for (const slot of new Set(asked))
    if (!(names as readonly string[]).includes(slot))
      problems.push({
        file: source.file,
        line: source.lineOf(path),
        field,
        message: `nie ma miejsca „${slot}”`,
        remedy: suggest(slot, names, 'dopisz je w `slots` tego dania albo usuń stąd'),
      })
}
