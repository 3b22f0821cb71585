import autocannon from 'autocannon'

/** What a target did under load. */
export interface Load {
  milliseconds: number[]
  perSecond: number
}

/** What is called: an address, or in turn the paths of its host that `requests` names. */
export interface Target {
  url: string
  headers: Record<string, string>
  requests?: readonly { path: string }[]
}

/** Calls a target for some seconds with so many calls in flight; throws when an answer is none. */
export async function putUnderLoad(target: Target, connections: number, seconds: number): Promise<Load> {
  const milliseconds: number[] = []
  const started = performance.now()
  let last = started
  const { non2xx, errors } = await new Promise<{ non2xx: number; errors: number }>((resolve, reject) => {
    const run = autocannon({ ...target, connections, duration: seconds }, (error, outcome) => (error ? reject(error) : resolve(outcome)))
    run.on('response', (_client, _status, _bytes, time) => {
      milliseconds.push(time)
      last = performance.now()
    })
  })
  if (non2xx + errors > 0) throw new Error(`${target.url}: ${non2xx} refusals, ${errors} errors`)
  // Its own figure of the time is in whole seconds.
  return { milliseconds, perSecond: (milliseconds.length * 1000) / (last - started) }
}
