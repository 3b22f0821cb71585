/**
 * `npm run keys:rotate`: seals with the first of the keys of DATA_KEYS whatever is still under another. May run beside the app, and be
 * stopped and called again.
 */
import path from 'node:path'
import { dataKeys } from '../apps/server/src/platform/env/secrets.ts'
import { readEnvironment, readSettings } from '../apps/server/src/platform/env/settings.ts'
import { openAppDatabase } from './app-database/open-app-database.ts'
import { describeRotation, rotateKeys } from './keys-rotate/rotate-keys.ts'

await using running = new AsyncDisposableStack()
const settings = readSettings(await readEnvironment(path.resolve(import.meta.dirname, '../.env')))
const keys = await dataKeys(settings)
const db = await openAppDatabase(settings, running)

const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort())
const rotation = await rotateKeys(db, keys, interrupted.signal)
console.log(describeRotation(rotation, keys[0]?.id ?? ''))
if (!rotation.finished) process.exitCode = 130
else if (rotation.lost.length > 0 || rotation.unopened.length > 0) process.exitCode = 1
