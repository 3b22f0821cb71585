import { type Outcome, percentile, type Threshold } from '../figure.ts'
import { type Load, putUnderLoad, type Target } from './load.ts'

// Short rounds in turn: what else the machine does meets both.
const ROUNDS = 6
const SECONDS = 2.5

export interface Comparison {
  /** What is called, for people. */
  what: string
  /** Calls in flight. */
  connections: number
  /** Bars: of the app's 95th percentile, in milliseconds, and of its throughput as a share of the bare route's. */
  milliseconds: number
  share: number
}

export function thresholdsOf({ what, connections, milliseconds, share }: Comparison): Threshold[] {
  return [
    { what: `${what}, ${connections} in flight`, threshold: `p95 < ${milliseconds} ms` },
    { what: 'its throughput beside a bare Fastify route with the same statements', threshold: `≥ ${share}×` },
  ]
}

/** The app under load against a route that does nothing but ask the database the same. */
export async function compare(comparison: Comparison, targets: { app: Target; bare: Target }): Promise<Outcome[]> {
  const loads: { app: Load; bare: Load }[] = []
  for (let round = 0; round <= ROUNDS; round++)
    loads.push({
      app: await putUnderLoad(targets.app, comparison.connections, SECONDS),
      bare: await putUnderLoad(targets.bare, comparison.connections, SECONDS),
    })
  const warm = loads.slice(1)
  const [app, bare] = [middleOf(warm.map((load) => load.app)), middleOf(warm.map((load) => load.bare))]
  const share = app.perSecond / bare.perSecond
  return [
    { measured: `p95 ${app.p95.toFixed(1)} ms (the bare route ${bare.p95.toFixed(1)} ms)`, holds: app.p95 < comparison.milliseconds },
    {
      measured: `${share.toFixed(2)}× (${app.perSecond.toFixed(0)} against ${bare.perSecond.toFixed(0)} a second)`,
      holds: share >= comparison.share,
    },
  ]
}

/** Of several rounds the one in the middle: what else a machine does now and then is not the app's. */
function middleOf(loads: readonly Load[]): { p95: number; perSecond: number } {
  const p95s = loads.map(({ milliseconds }) => percentile(milliseconds, 0.95))
  const paces = loads.map(({ perSecond }) => perSecond)
  return { p95: percentile(p95s, 0.5), perSecond: percentile(paces, 0.5) }
}
