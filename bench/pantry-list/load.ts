import autocannon from 'autocannon'

/** What a target did under load. */
export interface Load {
  milliseconds: number[]
  perSecond: number
}

/** Calls one address for some seconds with so many calls in flight; throws when an answer is none. */
export async function putUnderLoad(
  target: { url: string; headers: Record<string, string> },
  connections: number,
  seconds: number,
): Promise<Load> {
  const milliseconds: number[] = []
  const result = await new Promise<{ non2xx: number; errors: number; duration: number }>((resolve, reject) => {
    const run = autocannon({ ...target, connections, duration: seconds }, (error, outcome) => (error ? reject(error) : resolve(outcome)))
    run.on('response', (_client, _status, _bytes, time) => milliseconds.push(time))
  })
  if (result.non2xx + result.errors > 0) throw new Error(`${target.url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return { milliseconds, perSecond: milliseconds.length / result.duration }
}
