import { daySchema } from '@spizarka/contract/common'
import type { BodyOut, QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { listWeights as listEndpoint, saveWeight as saveEndpoint } from '@spizarka/contract/fitness'
import { dayInWarsaw } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { agreeToHealthData, lockProfile, readDocument, saveDocument } from '../profile/index.ts'

/** The weights of a range by day, oldest first; all of them where none is given. */
export async function listWeights(
  context: AppContext,
  userId: number,
  { from, to }: QueryOut<typeof listEndpoint>,
): Promise<ResponseOf<typeof listEndpoint>> {
  if (from !== undefined && to !== undefined && from > to) throw new AppError('diary_range_backwards')
  const { kg = {} } = (await readDocument(context, userId, 'weights')) ?? {}
  return Object.entries(kg)
    .filter(([day]) => (from === undefined || day >= from) && (to === undefined || day <= to))
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([day, weight]) => ({ day, kg: weight }))
}

/** Throws `not_found` for what is no day. */
export function requireDay(day: string): void {
  if (!daySchema.safeParse(day).success) throw new AppError('not_found')
}

/** Writes the weight of a day; throws `not_found` for what is no day, and under `day` and `health_data_consent`. */
export async function saveWeight(
  context: AppContext,
  userId: number,
  day: string,
  { kg: weight, health_data_consent: agrees = false }: BodyOut<typeof saveEndpoint>,
): Promise<ResponseOf<typeof saveEndpoint>> {
  const now = context.clock.now()
  requireDay(day)
  if (day > dayInWarsaw(now)) throw new AppError('weight_in_future')
  await context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, userId)
    if (!(await agreeToHealthData(trx, userId, agrees, now))) throw new AppError('health_consent_missing')
    const { kg = {} } = (await readDocument({ ...context, db: trx }, userId, 'weights')) ?? {}
    await saveDocument(trx, context, userId, 'weights', { kg: { ...kg, [day]: weight } })
  })
  return { day, kg: weight }
}

/** Forgets the weight of a day; throws `not_found`. */
export async function deleteWeight(context: AppContext, userId: number, day: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, userId)
    const { kg = {} } = (await readDocument({ ...context, db: trx }, userId, 'weights')) ?? {}
    if (!Object.hasOwn(kg, day)) throw new AppError('not_found')
    await saveDocument(trx, context, userId, 'weights', { kg: Object.fromEntries(Object.entries(kg).filter(([each]) => each !== day)) })
  })
}
