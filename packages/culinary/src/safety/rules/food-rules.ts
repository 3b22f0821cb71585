import { type Food, type FoodRule, GATE, type Measure, type Mineral, type ProfileRule } from '@spizarka/knowledge'
import type { FindingKind } from '../finding.ts'
import { meetsClause } from '../food-clause.ts'

/** What a condition or a style says of one food. */
interface Moderation {
  kind: FindingKind
  reason: string
  source: string
}

/** Grams are of one serving, null where nobody said how much. */
export type Moderator = (food: Food, grams: number | null) => Moderation | null

const moderators = new Map<ProfileRule, Moderator | null>()

/** The rules of a condition or a style on single foods, which say the first that fits; null where it has none. The same for the same rules. */
export function moderatorOf(slug: string, profileRule: ProfileRule): Moderator | null {
  const known = moderators.get(profileRule)
  if (known !== undefined) return known
  const moderator = profileRule.rules.length === 0 ? null : moderatorBy(slug, profileRule.rules.map(prepareRule))
  moderators.set(profileRule, moderator)
  return moderator
}

/** A rule with its amounts as lists, which are walked for every ingredient. */
interface PreparedRule {
  rule: FoodRule
  atLeast: readonly [Measure, number][]
  moreThan: readonly [Measure, number][]
  per100g: readonly ['carbsG' | 'fatG', number][] | null
}

function prepareRule(rule: FoodRule): PreparedRule {
  const { atLeast = {}, moreThan = {}, per100g } = rule
  return { rule, atLeast: pairsOf(atLeast), moreThan: pairsOf(moreThan), per100g: per100g ? pairsOf(per100g) : null }
}

function pairsOf<Key extends string>(record: Readonly<Partial<Record<Key, number>>>): [Key, number][] {
  return Object.entries(record) as [Key, number][]
}

function moderatorBy(slug: string, rules: readonly PreparedRule[]): Moderator {
  // What a food is stays; only amounts differ from one ingredient to the next.
  const rulesOf = new WeakMap<Food, readonly PreparedRule[]>()
  return (food, grams) => {
    let fitting = rulesOf.get(food)
    if (!fitting) {
      fitting = rules.filter(({ rule }) => !rule.food || meetsClause(food, rule.food, slug))
      rulesOf.set(food, fitting)
    }
    for (const prepared of fitting) {
      const reason = isEnough(prepared, food, grams) ? reasonOf(prepared.rule, food, grams) : null
      if (reason !== null) return { kind: prepared.rule.finds, reason, source: prepared.rule.source }
    }
    return null
  }
}

const knownLimits = new WeakMap<ProfileRule, Map<Food, number | null>>()

/** Grams of a food in a serving beyond which a condition or a style has something to say of it, and says so by how much; null where no amount is named. */
export function limitOf(slug: string, profileRule: ProfileRule, food: Food): number | null {
  const known = knownLimits.get(profileRule) ?? new Map<Food, number | null>()
  knownLimits.set(profileRule, known)
  let limit = known.get(food)
  if (limit === undefined) {
    const named = profileRule.rules.flatMap(({ finds, food: clause, moreThan, atLeast }) => {
      const grams = finds === 'warned' && atLeast === undefined ? moreThan?.grams : undefined
      return grams !== undefined && (!clause || meetsClause(food, clause, slug)) ? grams : []
    })
    known.set(food, (limit = named.length === 0 ? null : Math.min(...named)))
  }
  return limit
}

function reasonOf({ richIn, reason }: FoodRule, food: Food, grams: number | null): string | null {
  if (!richIn) return reason.replace('{food}', food.name)
  const minerals = richIn.filter((mineral) => isRich(food, mineral, grams)).map((mineral) => GATE.minerals[mineral].name)
  return minerals.length === 0 ? null : reason.replace('{minerals}', new Intl.ListFormat('pl').format(minerals))
}

/** Whether a serving holds as much as the rule asks about; a rule that asks nothing fits any amount. */
function isEnough({ rule, atLeast, moreThan, per100g }: PreparedRule, food: Food, grams: number | null): boolean {
  if (per100g && grams === null) {
    // A spoon of a spice is no serving of 100 g.
    return food.spice !== true && per100g.every(([figure, rich]) => (food.nutrition?.[figure] ?? 0) >= rich)
  }
  const isSo = (measure: Measure, test: (amount: number) => boolean): boolean => {
    const amount = measured(measure, food, grams)
    return amount === null ? rule.unknownAmountCounts === true : test(amount)
  }
  return (
    atLeast.every(([measure, least]) => isSo(measure, (amount) => amount >= least)) &&
    moreThan.every(([measure, most]) => isSo(measure, (amount) => amount > most))
  )
}

/** What a rule of a whole dish says of the foods in a serving of it, with the place of the food that weighs most; null where it does not hold. */
export type DishModerator = (foods: readonly { food: Food; grams: number; place: number }[]) => (Moderation & { place: number }) | null

/** The rules of a condition or a style on whole dishes: amounts that no single food reaches add up. */
export function dishModeratorsOf(slug: string, { dishRules = [] }: ProfileRule): DishModerator[] {
  return dishRules.map(({ finds, food: clause, atLeast = {}, moreThan = {}, reason, source }) => {
    const limits = [
      ...pairsOf(atLeast).map(([measure, limit]) => ({ measure, limit, isOver: false })),
      ...pairsOf(moreThan).map(([measure, limit]) => ({ measure, limit, isOver: true })),
    ]
    return (foods) => {
      const meant = foods.filter(({ food }) => !clause || meetsClause(food, clause, slug))
      const isReached = limits.every(({ measure, limit, isOver }) => {
        const sum = meant.reduce((all, { food, grams }) => all + (measured(measure, food, grams) ?? 0), 0)
        return isOver ? sum > limit : sum >= limit
      })
      const [measure] = limits.map((each) => each.measure)
      if (!isReached || measure === undefined) return null
      const shares = meant.map(({ food, grams, place }) => ({ place, share: measured(measure, food, grams) ?? 0 }))
      const [most] = shares.toSorted((one, other) => other.share - one.share)
      return most === undefined ? null : { kind: finds, reason, source, place: most.place }
    }
  })
}

const glycaemicIndex = Object.entries(GATE.glycaemicIndex)

/** An amount in the serving; null where it is not known. */
function measured(measure: Measure, { nutrition, tags = [] }: Food, grams: number | null): number | null {
  if (grams === null) return null
  if (measure === 'grams') return grams
  if (measure === 'sugarsG') return nutrition?.sugarsG == null ? null : (nutrition.sugarsG * grams) / 100
  if (measure !== 'glycaemicLoad') return ((nutrition?.[measure] ?? 0) * grams) / 100
  const index = glycaemicIndex.find(([tag]) => tags.includes(tag))?.[1]
  return index === undefined ? null : ((nutrition?.carbsG ?? 0) * (index / 100) * grams) / 100
}

/** Rich in it, and enough of it in the serving to matter; an amount nobody gave is taken to matter. */
function isRich({ nutrition }: Food, mineral: Mineral, grams: number | null): boolean {
  const { highPer100g, notablePerServing } = GATE.minerals[mineral]
  const per100g = nutrition?.[mineral] ?? 0
  if (grams === null) return per100g >= highPer100g
  const serving = (per100g * grams) / 100
  return serving >= notablePerServing && (per100g >= highPer100g || serving >= 2 * notablePerServing)
}
