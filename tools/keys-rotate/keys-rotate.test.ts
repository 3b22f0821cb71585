import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { saveDiet } from '@spizarka/contract/profile'
import { afterAll, expect, test } from 'vitest'
import { createSealing } from '../../apps/server/src/platform/sealing/sealing.ts'
import { makeUser } from '../../apps/server/test/factories.ts'
import { startTestApp } from '../../apps/server/test/harness.ts'

const SCRIPT = path.resolve(import.meta.dirname, '../keys-rotate.ts')
const OLD = { id: 'old', key: randomBytes(32) }
const [OLD_TEXT, NEW_TEXT] = [`old:${OLD.key.toString('base64url')}`, `new:${randomBytes(32).toString('base64url')}`]
const app = await startTestApp({ context: { sealing: createSealing([OLD]) } })
afterAll(() => app.close())

async function run(keys: string): Promise<{ code: unknown; output: string }> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: app.databaseUrl, DATA_KEYS: keys }
  const child = spawn(process.execPath, [SCRIPT], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, output: `${out}${error}` }
}

test('the script says in Polish what it did, and fails while something is left under a key that is not given', async () => {
  const { token } = await makeUser(app)
  await app.succeed(saveDiet, { token, body: { diet_id: 1 } })

  const lost = await run(NEW_TEXT)
  expect(lost.output).toBe(
    'Zaszyfrowane na nowo kluczem new: 0\nKlucza old nie ma w DATA_KEYS; pozostały pod nim wiersze: 1\nNie wszystko jest pod nowym kluczem. Nie usuwaj starych kluczy.\n',
  )
  expect(lost.code).toBe(1)

  const rotated = await run(`${NEW_TEXT},${OLD_TEXT}`)
  expect(rotated.output).toMatch(/^Zaszyfrowane na nowo kluczem new: 1\nGotowe\. /)
  expect(rotated.code).toBe(0)
})
