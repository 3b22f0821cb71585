import { HEAT_MANNERS, type KitchenChecks } from '@spizarka/knowledge/kitchen-check-types'
import { AISLES, DISH_KINDS, type Food, type FoodGroup } from '@spizarka/knowledge/types'
import { z } from 'zod'
import { nearest } from './messages.ts'
import { defined, type Path, type Problem, readPart, type YamlSource } from './source.ts'

const FOLDER = 'kitchen-checks'

const why = z.string().trim().min(1)
const number = z.number().nonnegative()
const band = z.tuple([number, number]).refine(([least, most]) => least <= most, 'od większego do mniejszego')
const ids = z.array(z.string().min(1)).nonempty()
/** Beginnings of words as `fold` leaves them, or signs; a space at the end makes it a whole word. */
const beginnings = z.array(z.string().min(1)).nonempty()
const selection = {
  foods: ids.optional(),
  aisles: z.array(z.enum(AISLES)).nonempty().optional(),
  tags: ids.optional(),
  within: z.array(z.enum(AISLES)).nonempty().optional(),
  except: ids.optional(),
}

const portion = z.strictObject({ weight_g: band, kcal: band, fat_g: number, salt_g: band, why })
const portionsSchema = z.strictObject({
  why,
  kinds: z.record(z.enum(DISH_KINDS), portion),
  sweet: z.strictObject({ ...selection, share: number }),
  fats: z.strictObject({ why, ...selection }),
  rendering: z.strictObject({
    why,
    ...selection,
    from_g: number,
    share: number,
    pan_g: number,
    least_g: number,
    enough_g: number,
    coat: z.array(z.strictObject({ ...selection, kinds: z.array(z.enum(DISH_KINDS)), g_per_kg: number })),
  }),
  rich: z.strictObject({ why, ...selection, kinds: z.array(z.enum(DISH_KINDS)).nonempty(), from_g: number }),
  water: z.strictObject({
    why,
    kinds: z.array(z.enum(DISH_KINDS)).nonempty(),
    grains: z.strictObject(selection),
    liquids: z.strictObject(selection),
    share: band,
  }),
  starch: z.strictObject({
    why,
    kinds: z.array(z.enum(DISH_KINDS)).nonempty(),
    others: ids,
    heaps: z
      .array(
        z.strictObject({
          ...selection,
          from_g: number,
          least_g: number,
          full_g: number,
          soup_g: number.optional(),
          beside_g: number.optional(),
        }),
      )
      .nonempty(),
  }),
  salting: z.strictObject({
    why,
    kinds: z.array(z.enum(DISH_KINDS)).nonempty(),
    rates: z.array(z.strictObject({ foods: ids, kinds: z.array(z.enum(DISH_KINDS)).nonempty().optional(), g: number })).nonempty(),
    default_g: number,
    almost: number,
    least: number,
    whole_plate: number,
    sweet: z.strictObject({ kinds: z.array(z.enum(DISH_KINDS)).nonempty(), most_g: number }),
  }),
  own_salt_g: number,
  steamed_off_g: number,
  small_meal_kcal: number,
  meal_kcal: z.strictObject({ why, lunch: number, dinner: number }),
})
const donenessSchema = z.strictObject({
  ready: z.strictObject({ why, ...selection }),
  raw: z.strictObject({ why, ...selection }),
  canned: z.strictObject({ why, ...selection, most_boil: number, most_stew: number }),
  rules: z.array(
    z.strictObject({
      name: z.string().min(1),
      why,
      ...selection,
      when: z.array(z.string().min(1)).nonempty().optional(),
      may_stay_raw: z.literal(true).optional(),
      named_in: z.array(z.enum(DISH_KINDS)).nonempty().optional(),
      least: z.strictObject({ fry: number, bake: number, boil: number, steam: number }),
      until: z.array(z.string().min(1)),
    }),
  ),
})
const heat = Object.fromEntries(HEAT_MANNERS.map((manner) => [manner, beginnings])) as Record<
  (typeof HEAT_MANNERS)[number],
  typeof beginnings
