import type { Clock } from '../src/platform/clock/clock.ts'

/** A clock that runs, and can be put forward. */
export class TestClock implements Clock {
  #ahead = 0

  now(): Date {
    return new Date(Date.now() + this.#ahead)
  }

  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }: { days?: number; hours?: number; minutes?: number; seconds?: number }): void {
    this.#ahead += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
  }

  setTo(time: Date | string): void {
    this.#ahead = new Date(time).getTime() - Date.now()
  }
}
