import type { Plan } from '@spizarka/contract/accounts'
import { planOf } from '@spizarka/contract/plans'
import { beforeName } from '@spizarka/culinary/inflection'
import { type SafetyProfile, safetyProfileOf } from '@spizarka/culinary/safety'
import { foodsServedBy, indexStock, type StockIndex } from '@spizarka/culinary/stock'
import type { EquipmentKey } from '@spizarka/knowledge'
import { dayInWarsaw } from '../../../platform/clock/clock.ts'
import type { AppContext } from '../../../platform/context.ts'
import { listStock, type PantryStock } from '../../pantry/index.ts'
import { namesOf, type Profile, readProfile } from '../../profile/index.ts'
import { listAssumedFoods } from '../../staples/index.ts'

/** A pantry as recipes are held against it today. */
export interface ViewerStock {
  pantry: readonly PantryStock[]
  index: StockIndex
  /** What the viewer always has, and all that this does for: no count of what is at home goes by it. */
  assumed: ReadonlySet<string>
  /** In Warsaw, `YYYY-MM-DD`: days until what ends are counted from it. */
  today: string
}

/** Who a recipe is shown to: what it is held against. */
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

/** A user with their profile and pantry as they are now; a guest without a user. */
export async function readViewer(context: AppContext, user: { id: number; plan: Plan } | undefined): Promise<Viewer> {
  if (!user) return GUEST
  const [profile, pantry, staples] = await Promise.all([
    readProfile(context, user.id),
    listStock(context.db, user.id),
    listAssumedFoods(context.db, user.id),
  ])
  const index = indexStock(pantry, staples)
  return {
    userId: user.id,
    hasPremium: planOf(user.plan).allows('device_selection'),
    equipment: profile.equipment,
    ...readLimits(profile),
    stock: {
      pantry,
      index,
      assumed: new Set(foodsServedBy(staples).filter((food) => index.stapleFor(food) !== null)),
      today: dayInWarsaw(context.clock.now()),
    },
  }
}

function readLimits(profile: Profile): Pick<Viewer, 'safety' | 'checkedFor' | 'unchecked'> {
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
