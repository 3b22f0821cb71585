import type { PaymentAlarm } from '@spizarka/contract/admin-payments'
import type { AppContext } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { recordAct } from '../../audit/index.ts'
import { type AlarmRow, lockAlarm, updateAlarmResolved } from './alarms.queries.ts'

/** Notes what was done about an alarm, once; throws AppError `not_found`, `payment_alarm_resolved`. */
export async function resolveAlarm({ db, clock }: AppContext, adminId: number, id: number, note: string): Promise<PaymentAlarm> {
  return db.transaction().execute(async (trx) => {
    const alarm = await lockAlarm(trx, id)
    if (!alarm) throw new AppError('not_found')
    if (alarm.resolved_at !== null) throw new AppError('payment_alarm_resolved')
    const resolved = await updateAlarmResolved(trx, id, note, clock.now())
    const details = { session: alarm.session_id, kind: alarm.kind, reason: note }
    await recordAct(trx, { adminId, act: 'payment_alarm_resolved', details, at: clock.now() })
    return presentAlarm(resolved)
  })
}

export function presentAlarm({ id, resolved_at, ...row }: AlarmRow): PaymentAlarm {
  return { ...row, id: String(id), resolved_at: resolved_at?.toISOString() ?? null }
}
