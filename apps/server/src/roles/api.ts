import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from '../app/build-app.ts'
import type { AppContext } from '../platform/context.ts'

const GRACE_MS = 1_500

/** Answers HTTP; the returned function stops accepting, finishes what is under way and cuts off what takes too long. */
export async function startApi(context: AppContext, webFolder: string): Promise<() => Promise<void>> {
  const { HOST, PORT } = context.settings
  const app = await buildApp(context, { webFolder })
  await app.listen({ host: HOST, port: PORT }).catch(async (error: NodeJS.ErrnoException) => {
    await app.close()
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${PORT} of ${HOST} is taken. Stop the other program, or choose another PORT.`)
  })
  return async () => {
    const closed = app.close()
    await Promise.race([closed, sleep(GRACE_MS, undefined, { ref: false })])
    app.server.closeAllConnections()
    await closed
  }
}
