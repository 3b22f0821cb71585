import type { BodyOut, ResponseOf } from '@spizarka/contract/endpoint'
import { notificationKindSchema, type updateNotificationSwitches } from '@spizarka/contract/notifications'
import type { AppContext } from '../../platform/context.ts'
import { listSwitches, saveSwitches } from './switches.queries.ts'

type Switches = ResponseOf<typeof updateNotificationSwitches>

/** Which kinds of notices a user wants: each, until they said otherwise. */
export async function readSwitches({ db }: Pick<AppContext, 'db'>, userId: number): Promise<Switches> {
  const switched = new Map((await listSwitches(db, userId)).map(({ kind, enabled }) => [kind, enabled]))
  const enabled = (kind: keyof Switches) => switched.get(kind) ?? true
  return {
    use_soon: enabled('use_soon'),
    points_low: enabled('points_low'),
    export_ready: enabled('export_ready'),
    announcement: enabled('announcement'),
  }
}

/** Switches the named kinds on or off; answers with all of them. */
export async function updateSwitches(
  context: Pick<AppContext, 'db'>,
  userId: number,
  wanted: BodyOut<typeof updateNotificationSwitches>,
): Promise<Switches> {
  const kinds = notificationKindSchema.options
  await saveSwitches(
    context.db,
    userId,
    kinds.flatMap((kind) => {
      const enabled = wanted[kind]
      return enabled === undefined ? [] : [{ kind, enabled }]
    }),
  )
  return readSwitches(context, userId)
}
