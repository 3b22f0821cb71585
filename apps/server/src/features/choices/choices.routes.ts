import * as contract from '@spizarka/contract/choices'
import { type Choice, CONDITIONS, DIETARY_STYLES, DIETS, EQUIPMENT } from '@spizarka/culinary/choices'
import type { Route } from '../../platform/http/route.ts'
import { readChoices } from './read-choices.ts'

/** The lists that a profile is chosen from; guests read them too. */
export function routes(route: Route): void {
  route(contract.listEquipmentChoices, async ({ query, url }) => readChoices(EQUIPMENT, presentChoice, query, url))
  route(contract.listConditionChoices, async ({ query, url }) => readChoices(CONDITIONS, presentCondition, query, url))
  route(contract.listDietChoices, async ({ query, url }) => readChoices(DIETS, presentChoice, query, url))
  route(contract.listDietaryStyleChoices, async ({ query, url }) => readChoices(DIETARY_STYLES, presentChoice, query, url))
}

/** Without the key, which only the kitchen knows it by. */
function presentChoice({ id, name }: Choice): contract.Choice {
  return { id, name }
}

function presentCondition({ id, name, group }: (typeof CONDITIONS)[number]): contract.ConditionChoice {
  return { id, name, group }
}
