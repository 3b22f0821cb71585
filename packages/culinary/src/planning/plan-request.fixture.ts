import { EATS_EVERYTHING, STAPLES } from '../compose/kitchen.fixture.ts'
import type { PlanRequest } from './plan-request.ts'

/** A request for three days, from a Monday, of two who eat everything. */
export function aPlanRequest(fields: Partial<PlanRequest> = {}): PlanRequest {
  return {
    pantry: STAPLES,
    staples: [],
    profile: EATS_EVERYTHING,
    equipment: [],
    people: 2,
    days: 3,
    meals: ['breakfast', 'lunch', 'dinner'],
    startOn: '2026-11-23',
    maxMinutes: null,
    budgetGrosze: null,
    wish: null,
    recent: [],
    ratings: [],
    kept: [],
    seed: 1,
    ...fields,
  }
}
