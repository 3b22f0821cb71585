import type { JobDefinition } from '../../platform/jobs/define-job.ts'
import { notifyListReady, planList } from './plans/generate-list.ts'
import { purgeShoppingLists } from './purge-lists.ts'

export { purgeShoppingLists } from './purge-lists.ts'
export {
  type BoughtItem,
  findListForReceipt,
  type ListForReceipt,
  listBoughtItems,
  listListsForReceipt,
  markBought,
  markPutAway,
} from './put-away.ts'
export { pages, routes } from './shopping.routes.ts'

export const jobs: readonly JobDefinition[] = [planList, notifyListReady, purgeShoppingLists]
