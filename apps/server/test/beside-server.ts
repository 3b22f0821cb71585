import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createPasswords } from '../src/platform/auth/passwords.ts'
import { createTokens } from '../src/platform/auth/tokens.ts'
import { systemClock } from '../src/platform/clock/clock.ts'
import { connect } from '../src/platform/db/connect.ts'
import { ROLE } from '../src/platform/db/embedded-postgres/cluster.ts'
import { readPostmaster } from '../src/platform/db/embedded-postgres/ownership.ts'

/** The key that a server has to be started with for the tokens made beside it to hold. */
export const SECRET_KEY = 'a-key-for-tests-that-protects-nothing'

/** Opens the embedded database of a server that runs in a process of its own, and makes users there. */
export async function openBeside(dataFolder: string) {
  const home = path.join(dataFolder, 'postgres')
  const password = await readFile(path.join(home, 'password'), 'utf8')
  const postmaster = await readPostmaster(path.join(home, 'data'))
  const url = `postgres://${ROLE}:${password}@127.0.0.1:${postmaster?.port}/${ROLE}`
  const { db, pool } = connect(url, { max: 4, onError: () => {} })
  const tokens = createTokens({ key: SECRET_KEY, accessSeconds: 3_600, clock: systemClock })
  return { url, db, pool, clock: systemClock, context: { tokens, passwords: await createPasswords() } }
}
