import { randomUUID } from 'node:crypto'
import { SimulatedBank } from '@spizarka/integrations/payments/simulator'
import { initiatePayment } from '../../src/features/billing/payments/initiate-payment.ts'
import { cancelSubscription, resumeSubscription } from '../../src/features/billing/subscriptions/manage-subscription.ts'
import { withdrawFromSubscription } from '../../src/features/billing/subscriptions/withdraw-from-subscription.ts'
import { reservePoints, settlePoints } from '../../src/features/points/index.ts'
import type { AppContext } from '../../src/platform/context.ts'
import type { Db } from '../../src/platform/db/connect.ts'
import { AppError } from '../../src/platform/errors/app-error.ts'
import { type Outcome, type ProductId, Reckoning } from './reckoning.ts'

import { createRandom, createWorld, type Life, type World } from './world.ts'

export interface LivesResult {
  lives: number
  kills: number
  charges: number
  renewals: number
  /** What did not come out as reckoned, in words. */
  faults: string[]
}

/** Lives so many random subscriptions through so many days, beside their reckoning: every day plan, points and money have to agree. */
export async function liveSubscriptions(
  context: AppContext,
  { lives: count, seed, days, killChance = 0.02 }: { lives: number; seed: number; days: number; killChance?: number },
): Promise<LivesResult> {
  const dice = createRandom(seed)
  const world = createWorld(context, dice, killChance)
  const lives = await makeLives(context.db, count, seed)
  for (const life of lives) world.byUser.set(life.userId, life)
  const faults: string[] = []
  let stillFor = 0
  for (let day = 0; day < days && faults.length < 20; day++) {
    // Now and then the hourly work stands still for days.
    stillFor = stillFor > 0 ? stillFor - 1 : dice.chance(0.03) ? 1 + dice.below(9) : 0
    const works = stillFor === 0
    world.setTime(day, 8)
    for (const life of lives) if (life.beginsOn <= day) await takePart(world, life, day, works, faults)
    world.setTime(day, 9)
    for (const life of lives) await payLate(world, life, day)
    if (works) {
      for (const life of lives) {
        if (life.untold) life.reckoning.buy(life.untold, day)
        life.untold = undefined
        life.reckoning.work(day, () => {
          life.reckoned += 1
          return life.outcomes[life.reckoned - 1] ?? 'pays'
        })
      }
      await world.runHours(day)
    }
    await compare(context.db, lives, day, faults)
  }
  await compareMoney(context.db, world.bank, lives, faults)
  return {
    lives: count,
    kills: world.kills(),
    charges: lives.reduce((sum, { charges }) => sum + charges, 0),
    renewals: lives.reduce((sum, { reckoning }) => sum + reckoning.bought.length, 0),
    faults,
  }
}

async function makeLives(db: Db, count: number, seed: number): Promise<Life[]> {
  const lives: Life[] = []
  for (let number = 0; number < count; number++) {
    const random = createRandom(seed * 7919 + number * 104_729)
    const username = `zycie-${seed}-${number}`
    const { id: userId } = await db
      .insertInto('users')
      .values({ username, email: `${username}@example.com`, password_hash: 'x', is_active: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('point_accounts').values({ user_id: userId, balance: 250 }).execute()
    const outcomes = Array.from({ length: 60 }, (): Outcome => {
      if (random.chance(0.7)) return 'pays'
      return (['declines', 'silent', 'late'] as const)[random.below(3)] ?? 'declines'
    })
    lives.push({
      userId,
      random,
      reckoning: new Reckoning(),
      outcomes,
      charges: 0,
      reckoned: 0,
      beginsOn: random.below(60),
      lateSessions: [],
      untold: undefined,
    })
  }
  return lives
}

const identityOf = (userId: number) => ({ userId, key: randomUUID(), endpoint: 'lives', requestHash: 'x' })

/** Whether it was done; false where it was refused. */
const done = (work: Promise<unknown>) =>
  work.then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false
      throw error
    },
  )

/** What somebody does on one day: whatever is refused has to be refused in the reckoning, too. */
async function takePart(world: World, life: Life, day: number, works: boolean, faults: string[]): Promise<void> {
  const { random, reckoning, userId } = life
  const { context, survive } = world
  const differs = (what: string, real: unknown, reckoned: unknown) => {
    if (real !== reckoned) faults.push(`day ${day}, account ${userId}: ${what} came to ${String(real)}, reckoned ${String(reckoned)}`)
  }
  if (reckoning.isBlocked) return
  if (random.chance(0.001)) {
    reckoning.isBlocked = true
    await context.db.updateTable('users').set({ is_active: false }).where('id', '=', userId).execute()
    return
  }
  // Who has paid and not been told yet has nothing to cancel or to give back before the hourly work asks.
  const owes = (reckoning.current?.failedOn.length ?? 0) > 0
  if (random.chance(day === life.beginsOn ? 1 : owes ? 0.15 : 0.02) && (await buy(world, life, day, works, differs)) === 'untold') return
  if (random.chance(0.006))
    differs('cancelling', await done(survive(() => cancelSubscription(context, identityOf(userId)))), reckoning.cancel(day))
  if (random.chance(0.02))
    differs('resuming', await done(survive(() => resumeSubscription(context, identityOf(userId)))), reckoning.resume(day))
  if (random.chance(0.03)) {
    const points = 1 + random.below(400)
    const can = reckoning.spend(points)
    const key = { reason: 'recipe_compose', reference: randomUUID() } as const
    const spent = context.db.transaction().execute(async (trx) => {
      await reservePoints(trx, { ...key, userId, amount: points, shortage: 'points_short_recipe' })
      await settlePoints(trx, key)
    })
    differs('spending', await done(spent), can)
  }
  if (random.chance(0.004)) {
    const back = reckoning.withdraw(day)
    const identity = identityOf(userId)
    const real = await survive(() => withdrawFromSubscription(context, identity)).then(
      ({ refund }) => Number(refund.replace('.', '')),
      (error: unknown) => {
        if (error instanceof AppError) return null
        throw error
      },
    )
    differs('withdrawing', real, back)
  }
  await world.drain()
}

