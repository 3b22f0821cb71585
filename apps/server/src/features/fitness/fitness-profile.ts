import type { DayTarget } from '@spizarka/contract/diary'
import type { BodyOut } from '@spizarka/contract/endpoint'
import {
  ACTIVITIES,
  type CountedTarget,
  FITNESS_NOTES,
  type FitnessProfile,
  type previewFitnessProfile as previewEndpoint,
  type saveFitnessProfile as saveEndpoint,
} from '@spizarka/contract/fitness'
import { LIMITS } from '@spizarka/contract/limits'
import { planOf } from '@spizarka/contract/plans'
import { ACTIVITY_LEVELS, type EnergyTarget, energyTarget, type Person } from '@spizarka/culinary/nutrition'
import { addDays, dayInWarsaw } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Caller } from '../../platform/http/route.ts'
import {
  agreeToHealthData,
  deleteDocument,
  type FitnessDocument,
  lockProfile,
  type Profile,
  readDocument,
  readDocuments,
  readProfile,
  saveDocument,
} from '../profile/index.ts'

/** What a target is counted from. */
type TargetInputs = Omit<FitnessDocument, 'before' | 'since'>

/** Fibre and salt of a day's target: norms of NIZP PZH and the WHO. */
const FIBRE_G = 25
const SALT_G = 5

/** What the target is counted from, and the target; throws `not_found` while nobody said. */
export async function readFitnessProfile(context: AppContext, userId: number): Promise<FitnessProfile> {
  const document = await readDocument(context, userId, 'fitness')
  if (!document) throw new AppError('not_found')
  return present(context, userId, document)
}

/** The target of any day, by what was said and weighed by then; null while nobody said what it is counted from. */
export async function readDayTargets(context: AppContext, userId: number): Promise<((day: string) => DayTarget) | null> {
  const [{ fitness: document, weights }, profile] = await Promise.all([
    readDocuments({ db: context.reads, sealing: context.sealing }, userId, ['fitness', 'weights']),
    readProfile(context, userId),
  ])
  if (!document) return null
  const weighed = Object.entries(weights?.kg ?? {}).toSorted(([one], [other]) => one.localeCompare(other))
  return (day) => {
    const inputs = document.before.find(({ until }) => day <= until) ?? document
    const [, weightKg = inputs.weight_kg] = weighed.findLast(([on]) => on <= day) ?? weighed[0] ?? []
    const person = personOf({ ...inputs, weight_kg: weightKg }, profile, ageIn(day, inputs.birth_year))
    return targetOf(energyTarget(person))
  }
}

function targetOf({ targetKcal, proteinG, fatG, carbsG }: EnergyTarget): DayTarget {
  return { kcal: targetKcal, protein_g: proteinG, fat_g: fatG, carbs_g: carbsG, fibre_g: FIBRE_G, salt_g: SALT_G }
}

/**
 * Keeps what the target is counted from and writes today's weight. Throws under `birth_year` and `health_data_consent`, and for macros of
 * one's own on Free.
 */
export async function saveFitnessProfile(
  context: AppContext,
  { id: userId, plan }: Caller,
  body: BodyOut<typeof saveEndpoint>,
): Promise<FitnessProfile> {
  const { health_data_consent: agrees = false, ...document } = body
  const now = context.clock.now()
  const today = dayInWarsaw(now)
  checkAge(today, document.birth_year)
  await context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, userId)
    if (!(await agreeToHealthData(trx, userId, agrees, now))) throw new AppError('health_consent_missing')
    if (document.macros !== null && !planOf(plan).allows('macros')) throw new AppError('premium_macros')
    const former = await readDocument({ ...context, db: trx }, userId, 'fitness')
    await saveDocument(trx, context, userId, 'fitness', { ...document, since: today, before: former ? formerInputs(former, today) : [] })
    const { kg = {} } = (await readDocument({ ...context, db: trx }, userId, 'weights')) ?? {}
    await saveDocument(trx, context, userId, 'weights', { kg: { ...kg, [today]: document.weight_kg } })
  })
  return readFitnessProfile(context, userId)
}

/** Counts a target and keeps nothing of what it is counted from. Throws under `birth_year`. */
export async function previewFitnessProfile(
  context: AppContext,
  userId: number,
  inputs: BodyOut<typeof previewEndpoint>,
): Promise<CountedTarget> {
  const today = dayInWarsaw(context.clock.now())
  checkAge(today, inputs.birth_year)
  return computeTarget(inputs, await readProfile(context, userId), today)
}

function checkAge(today: string, birthYear: number): void {
  const age = ageIn(today, birthYear)
  if (age < LIMITS.age.least || age > LIMITS.age.most) throw new AppError('birth_year_range')
}

/** What was said before today, with the days that it held: what is said twice in a day held on none. */
function formerInputs({ before, since, ...inputs }: FitnessDocument, today: string): FitnessDocument['before'] {
  return since === today ? before : [...before, { ...inputs, until: addDays(today, -1) }].slice(-MAX_FORMER_TARGETS)
}

