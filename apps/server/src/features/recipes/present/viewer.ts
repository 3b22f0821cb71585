import type { Plan } from '@spizarka/contract/accounts'
import { planOf } from '@spizarka/contract/plans'
import { endsSoon } from '@spizarka/culinary/compose'
import { beforeName } from '@spizarka/culinary/inflection'
import { type SafetyProfile, safetyProfileOf } from '@spizarka/culinary/safety'
import { foodsServedBy, indexStock, type StockIndex } from '@spizarka/culinary/stock'
import type { EquipmentKey } from '@spizarka/knowledge'
import { dayInWarsaw } from '../../../platform/clock/clock.ts'
import type { AppContext } from '../../../platform/context.ts'
import type { Admit } from '../../../platform/http/route.ts'
import { createLruCache } from '../../../platform/lru-cache.ts'
import { listStock, type PantryStock } from '../../pantry/index.ts'
import { namesOf, type Profile, readProfile } from '../../profile/index.ts'
import { listAssumedFoods } from '../../staples/index.ts'

/** A pantry as recipes are compared with it today. */
export interface ViewerStock {
  pantry: readonly PantryStock[]
  index: StockIndex
  /** What the viewer always has, and all that this does for: no count of what is at home goes by it. */
  assumed: ReadonlySet<string>
  /** Products that end soon, in the order of the pantry. */
  ending: readonly PantryStock[]
  /** In Warsaw, `YYYY-MM-DD`: days until what ends are counted from it. */
  today: string
}

/** Who a recipe is shown to: what it is compared with. */
export interface Viewer {
  /** Null for guests. */
  userId: number | null
  hasPremium: boolean
  /** What they cook with; empty where nobody said. */
  equipment: readonly EquipmentKey[]
  safety: SafetyProfile
  /** What the safety gate looks for, in words. */
  checkedFor: string[]
  /** What it has no rules for, in words; of what users say in their own words, no more than that they did. */
  unchecked: string[]
  stock: ViewerStock | null
}

/** Somebody of whom nothing is known. */
export const GUEST: Viewer = {
  userId: null,
  hasPremium: false,
  equipment: [],
  safety: { conditions: [], allergens: [], exclusions: [], diet: null, styles: [] },
  checkedFor: [],
  unchecked: [],
  stock: null,
}

/** A user with their profile and pantry as they are now. */
export async function readViewer(context: AppContext, { id: userId, plan }: { id: number; plan: Plan }): Promise<Viewer> {
  return viewerOnPlan(plan, await readEater(context, userId))
}

/** The same while the caller is still being looked up, for lists, which are requested often. */
export async function readViewerAdmitting(context: AppContext, { userId, admit }: { userId: number; admit: Admit }): Promise<Viewer> {
  const { caller, read: eater } = await admit(readEater(context, userId))
  return viewerOnPlan(caller.plan, eater)
}

/** A viewer, whatever their plan allows. */
type Eater = Omit<Viewer, 'hasPremium'>

function viewerOnPlan(plan: Plan, eater: Eater): Viewer {
  return { ...eater, hasPremium: planOf(plan).allows('device_selection') }
}

async function readEater(context: AppContext, userId: number): Promise<Eater> {
  const [profile, pantry, staples] = await Promise.all([
    readProfile(context, userId),
    listStock(context.reads, userId),
    listAssumedFoods(context.reads, userId),
  ])
  return {
    userId,
    equipment: profile.equipment,
    ...limitsOf(profile),
    stock: viewerStockOf(pantry, staples, dayInWarsaw(context.clock.now())),
  }
}

/** Of a pantry as it is, for the last day and staples that it was asked for: lists are read many times between two changes. */
const stockCache = new WeakMap<readonly PantryStock[], ViewerStock & { staples: string }>()

/** A pantry of `listStock` as recipes are compared with it on a day (`YYYY-MM-DD`), with the foods that are taken for there: the very one of before where all three are as they were. */
export function viewerStockOf(pantry: readonly PantryStock[], staples: readonly string[], today: string): ViewerStock {
  const last = stockCache.get(pantry)
  const named = staples.join()
  if (last?.staples === named && last.today === today) return last
  const index = indexStock(pantry, staples)
  const stock = {
    pantry,
    index,
    assumed: new Set(foodsServedBy(staples).filter((food) => index.stapleFor(food) !== null)),
    ending: pantry.filter((product) => endsSoon(product, today)),
    today,
    staples: named,
  }
  stockCache.set(pantry, stock)
  return stock
}

type Limits = Pick<Viewer, 'safety' | 'checkedFor' | 'unchecked'>

/** Of profiles that say the same: the gate is made ready once for all of them. */
const limitsCache = createLruCache<string, Limits>(500)

function limitsOf(profile: Profile): Limits {
  const profileKey = JSON.stringify(profile)
  let limits = limitsCache.get(profileKey)
  if (!limits) limitsCache.set(profileKey, (limits = readLimits(profile)))
  return limits
}

function readLimits(profile: Profile): Limits {
  const { profile: safety, unchecked } = safetyProfileOf(profile)
  const names = namesOf(profile)
  const open = new Set<string>(unchecked)
  return {
    safety,
    checkedFor: [
      ...names.flatMap(({ key, name }) => (open.has(key) ? [] : name)),
      ...profile.exclusions.map((text) => beforeName('bez', text)),
    ],
    unchecked: [
      ...names.flatMap(({ key, name }) => (open.has(key) ? name : [])),
      ...(profile.ownConditions.length > 0 ? ['Schorzenia opisane własnymi słowami'] : []),
    ],
  }
}
