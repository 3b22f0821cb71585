import { LIMITS } from '@spizarka/contract/limits'
import * as contract from '@spizarka/contract/profile'
import { suggestFoods } from '@spizarka/culinary/matching'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { readHealthConsent, saveHealthConditions, withdrawHealthConsent } from './health-conditions.ts'
import { listEquipment } from './profile.queries.ts'
import { describeProfile } from './read-profile.ts'
import { saveDiet, saveEquipment, saveExclusions } from './save-profile.ts'
import { readDocument } from './sealed-document.ts'

/** The calls of what a user's kitchen has, and of what may and may not be cooked in it. */
export function routes(route: Route, context: AppContext): void {
  route(contract.readEquipment, ({ user }) => listEquipment(context.db, user.id))
  route(contract.saveEquipment, ({ user, body }) => saveEquipment(context, user.id, body.equipment_ids))

  route(
    contract.readHealthConditions,
    async ({ user }) => (await readDocument(context, user.id, 'health_conditions')) ?? { predefined_conditions: [], custom_conditions: [] },
  )
  route(contract.saveHealthConditions, ({ user, body }) => saveHealthConditions(context, user.id, body))
  route(contract.readHealthConsent, ({ user }) => readHealthConsent(context, user.id))
  route(contract.withdrawHealthConsent, ({ user }) => withdrawHealthConsent(context, user.id))

  route(contract.readExclusions, async ({ user }) => {
    const document = await readDocument(context, user.id, 'exclusions')
    return (document?.product_names ?? []).map((name) => ({ product_name: name }))
  })
  route(contract.saveExclusions, ({ user, body }) => saveExclusions(context, user.id, body.product_names))
  route(contract.readDiet, async ({ user }) => (await readDocument(context, user.id, 'diet')) ?? { diet_id: null, style_ids: [] })
  route(contract.saveDiet, ({ user, body }) => saveDiet(context, user.id, body))

  route(contract.readConsideredProfile, ({ user }) => describeProfile(context, user.id))

  route(contract.suggestFoods, async ({ query }) =>
    suggestFoods(query.query, LIMITS.foodSuggestions).map(({ id, name }) => ({ name, food_id: id })),
  )
}
