/** What the form tells the waiting screen; the browser keeps it across a reload. */
export interface PlanningState {
  people: number
  days: number
  startOn: string
  /** How many a day. */
  meals: number
}

/** What was ordered; undefined for someone who comes from elsewhere. */
export function orderedPlan(state: unknown): PlanningState | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const { people, days, startOn, meals }: Record<string, unknown> = { ...state }
  if (typeof people !== 'number' || typeof days !== 'number' || typeof startOn !== 'string' || typeof meals !== 'number') return undefined
  return { people, days, startOn, meals }
}
