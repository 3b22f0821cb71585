import type { PaymentOperator } from '@spizarka/integrations/payments'
import { createSimulatedOperator, SimulatedBank } from '@spizarka/integrations/payments/simulator'
import { jobs as billingJobs } from '../../src/features/billing/index.ts'
import { receiveNotification } from '../../src/features/billing/payments/receive-notification.ts'
import { runDue } from '../../src/features/billing/subscriptions/run-due.ts'
import { addDays } from '../../src/platform/clock/clock.ts'
import type { AppContext } from '../../src/platform/context.ts'
import type { JobDefinition } from '../../src/platform/jobs/define-job.ts'
import { type Order, type Outcome, Reckoning } from './reckoning.ts'

const FIRST_DAY = '2026-09-01'

class Killed extends Error {}

/** Numbers that a seed decides (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    chance: (of: number) => next() < of,
    below: (limit: number) => Math.trunc(next() * limit),
  }
}
type Random = ReturnType<typeof createRandom>

/** One life and what becomes of it. */
export interface Life {
  userId: number
  random: Random
  reckoning: Reckoning
  outcomes: Outcome[]
  /** Charges that reached the operator. */
  charges: number
  reckoned: number
  beginsOn: number
  lateSessions: string[]
  /** Paid at the till, and not told of yet. */
  untold: Order | undefined
}

export type World = ReturnType<typeof createWorld>

/** The bank, the clock and the queue of all lives, with death between any two steps. */
export function createWorld(real: AppContext, dice: Random, killChance: number) {
  const bank = new SimulatedBank()
  const plain = createSimulatedOperator(bank)
  const byUser = new Map<number, Life>()
  const userOfCard = new Map<string, Life>()
  let time = new Date()
  let isDeadly = false
  let kills = 0
  const mayDie = () => {
    if (!isDeadly || !dice.chance(killChance)) return
    kills += 1
    throw new Killed()
  }
  const between = async <T>(work: () => Promise<T>): Promise<T> => {
    mayDie()
    const result = await work()
    mayDie()
    return result
  }
  const payments: PaymentOperator = {
    ...plain,
    createFirst: (order) => between(() => plain.createFirst(order)),
    chargeSaved: (order) =>
      between(async () => {
        const life = userOfCard.get(order.cardReference)
        const outcome = life?.outcomes[life.charges] ?? 'pays'
        const card = bank.cards.get(order.cardReference)
        if (card) card.manner = outcome === 'late' ? 'silent' : outcome
        const result = await plain.chargeSaved(order)
        if (life) life.charges += 1
        if (life && outcome === 'late') life.lateSessions.push(order.sessionId)
        return result
      }),
    status: (sessionId) => between(() => plain.status(sessionId)),
    verify: (payment) => between(() => plain.verify(payment)),
    findCard: (orderId) => between(() => plain.findCard(orderId)),
    refund: (order) => between(() => plain.refund(order)),
  }
  const queued: [JobDefinition<never>, never][] = []
  const context: AppContext = {
    ...real,
    payments,
    clock: {
      now: () => {
        mayDie()
        return time
      },
    },
    jobs: {
      ...real.jobs,
      async enqueue(_, job, payload) {
        mayDie()
        const definition = billingJobs.find(({ name }) => name === job.name)
        if (definition) queued.push([definition as JobDefinition<never>, payload as never])
      },
    },
  }
  /** Jobs of what was rolled back find nothing to do. */
  async function drain(): Promise<void> {
    for (let next = queued.shift(); next; next = queued.shift()) await next[0].handle(context, next[1])
  }
  /** Does it with death at its heels; what died is done again in peace. */
  async function survive<T>(work: () => Promise<T>): Promise<T> {
    isDeadly = true
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Killed)) throw error
      isDeadly = false
      return await work()
    } finally {
      isDeadly = false
    }
  }
  async function tell(notification: ReturnType<SimulatedBank['pay']>): Promise<void> {
    await survive(() => receiveNotification(context, notification))
    await drain()
  }
  return {
    bank,
    byUser,
    context,
    survive,
    drain,
    tell,
    userOfCard,
    kills: () => kills,
    setTime(day: number, hour: number) {
      time = new Date(`${addDays(FIRST_DAY, day)}T${String(hour).padStart(2, '0')}:00:00Z`)
    },
    async runHours(day: number) {
      const before = kills
      for (const hour of [10, 12, 14]) {
        this.setTime(day, hour)
        if (hour === 10) await survive(() => runDue(context))
        else await runDue(context)
        await drain()
        // Some of what was paid is told at once, some twice, some never: the next hour asks.
        for (let told = bank.outbox.shift(); told; told = bank.outbox.shift()) {
          if (dice.chance(0.2)) continue
          await tell(told)
          if (dice.chance(0.2)) await tell(told)
        }
        const { open } = await real.db
          .selectFrom('payments')
          .select((eb) => eb.fn.countAll<number>().as('open'))
          .where('state', '=', 'pending')
          .executeTakeFirstOrThrow()
        if (open === 0 && kills === before) return
      }
    },
  }
}
