const WINDOW_MS = 60_000
const MOST_FAILURES = 5
const OPEN_MS = 60_000

/**
 * Keeps callers from waiting for a vendor that is down: five failures within a minute close the way for a minute,
 * then one caller tries while the others still go round.
 */
export class CircuitBreaker {
  #failures: number[] = []
  /** 0 while the way is free. */
  #closedUntil = 0
  readonly #now: () => number

  /** `now` in milliseconds. */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Whether this caller may try; who may must report how it went. */
  allows(): boolean {
    if (this.#closedUntil === 0) return true
    if (this.#now() < this.#closedUntil) return false
    this.#closedUntil = this.#now() + OPEN_MS
    return true
  }

  succeeded(): void {
    this.#failures = []
    this.#closedUntil = 0
  }

  failed(): void {
    const now = this.#now()
    this.#failures = [...this.#failures.filter((at) => at > now - WINDOW_MS), now]
    if (this.#closedUntil > 0 || this.#failures.length >= MOST_FAILURES) this.#closedUntil = now + OPEN_MS
  }
}
