import { readDiaryDay } from '@spizarka/contract/diary'
import { offlineRecipes } from '../recipes/offline-recipes.ts'
import { listsHere } from '../shopping/replica/lists-here.ts'
import { keptDays } from './kept-days.ts'
import { forgetKeptPictures } from './kept-pictures.ts'
import { offlineCopies } from './offline-copy.ts'

/** What can be read on this device without a network. */
export interface KeptCounts {
  lists: number
  recipes: number
  /** Of the diary. */
  days: number
  /** All that the app takes, its own files too; undefined where the browser does not say. */
  bytes: number | undefined
}

export async function countKeptHere(): Promise<KeptCounts> {
  const { keeper } = listsHere()
  await keeper.opened
  const estimate = await navigator.storage?.estimate?.()
  return {
    lists: keeper.read().lists.size,
    recipes: offlineRecipes.count(),
    days: keptDays.filter((name) => offlineCopies.find(name, readDiaryDay)).length,
    bytes: estimate?.usage,
  }
}

/** Sends what waits, then forgets what was kept to be read without a network; throws where something could not be sent. */
export async function forgetKeptHere(): Promise<void> {
  const { keeper, sender } = listsHere()
  await keeper.opened
  for (const id of keeper.waitingLists()) await sender.sync(id)
  if (keeper.read().waiting > 0) throw new Error('changes of lists wait to be sent')
  for (const id of keeper.knownLists()) keeper.forget(id)
  await keeper.settled()
  offlineCopies.forgetAll()
  await forgetKeptPictures()
}
