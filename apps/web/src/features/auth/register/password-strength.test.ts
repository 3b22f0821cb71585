import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STRENGTHS, strengthOf } from './password-strength.ts'

test.each([
  ['zupa pomidor', 'Za krótkie'],
  ['zupa pomidor lato', 'Dobre'],
  ['zielona herbata o świcie', 'Bardzo dobre'],
  ['aaaaaaaaaaaaaaaaaaaa', 'Słabe'],
  ['ananasananasananas', 'Słabe'],
  ['12345678901234567890', 'Słabe'],
  ['passwordpassword1', 'Słabe'],
  ['marta_gotuje_2026', 'Słabe'],
  ['abababababcdabababab', 'Słabe'],
] as const)('%s is %s', (password, strength) => {
  expect(strengthOf(password, 'marta_gotuje')).toBe(strength)
})

test('what is too short is never anything else, and what is long enough never too short', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 20 }), (password, login) => {
      expect(strengthOf(password, login) === STRENGTHS[0]).toBe(password.length < 14)
    }),
  )
})
