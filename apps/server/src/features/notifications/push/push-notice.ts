import { plural } from '@spizarka/contract/plural'
import type { Preferences } from '@spizarka/contract/preferences'
import { type PushKind, type PushMessage, pushKindSchema, pushMessageSchema } from '@spizarka/contract/push'
import { PushError } from '@spizarka/integrations/push'
import { z } from 'zod'
import { dayInWarsaw, hourInWarsaw } from '../../../platform/clock/clock.ts'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { readPreferences } from '../../preferences/index.ts'
import { findDishForToday } from '../../recipes/index.ts'
import {
  countEndingOn,
  deleteDeadSubscription,
  findPushedNotice,
  findPushTarget,
  listPushSessions,
  listSubscribedNotices,
  type PushableNotice,
  type PushedNotice,
} from './push.queries.ts'

/** Has notices that were told pushed too, to those who have a browser for it; nothing where this installation sends none. */
export async function queuePushes(trx: Trx, { jobs, clock, push }: PushContext, notices: readonly PushableNotice[]): Promise<void> {
  if (!push || notices.length === 0) return
  for (const { noticeId, kind } of await listSubscribedNotices(trx, notices, clock.now()))
    await jobs.enqueue(trx, pushNotice, { noticeId, kind })
}
export type PushContext = Pick<AppContext, 'jobs' | 'clock' | 'push'>

/** Seconds after which nobody wants to hear of it any more. */
const TTL_SECONDS: Record<PushKind, number> = { use_soon: 6 * 3600, list_ready: 24 * 3600, recipe_decided: 3 * 86_400 }

/** Says by the browsers of a user what the bell says: not in their silent hours, and not what they have read meanwhile. */
export const pushNotice = defineJob({
  name: 'notifications.push-notice',
  payload: z.object({ noticeId: z.int(), kind: pushKindSchema }),
  retries: 3,
  retryDelaySeconds: 30,
  expireSeconds: 120,
  concurrency: 2,
  async handle(context, { noticeId, kind }) {
    const { db, clock, jobs } = context
    const notice = await findPushedNotice(db, noticeId)
    if (!notice || notice.read_at !== null) return
    const left = TTL_SECONDS[kind] - (clock.now().getTime() - notice.created_at.getTime()) / 1000
    const preferences = await readPreferences(db, notice.user_id)
    if (!preferences[`push_${kind}`] || left <= 0) return
    const silence = secondsOfSilence(preferences, clock.now())
    const message = silence > 0 ? undefined : await messageOf(context, kind, noticeId, notice)
    await db.transaction().execute(async (trx) => {
      if (!message) return jobs.enqueue(trx, pushNotice, { noticeId, kind }, silence)
      for (const sessionId of await listPushSessions(trx, notice.user_id, clock.now()))
        await jobs.enqueue(trx, sendPush, { sessionId, message, ttlSeconds: Math.ceil(left) })
    })
  },
  // The bell has it.
  onExhausted: async () => {},
})

/** Hands a message to the push service of one browser; one that is not there any more is forgotten. */
export const sendPush = defineJob({
  name: 'notifications.send-push',
  payload: z.object({ sessionId: z.uuid(), message: pushMessageSchema, ttlSeconds: z.int().min(1) }),
  retries: 5,
  retryDelaySeconds: 30,
  expireSeconds: 60,
  concurrency: 4,
  async handle({ db, clock, log, push }, { sessionId, message, ttlSeconds }) {
    const target = await findPushTarget(db, sessionId, clock.now())
    if (!push || !target) return
    try {
      await push.send(target, { payload: JSON.stringify(message), ttlSeconds, topic: message.tag })
    } catch (error) {
      if (!(error instanceof PushError) || error.kind !== 'gone') throw error
      await deleteDeadSubscription(db, sessionId, target.endpoint)
      log.info({ reason: error.message }, 'push subscription has ended')
    }
  },
  // The bell has it.
  onExhausted: async () => {},
})

async function messageOf(context: AppContext, kind: PushKind, noticeId: number, notice: PushedNotice): Promise<PushMessage> {
  if (kind === 'use_soon') return messageOfUseSoon(context, notice)
  return { title: notice.title, body: shortened(notice.message), path: pathOf(notice), tag: `notice-${noticeId}` }
}

/** What ends, and one dish that it goes into. */
async function messageOfUseSoon(context: AppContext, { user_id: id, plan, title, message }: PushedNotice): Promise<PushMessage> {
  const day = dayInWarsaw(context.clock.now())
  const dish = await findDishForToday(context, { id, plan })
  const common = { title, tag: 'use-soon', ends_today: await countEndingOn(context.db, id, day) }
  if (!dish) return { ...common, body: shortened(message), path: '/pantry?show=soon' }
  const time = dish.minutes === null ? '' : ` (${dish.minutes} ${plural(dish.minutes, ['minuta', 'minuty', 'minut'])})`
  return { ...common, body: `${shortened(message)} Dziś z\u00a0tego: ${dish.title}${time}.`, path: `/recipes/${dish.id}` }
}

/** As much as a locked screen shows. */
const MAX_BODY_LENGTH = 240

function shortened(text: string): string {
  return text.length <= MAX_BODY_LENGTH ? text : `${text.slice(0, MAX_BODY_LENGTH - 1).trimEnd()}…`
}

function pathOf({ target, target_id: id }: PushedNotice): string {
  if (target === 'shopping_lists') return id === null ? '/shopping-lists' : `/shopping-lists/${id}/plan`
  if (target === 'published_recipe' && id !== null) return `/published-recipes/${id}`
  return target === 'publications' ? '/recipes' : '/'
}

const HOUR_MS = 3_600_000

/** Seconds until a user may be disturbed: 0 outside their silent hours, which may run over midnight and are none where both ends are one hour. */
export function secondsOfSilence(
  { silent_from: from, silent_until: until }: Pick<Preferences, 'silent_from' | 'silent_until'>,
  now: Date,
): number {
  const isSilent = (time: Date) => {
    const hour = hourInWarsaw(time)
    return from <= until ? hour >= from && hour < until : hour >= from || hour < until
  }
  if (!isSilent(now)) return 0
  // Hour by hour of the clock on the wall: two nights a year have one more or one less.
  let end = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS + HOUR_MS)
  while (isSilent(end)) end = new Date(end.getTime() + HOUR_MS)
  return Math.ceil((end.getTime() - now.getTime()) / 1000)
}