async function buy(
  world: World,
  life: Life,
  day: number,
  works: boolean,
  differs: (what: string, real: unknown, reckoned: unknown) => void,
): Promise<'untold' | undefined> {
  const { random, reckoning, userId } = life
  const { context, survive, bank } = world
  const any = ([1, 1, 1, 2, 3, 3, 4] as const)[random.below(7)] ?? (1 satisfies ProductId)
  // Who owes for a period mostly pays for that.
  const owed = reckoning.current && reckoning.current.failedOn.length > 0 && random.chance(0.7) ? reckoning.current.product : undefined
  const product = owed ?? any
  const goesOn = random.chance(0.9)
  const ordered = reckoning.order(product, day, goesOn)
  const order = { productId: product, isRecurring: goesOn, origin: 'https://spizarka.example' }
  const begun = await survive(() => initiatePayment(context, { ...identityOf(userId), key: undefined }, order)).catch((error: unknown) => {
    if (error instanceof AppError) return null
    throw error
  })
  differs('a price', begun && Number(begun.amount.replace('.', '')), ordered && ordered.amount)
  if (!begun || !ordered || random.chance(0.1)) return undefined
  if (ordered.amount === 0) {
    reckoning.buy(ordered, day)
    return undefined
  }
  const told = bank.pay(begun.session_id)
  const reference = bank.transactions.get(begun.session_id)?.cardReference
  if (reference) world.userOfCard.set(reference, life)
  // Not told, it is asked for within the hour, where anybody works today.
  if (works && random.chance(0.1)) {
    life.untold = ordered
    return 'untold'
  }
  reckoning.buy(ordered, day)
  await world.tell(told)
  if (random.chance(0.1)) await world.tell(told)
  return undefined
}

async function payLate(world: World, life: Life, day: number): Promise<void> {
  const { reckoning } = life
  while (reckoning.late[0] && reckoning.late[0].day <= day) {
    const late = reckoning.late.shift()
    const session = life.lateSessions.shift()
    if (!late || !session) return
    reckoning.payLate(late.of, late.number, late.amount, day)
    await world.tell(world.bank.payLate(session))
  }
}

async function compare(db: Db, lives: readonly Life[], day: number, faults: string[]): Promise<void> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('point_accounts as points', 'points.user_id', 'users.id')
    .select(['users.id', 'users.plan', 'points.balance'])
    .where('users.username', 'like', 'zycie-%')
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const { userId, reckoning } of lives) {
    const row = byId.get(userId)
    if (row?.plan !== reckoning.plan) faults.push(`day ${day}, account ${userId}: plan ${row?.plan}, reckoned ${reckoning.plan}`)
    if (row?.balance !== reckoning.balance)
      faults.push(`day ${day}, account ${userId}: ${row?.balance} points, reckoned ${reckoning.balance}`)
  }
}

/** A late payment completes after younger ones. */
const inOrder = (amounts: readonly number[]) => amounts.toSorted((a, b) => a - b).join()
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

async function compareMoney(db: Db, bank: SimulatedBank, lives: readonly Life[], faults: string[]): Promise<void> {
  const payments = await db.selectFrom('payments').selectAll().execute()
  const papers = await db.selectFrom('invoices').select(['user_id', 'kind', 'gross_grosze']).execute()
  const orders = new Map([...bank.transactions.values()].map((transaction) => [transaction.sessionId, transaction]))
  for (const { userId, reckoning } of lives) {
    const own = payments.filter((payment) => payment.user_id === userId)
    const completed = own.filter(({ completed_at }) => completed_at !== null)
    const bought = inOrder(completed.map(({ amount_grosze }) => amount_grosze))
    if (bought !== inOrder(reckoning.bought)) faults.push(`account ${userId}: paid ${bought}, reckoned ${inOrder(reckoning.bought)}`)
    // What the bank has of this person, in and out.
    const at = own.flatMap(({ session_id }) => orders.get(session_id) ?? [])
    const kept = sum(at.filter(({ state }) => state > 0).map(({ amount, refunded }) => amount - refunded))
    const reckoned = sum(reckoning.bought) - sum(reckoning.returned)
    if (kept !== reckoned) faults.push(`account ${userId}: the bank keeps ${kept}, reckoned ${reckoned}`)
    const grossOf = (kind: string) =>
      papers.filter((paper) => paper.user_id === userId && paper.kind === kind).map(({ gross_grosze }) => gross_grosze)
    const invoiced = inOrder(grossOf('invoice'))
    if (invoiced !== inOrder(reckoning.bought))
      faults.push(`account ${userId}: invoices of ${invoiced}, reckoned ${inOrder(reckoning.bought)}`)
    const corrected = -sum(grossOf('correction'))
    if (corrected !== sum(reckoning.returned))
      faults.push(`account ${userId}: corrections of ${corrected}, reckoned ${sum(reckoning.returned)}`)
    const back = sum(own.filter(({ completed_at }) => completed_at !== null).map(({ refunded_grosze }) => refunded_grosze))
    if (back !== sum(reckoning.returned)) faults.push(`account ${userId}: gave back ${back}, reckoned ${sum(reckoning.returned)}`)
  }
}