>
const wordsSchema = z.strictObject({
  why,
  ...heat,
  peel: beginnings,
  prepared: beginnings,
  served: beginnings,
  cut: beginnings,
  wait: beginnings,
  meanwhile: beginnings,
  taken_out: beginnings,
  part: beginnings,
  put_in: beginnings,
  own_pot: beginnings,
  called_so: beginnings,
  cooked_before: beginnings,
  pan_emptied: beginnings,
  florets: beginnings,
  strained: beginnings,
  kept_apart: beginnings,
  cut_into: beginnings,
  until_tender: beginnings,
  in_turns: beginnings,
  plated: beginnings,
  browned: beginnings,
  wetted: beginnings,
  watery: beginnings,
  dried_off: beginnings,
  long_waits: beginnings,
  fry_in_fat: beginnings,
  without_fat: beginnings,
  flesh: beginnings,
  placeholders: beginnings,
  dangling: beginnings,
  shaped: beginnings,
  counts: beginnings,
  other_work: beginnings,
})
const limitsSchema = z.strictObject({
  why,
  pan_g: number,
  full_pan_g: number,
  browned_g: number,
  browned_heap_g: number,
  fried_eggs_g: number,
  toasted_g: number,
  tray_g: number,
  pan_kinds: z.array(z.enum(DISH_KINDS)).nonempty(),
  pot_g: number,
  oven_g: number,
  most_times: number,
  spare_minutes: number,
  overlap_share: number,
  cut_g_in_a_minute: number,
  waiting: z.strictObject({ why, ...selection, most_drained_minutes: number, most_plated_minutes: number, most_in_water_minutes: number }),
  greens: z.strictObject({ why, ...selection, most_minutes: number }),
  sticky: z.strictObject({ why, ...selection, most_minutes: number }),
  curdles: z.strictObject({ why, ...selection, most_minutes: number }),
  curdle_holds: z.strictObject(selection),
  warmed: z.strictObject({ why, ...selection }),
  whole: z.strictObject({ why, ...selection }),
  bland: z.strictObject({ why, ...selection, from_g: number }),
  sour: z.strictObject(selection),
  called_after: z.strictObject({
    why,
    names: z.array(z.strictObject({ said: z.string().min(1), foods: ids, at_least: z.int().positive() })).nonempty(),
  }),
})

type Selection = z.output<z.ZodObject<typeof selection>>

/** Reads what written dishes are held against, `knowledge/kitchen-checks`; null where something is wrong with it, which is reported. */
export function readKitchenChecks(
  root: string,
  foods: readonly Food[],
  groups: readonly FoodGroup[],
  problems: Problem[],
): KitchenChecks | null {
  const portions = readPart(portionsSchema, root, `${FOLDER}/portions.yaml`, problems)
  const doneness = readPart(donenessSchema, root, `${FOLDER}/doneness.yaml`, problems)
  const words = readPart(wordsSchema, root, `${FOLDER}/words.yaml`, problems)
  const limits = readPart(limitsSchema, root, `${FOLDER}/limits.yaml`, problems)
  if (!portions || !doneness || !words || !limits) return null
  // What names groups is not blamed for those that could not be read.
  const known = groups.length === 0 ? null : new Set([...foods, ...groups].map(({ id }) => id))
  if (known) {
    for (const part of ['sweet', 'fats', 'rendering', 'rich'] as const)
      checkIds(portions.value[part], [part], portions.source, known, problems)
    checkIds({ foods: portions.value.starch.others }, ['starch', 'others'], portions.source, known, problems)
    for (const [place, each] of portions.value.rendering.coat.entries())
      checkIds(each, ['rendering', 'coat', place], portions.source, known, problems)
    for (const [place, heap] of portions.value.starch.heaps.entries())
      checkIds(heap, ['starch', 'heaps', place], portions.source, known, problems)
    for (const [place, rate] of portions.value.salting.rates.entries())
      checkIds({ foods: rate.foods }, ['salting', 'rates', place], portions.source, known, problems)
    for (const part of ['grains', 'liquids'] as const)
      checkIds(portions.value.water[part], ['water', part], portions.source, known, problems)
    for (const part of ['waiting', 'whole', 'bland', 'sour', 'curdles', 'curdle_holds', 'warmed'] as const)
      checkIds(limits.value[part], [part], limits.source, known, problems)
    for (const [place, name] of limits.value.called_after.names.entries())
      checkIds({ foods: name.foods }, ['called_after', 'names', place], limits.source, known, problems)
    for (const part of ['ready', 'raw', 'canned'] as const) checkIds(doneness.value[part], [part], doneness.source, known, problems)
    for (const [place, rule] of doneness.value.rules.entries()) checkIds(rule, ['rules', place], doneness.source, known, problems)
  }
  const { ready, raw, canned, rules } = doneness.value
  const {
    taken_out,
    put_in,
    own_pot,
    called_so,
    cooked_before,
    pan_emptied,
    kept_apart,
    cut_into,
    until_tender,
    in_turns,
    dried_off,
    long_waits,
    fry_in_fat,
    without_fat,
    other_work,
    why: _,
    ...plain
  } = words.value
  return {
    portions: {
      kinds: mapValues(portions.value.kinds, ({ weight_g, kcal, fat_g, salt_g }) => ({
        weightG: weight_g,
        kcal,
        fatG: fat_g,
        saltG: salt_g,
      })),
      sweet: defined(portions.value.sweet),
      fats: selected(portions.value.fats),
      rendering: renderingOf(portions.value.rendering),
      rich: richOf(portions.value.rich),
      water: waterOf(portions.value.water),
      starch: starchOf(portions.value.starch),
      salting: saltingOf(portions.value.salting),
      ownSaltG: portions.value.own_salt_g,
      smallMealKcal: portions.value.small_meal_kcal,
      mealKcal: { lunch: portions.value.meal_kcal.lunch, dinner: portions.value.meal_kcal.dinner },
      steamedOffG: portions.value.steamed_off_g,
    },
    doneness: {
      ready: selected(ready),
      raw: selected(raw),
      canned: { ...selected(canned), mostBoil: canned.most_boil, mostStew: canned.most_stew },
      rules: rules.map(({ name, least, until, when, may_stay_raw, named_in, ...rule }) => ({
        name,
        ...selected(rule),
        ...(may_stay_raw && { mayStayRaw: may_stay_raw }),
        ...(named_in && { namedIn: named_in }),
        ...(when && { when }),
        least,
        until,
      })),
    },
    words: {
      ...plain,
      takenOut: taken_out,
      putIn: put_in,
      ownPot: own_pot,
      calledSo: called_so,
      cookedBefore: cooked_before,
      panEmptied: pan_emptied,
      keptApart: kept_apart,
      cutInto: cut_into,
      untilTender: until_tender,
      inTurns: in_turns,
      driedOff: dried_off,
      longWaits: long_waits,
      fryInFat: fry_in_fat,
      withoutFat: without_fat,
      otherWork: other_work,
    },
    limits: {
      panG: limits.value.pan_g,
      fullPanG: limits.value.full_pan_g,
      brownedG: limits.value.browned_g,
      brownedHeapG: limits.value.browned_heap_g,
      friedEggsG: limits.value.fried_eggs_g,
      toastedG: limits.value.toasted_g,
      trayG: limits.value.tray_g,
      panKinds: limits.value.pan_kinds,
      potG: limits.value.pot_g,
      ovenG: limits.value.oven_g,
      mostTimes: limits.value.most_times,
      spareMinutes: limits.value.spare_minutes,
      overlapShare: limits.value.overlap_share,
      waiting: selected(limits.value.waiting),
      mostDrainedMinutes: limits.value.waiting.most_drained_minutes,
      mostPlatedMinutes: limits.value.waiting.most_plated_minutes,
      mostInWaterMinutes: limits.value.waiting.most_in_water_minutes,
      greens: selected(limits.value.greens),
      mostGreenMinutes: limits.value.greens.most_minutes,
      curdles: selected(limits.value.curdles),
      holds: selected(limits.value.curdle_holds),
      mostCurdleMinutes: limits.value.curdles.most_minutes,
      warmed: selected(limits.value.warmed),
      sticky: selected(limits.value.sticky),
      mostStickyMinutes: limits.value.sticky.most_minutes,
      cutGInAMinute: limits.value.cut_g_in_a_minute,
      whole: selected(limits.value.whole),
      bland: { ...selected(limits.value.bland), fromG: limits.value.bland.from_g },
      sour: selected(limits.value.sour),
      calledAfter: limits.value.called_after.names.map(({ at_least: atLeast, ...name }) => ({ ...name, atLeast })),
    },
  }
}

