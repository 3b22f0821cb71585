import type { Answer } from './harness.ts'

/** The statuses of simultaneous answers, lowest first: which came first is nobody's business. */
export function statusesOf(answers: readonly Answer[]): number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b)
}
