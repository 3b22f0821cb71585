import { URI } from 'otpauth'
import { expect, test } from 'vitest'
import { newSecret, presentSecret, stepOfCode } from './codes.ts'

const RFC_SECRET = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)
const stepOf = (code: string, steps: number) => stepOfCode(RFC_SECRET, code, at(1_234_567_890 + steps * 30))

// RFC 6238, appendix B, SHA-1: the last six of the eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('%d s after 1970 the code of the RFC’s secret is %s', (seconds, code) => {
  expect(stepOfCode(RFC_SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

test('a code counts one step early and one step late, and no longer', () => {
  const step = Math.floor(1_234_567_890 / 30)
  expect([-2, -1, 0, 1, 2].map((steps) => stepOf('005924', steps))).toEqual([undefined, step, step, step, undefined])
})

test.each(['', '05924', '0005924', '005925', 'abcdef'])('%j is no code', (code) => {
  expect(stepOf(code, 0)).toBeUndefined()
})

test('secrets are 160 random bits, written as authenticator apps read them', () => {
  const secret = newSecret()
  expect(secret).toHaveLength(20)
  expect(newSecret()).not.toEqual(secret)

  const shown = presentSecret(secret, 'ola:łukasz&co')
  expect(shown.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(URI.parse(shown.otpauth_url)).toMatchObject({
    issuer: 'Spiżarka',
    label: 'ola:łukasz&co',
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    secret: { base32: shown.secret },
  })
})