function waterOf({ kinds, grains, liquids, share }: z.output<typeof portionsSchema>['water']) {
  return { kinds, grains: selected(grains), liquids: selected(liquids), share }
}

function saltingOf({ kinds, rates, default_g, almost, least, whole_plate, sweet }: z.output<typeof portionsSchema>['salting']) {
  return {
    kinds,
    rates: rates.map((rate) => defined(rate)),
    defaultG: default_g,
    almost,
    least,
    wholePlate: whole_plate,
    sweet: { kinds: sweet.kinds, mostG: sweet.most_g },
  }
}

function starchOf({ kinds, others, heaps }: z.output<typeof portionsSchema>['starch']) {
  return {
    kinds,
    others,
    heaps: heaps.map(({ from_g, least_g, full_g, soup_g, beside_g, ...foods }) =>
      defined({ ...selected(foods), fromG: from_g, leastG: least_g, fullG: full_g, soupG: soup_g, besideG: beside_g }),
    ),
  }
}

function renderingOf({ from_g, share, pan_g, least_g, enough_g, coat, ...foods }: z.output<typeof portionsSchema>['rendering']) {
  return {
    ...selected(foods),
    fromG: from_g,
    share,
    panG: pan_g,
    leastG: least_g,
    enoughG: enough_g,
    coat: coat.map(({ kinds, g_per_kg: gPerKg, ...coated }) => ({ ...selected(coated), kinds, gPerKg })),
  }
}

function richOf({ from_g, kinds, ...foods }: z.output<typeof portionsSchema>['rich']) {
  return { ...selected(foods), kinds, fromG: from_g }
}

function selected({ foods, aisles, tags, within, except }: Selection): Selection {
  return defined({ foods, aisles, tags, within, except })
}

function mapValues<Key extends string, From, To>(record: Readonly<Record<Key, From>>, change: (value: From) => To): Record<Key, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value as From)])) as Record<Key, To>
}

function checkIds(
  { foods = [], except = [] }: Selection,
  path: Path,
  source: YamlSource,
  known: ReadonlySet<string>,
  problems: Problem[],
): void {
  for (const [field, list] of Object.entries({ foods, except }))
    for (const id of list.filter((each) => !known.has(each))) {
      const near = nearest(id, known)
      problems.push({
        file: source.file,
        line: source.lineOf([...path, field]),
        field: [...path, field].join('.'),
        message: `nie ma produktu ani grupy „${id}”`,
        remedy: near === null ? 'wpisz istniejący produkt albo grupę' : `może „${near}”?`,
      })
    }
}
