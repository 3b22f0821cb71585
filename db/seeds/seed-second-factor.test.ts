import { signIn } from '@spizarka/contract/accounts'
import { listUsers } from '@spizarka/contract/admin'
import { verifySecondFactor } from '@spizarka/contract/second-factor'
import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../apps/server/test/harness.ts'
import { seedHouseholds } from './seed-households.ts'
import { seedSecondFactor, TOTP_SECRET } from './seed-second-factor.ts'

const app = await startTestApp()
afterAll(() => app.close())

test('whoever reads the terminal can use the calls of administrators, also after another start', async () => {
  const password = 'zielona-herbata-o-swicie'
  await seedHouseholds(app.context, await app.context.passwords.hash(password))
  await seedSecondFactor(app.context)
  await seedSecondFactor(app.context)

  const { access } = await app.succeed(signIn, { body: { username: 'nowakowie', password } })
  const code = TOTP.generate({ secret: Secret.fromBase32(TOTP_SECRET), timestamp: app.clock.now().getTime() })
  await app.succeed(verifySecondFactor, { token: access, body: { code } })

  expect((await app.succeed(listUsers, { token: access })).count).toBe(4)
})
