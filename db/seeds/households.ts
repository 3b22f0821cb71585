import type { Plan } from '@spizarka/contract/accounts'
import type { Unit } from '@spizarka/contract/common'
import type { Profile } from '../../apps/server/src/features/profile/index.ts'

/** A line of a pantry: name, amount and unit, and days until its best-before date when it stands on the pack. Without an amount it is a spice. */
type Stock = readonly [name: string] | readonly [name: string, amount: number, unit: Unit, bestBeforeInDays?: number]

/** Somebody who cooks, to try the app with. */
export interface Household {
  username: string
  email: string
  plan: Plan
  isAdmin: boolean
  /** What the ledger holds besides the 250 points of the activation. */
  extraPoints: number
  pantry: readonly Stock[]
  profile?: Profile
}

const SPICES: readonly Stock[] = [['sól'], ['pieprz czarny mielony'], ['papryka słodka mielona'], ['majeranek'], ['liść laurowy']]

const BASICS: readonly Stock[] = [
  ['mleko 2%', 1000, 'ml', 4],
  ['masło', 200, 'grams', 21],
  ['jajka', 10, 'pieces', 14],
  ['chleb żytni', 500, 'grams', 2],
  ['ziemniaki', 2500, 'grams'],
  ['marchew', 800, 'grams'],
  ['cebula', 600, 'grams'],
  ['mąka pszenna', 1000, 'grams'],
  ['cukier', 900, 'grams'],
  ['ryż biały', 500, 'grams'],
  ['makaron spaghetti', 400, 'grams'],
  ['olej rzepakowy', 700, 'ml'],
]

const WEEKEND: readonly Stock[] = [
  ['pierś z kurczaka', 600, 'grams', 1],
  ['twaróg półtłusty', 250, 'grams', 3],
  ['śmietana 18%', 200, 'ml', 5],
  ['ser żółty gouda', 300, 'grams', 10],
  ['pomidory', 700, 'grams', 3],
  ['papryka czerwona', 2, 'pieces', 4],
  ['pieczarki', 400, 'grams', 2],
  ['kasza gryczana', 400, 'grams'],
  ['passata pomidorowa', 500, 'grams', 300],
  ['jabłka', 1200, 'grams'],
]

const LARDER: readonly Stock[] = [
  ['ogórki kiszone', 500, 'grams'],
  ['kapusta kiszona', 700, 'grams'],
  ['kiełbasa śląska', 300, 'grams', 4],
  ['boczek wędzony', 250, 'grams', 9],
  ['szynka', 150, 'grams', 3],
  ['tuńczyk w puszce', 2, 'pieces', 700],
  ['ciecierzyca', 400, 'grams'],
  ['soczewica czerwona', 300, 'grams'],
  ['fasola biała', 500, 'grams'],
  ['płatki owsiane', 500, 'grams'],
  ['miód', 350, 'grams'],
  ['dżem truskawkowy', 280, 'grams'],
  ['musztarda', 180, 'grams'],
  ['ketchup', 400, 'grams'],
  ['majonez', 300, 'grams', 60],
  ['ocet jabłkowy', 500, 'ml'],
  ['koncentrat pomidorowy', 190, 'grams'],
  ['kakao', 150, 'grams'],
  ['proszek do pieczenia', 30, 'grams'],
  ['drożdże', 100, 'grams', 8],
  ['kefir', 400, 'ml', 6],
  ['jogurt naturalny', 400, 'grams', 7],
  ['czosnek', 3, 'pieces'],
  ['cytryna', 2, 'pieces', 10],
  ['pietruszka', 200, 'grams'],
  ['seler', 400, 'grams'],
  ['buraki', 1000, 'grams'],
]

/** An administrator, a Premium, a Free one product short of the limit, and one who has just begun. */
export const HOUSEHOLDS: readonly Household[] = [
  {
    username: 'nowakowie',
    email: 'nowakowie@example.com',
    plan: 'premium_super',
    isAdmin: true,
    extraPoints: 5000,
    pantry: [...BASICS, ...WEEKEND, ...SPICES],
  },
  {
    username: 'kowalscy',
    email: 'kowalscy@example.com',
    plan: 'premium',
    isAdmin: false,
    extraPoints: 2000,
    pantry: [...BASICS, ...WEEKEND, ...LARDER, ...SPICES, ['łosoś', 400, 'grams', 1], ['awokado', 2, 'pieces', 2]],
    profile: {
      equipment: ['hob', 'oven', 'thermomix', 'hand-blender', 'kitchen-scale'],
      conditions: ['celiac', 'hashimoto'],
      ownConditions: ['uczulenie na kiwi'],
      exclusions: ['wątróbka', 'oliwki'],
      diet: 'omnivore',
      styles: ['gluten-free'],
    },
  },
  {
    username: 'wisniewscy',
    email: 'wisniewscy@example.com',
    plan: 'free',
    isAdmin: false,
    extraPoints: 0,
    pantry: [...BASICS, ...WEEKEND, ...LARDER, ...SPICES],
    profile: {
      equipment: ['hob', 'oven', 'air-fryer', 'lidlomix'],
      conditions: ['diabetes-2', 'hypertension'],
      ownConditions: [],
      exclusions: ['kolendra'],
      diet: 'mediterranean',
      styles: ['low-glycaemic', 'low-sodium'],
    },
  },
  { username: 'zielinska', email: 'zielinska@example.com', plan: 'free', isAdmin: false, extraPoints: 0, pantry: [] },
]
