import type { listEquipmentChoices } from '@spizarka/contract/choices'
import * as contract from '@spizarka/contract/choices'
import type { QueryOut } from '@spizarka/contract/endpoint'
import { type Choice, CONDITIONS, DIETARY_STYLES, DIETS, EQUIPMENT } from '@spizarka/knowledge'
import { toPage, windowOf } from '../../platform/http/page.ts'
import type { Route } from '../../platform/http/route.ts'

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

/** One page of a list of the kitchen's, each entry as `present` shows it. */
function readChoices<Entry, Shown>(
  choices: readonly Entry[],
  present: (choice: Entry) => Shown,
  query: QueryOut<typeof listEquipmentChoices>,
  url: string,
) {
  const { limit, offset } = windowOf(query)
  return toPage(url, query, { count: choices.length, results: choices.slice(offset, offset + limit).map(present) })
}