/** Somebody who tries the form day after day fills no disk. */
const MAX_FORMER_TARGETS = 400

/** Forgets what the target is counted from; weights stay. Throws `not_found`. */
export async function deleteFitnessProfile({ db }: AppContext, userId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockProfile(trx, userId)
    if (!(await deleteDocument(trx, userId, 'fitness'))) throw new AppError('not_found')
  })
}

function ageIn(today: string, birthYear: number): number {
  return Number(today.slice(0, 4)) - birthYear
}

/** Shares of protein, fat and carbohydrate by dietary style; the first that is chosen counts. */
const MACROS_BY_STYLE: readonly { style: Profile['styles'][number]; macros: Person['macros'] }[] = [
  { style: 'ketogenic', macros: { protein: 20, fat: 75, carbs: 5 } },
  { style: 'low-carb', macros: { protein: 30, fat: 45, carbs: 25 } },
  { style: 'high-protein', macros: { protein: 30, fat: 30, carbs: 40 } },
  { style: 'low-fat', macros: { protein: 20, fat: 20, carbs: 60 } },
]
const USUAL_MACROS = { protein: 20, fat: 30, carbs: 50 }

async function present(context: AppContext, userId: number, document: FitnessDocument): Promise<FitnessProfile> {
  const [weights, profile] = await Promise.all([readDocument(context, userId, 'weights'), readProfile(context, userId)])
  const today = dayInWarsaw(context.clock.now())
  // The latest weight counts, so that the target follows it.
  const latest = Object.keys(weights?.kg ?? {})
    .toSorted()
    .at(-1)
  const weightKg = (latest === undefined ? undefined : weights?.kg[latest]) ?? document.weight_kg
  const { before: _before, since: _since, ...inputs } = { ...document, weight_kg: weightKg }
  return { ...inputs, health_data_consent: true, ...computeTarget(inputs, profile, today) }
}

function computeTarget(inputs: TargetInputs, profile: Profile, today: string): CountedTarget {
  const person = personOf(inputs, profile, ageIn(today, inputs.birth_year))
  const target = energyTarget(person)
  return {
    bmr_kcal: target.bmrKcal,
    tdee_kcal: target.tdeeKcal,
    target: targetOf(target),
    formula: formulaOf(person, target),
    notes: notesOf(person, target, profile),
  }
}

const PREGNANCY_AND_BREASTFEEDING: ReadonlySet<string> = new Set(['pregnancy', 'breastfeeding'])

function personOf(document: TargetInputs, { conditions, styles }: Profile, age: number): Person {
  const { macros } = document
  return {
    sex: document.sex,
    age,
    heightCm: document.height_cm,
    weightKg: document.weight_kg,
    activity: document.activity,
    goal: document.goal,
    paceKgPerWeek: document.pace_kg_per_week,
    macros: macros
      ? { protein: macros.protein_percent, fat: macros.fat_percent, carbs: macros.carbs_percent }
      : (MACROS_BY_STYLE.find(({ style }) => styles.includes(style))?.macros ?? USUAL_MACROS),
    expecting: conditions.some((key) => PREGNANCY_AND_BREASTFEEDING.has(key)),
  }
}

const ADULT = 18
/** Intolerances and allergies change what one eats and not how much. */
const isIllness = (key: string) => !PREGNANCY_AND_BREASTFEEDING.has(key) && !key.startsWith('allergy-') && !key.endsWith('-intolerance')

function notesOf({ age, expecting }: Person, { notes, targetKcal }: EnergyTarget, { conditions, ownConditions }: Profile): string[] {
  const texts = notes.map((note) => FITNESS_NOTES[note].replace('{kcal}', String(targetKcal)))
  if (age < ADULT) texts.push(FITNESS_NOTES.ask_doctor_age)
  if (expecting) texts.push(FITNESS_NOTES.ask_doctor_pregnancy)
  if (conditions.some(isIllness) || ownConditions.length > 0) texts.push(FITNESS_NOTES.ask_doctor_illness)
  return texts
}

function formulaOf({ sex, age, heightCm, weightKg, activity }: Person, { bmrKcal, tdeeKcal }: EnergyTarget): string {
  const constant = sex === 'male' ? '+ 5' : '− 161'
  return (
    `Wzór Mifflina–St Jeora: 10 × ${withComma(weightKg)} kg + 6,25 × ${withComma(heightCm)} cm − 5 × ${age} lat ${constant} = ${bmrKcal} kcal; ` +
    `× ${withComma(ACTIVITY_LEVELS[activity])} (${ACTIVITIES[activity]}) = ${tdeeKcal} kcal dziennie`
  )
}

/** A number with a decimal comma. */
function withComma(value: number): string {
  return String(value).replace('.', ',')
}
