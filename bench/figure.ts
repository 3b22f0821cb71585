/** What a figure is about and what must hold. */
export interface Threshold {
  what: string
  threshold: string
}

/** What was measured, with its ratio to a bare baseline of the same run where time is measured. */
export interface Outcome {
  measured: string
  holds: boolean
}

/** Measures figures that belong together. */
export interface Measurement {
  /** As `npm run bench -- NAME` calls it. */
  readonly name: string
  readonly thresholds: readonly Threshold[]
  /** One outcome for every threshold, in their order. Throws `NotMeasurable` where this machine cannot. */
  measure(): Promise<Outcome[]>
}

/** Why figures cannot be measured on this machine: they get this reason and never a number. */
export class NotMeasurable extends Error {}

/** The value below which `share` (0 to 1) of the values lie; the nearest one that was measured. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Milliseconds that some work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
