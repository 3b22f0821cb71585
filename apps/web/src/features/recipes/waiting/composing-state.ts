/** What the form tells the waiting screen. */
export interface ComposingState {
  /** In points. */
  reserved: number
}

/** The points that were reserved; undefined for someone who comes from elsewhere. */
export function reservedPoints(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('reserved' in state)) return undefined
  return typeof state.reserved === 'number' ? state.reserved : undefined
}
