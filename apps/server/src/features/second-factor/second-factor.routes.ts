import * as calls from '@spizarka/contract/second-factor'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { confirmSecondFactor, enrolSecondFactor } from './enrol-second-factor.ts'
import { readSecondFactor, verifySecondFactor } from './verify-second-factor.ts'

export function routes(route: Route, context: AppContext): void {
  const { rateLimits, settings } = context
  const limitTries = (userId: number) => rateLimits.take('second-factor', String(userId), settings.RATE_CODE_USER)

  route(calls.readSecondFactor, async ({ user }) => readSecondFactor(context, user))

  route(calls.enrolSecondFactor, async ({ user }) => enrolSecondFactor(context, user))

  route(calls.confirmSecondFactor, async ({ user, body }) => {
    await limitTries(user.id)
    return { recovery_codes: await confirmSecondFactor(context, user, body.code) }
  })

  route(calls.verifySecondFactor, async ({ user, body }) => {
    await limitTries(user.id)
    return verifySecondFactor(context, user, body.code)
  })
}
