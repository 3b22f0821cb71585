/** True when every connection of the pool stayed in use for as long as anyone waits; pg-pool gives its error no code. */
export function isPoolTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect'
}
