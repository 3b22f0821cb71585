import * as contract from '@spizarka/contract/billing'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { findBillingProfile, upsertBillingProfile } from './billing-profiles.queries.ts'

const NOTHING_SAID: contract.BillingProfile = {
  company_name: '',
  full_name: '',
  nip: '',
  address_line: '',
  postal_code: '',
  city: '',
  country: '',
}

/** What invoices are made out to. */
export function routes(route: Route, { db, clock }: AppContext): void {
  route(contract.readBillingProfile, async ({ user }) => (await findBillingProfile(db, user.id)) ?? NOTHING_SAID)
  route(contract.saveBillingProfile, async ({ user, body }) => {
    await upsertBillingProfile(db, user.id, body, clock.now())
    return body
  })
}
