import * as contract from '@spizarka/contract/diary'
import * as texts from '@spizarka/contract/meal-texts'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { rowId, rowUuid } from '../../platform/http/row-id.ts'
import { requireEntry } from './diary-entries.queries.ts'
import { requireRecipeOf } from './eaten-things.ts'
import { readDiaryDay } from './read-day.ts'
import { searchFoods } from './search-foods.ts'
import { suggestEntries } from './suggest-entries.ts'
import { exportDiaryOf, readDiarySummaryOf } from './summarise-days.ts'
import { confirmMeal, previewDeductions } from './texts/confirm-meal.ts'
import { logMealText, readMealSession } from './texts/log-meal-text.ts'
import { copyDiary, createDiaryEntry, deleteDiaryEntry, restoreDiaryEntry, updateDiaryEntry } from './write-entries.ts'

/** The calls of what was eaten. */
export function routes(route: Route, context: AppContext): void {
  route(contract.readDiarySummary, ({ user, query }) => readDiarySummaryOf(context, user.id, query))
  route(contract.exportDiary, ({ user, query }) => exportDiaryOf(context, user.id, query))
  route(contract.listDiarySuggestions, ({ user, query }) => suggestEntries(context, user.id, query.meal_type))
  route(contract.readDiaryDay, ({ user, params }) => readDiaryDay(context, user.id, params.day))
  route(
    contract.createDiaryEntry,
    ({ identity, body }) => createDiaryEntry(context, identity, body),
    ({ userId, body }) => requireRecipeOf(context, userId, body),
  )
  route(
    contract.changeDiaryEntry,
    ({ user, params, body }) => updateDiaryEntry(context, user.id, rowId(params.id), body),
    ({ userId, params }) => requireEntry(context.db, userId, rowId(params.id)),
  )
  route(contract.deleteDiaryEntry, ({ user, params }) => deleteDiaryEntry(context, user.id, rowId(params.id)))
  route(contract.restoreDiaryEntry, ({ user, params }) => restoreDiaryEntry(context, user.id, rowId(params.id)))
  route(contract.copyDiary, ({ identity, body }) => copyDiary(context, identity, body))
  route(texts.logMealText, ({ identity, body }) => logMealText(context, identity, body))
  route(texts.readMealSession, ({ user, params }) => readMealSession(context, user.id, rowUuid(params.sessionId)))
  route(
    texts.confirmMeal,
    ({ identity, params, body }) => confirmMeal(context, identity, rowUuid(params.sessionId), body),
    ({ userId, params }) => readMealSession(context, userId, rowUuid(params.sessionId)),
  )
  route(
    texts.previewDeductions,
    ({ user, params, body }) => previewDeductions(context, user.id, rowUuid(params.sessionId), body),
    ({ userId, params }) => readMealSession(context, userId, rowUuid(params.sessionId)),
  )
  route(contract.searchFoods, ({ user, query }) => searchFoods(context, user.id, query.q))
}
