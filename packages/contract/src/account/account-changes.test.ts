import { describe, expect, it } from 'vitest'
import { installPolishMessages } from '../shared/messages.ts'
import { changePassword, confirmPasswordReset, requestEmailChange } from './account-changes.ts'
import { resetPasswordSchema } from './credentials.ts'

installPolishMessages()

describe('the body of a reset', () => {
  it('takes a probe, also one without any field: the link is judged first', () => {
    expect(confirmPasswordReset.body.parse({ uid: 'MQ', token: 't', new_password: '', re_new_password: '' })).toMatchObject({ uid: 'MQ' })
    expect(confirmPasswordReset.body.parse({})).toEqual({ uid: '', token: '', new_password: '', re_new_password: '' })
  })

  it.each([
    ['', '', { new_password: ['Hasło musi mieć co najmniej 8 znaków.'] }],
    ['siedem7', 'siedem7', { new_password: ['Hasło musi mieć co najmniej 8 znaków.'] }],
    ['osiem-zn', 'osiem-zm', { re_new_password: ['Hasła nie są identyczne.'] }],
  ])('has passwords that will not do: "%s" and "%s"', (first, second, fields) => {
    expect(errorsOf(resetPasswordSchema.safeParse({ new_password: first, re_new_password: second }))).toEqual(fields)
  })

  it('has passwords of 8 characters that do', () => {
    expect(resetPasswordSchema.safeParse({ new_password: 'osiem-zn', re_new_password: 'osiem-zn' }).success).toBe(true)
  })
})

describe('the body of a change', () => {
  it('asks for 14 characters, typed twice', () => {
    const body = { current_password: 'x', new_password: 'trzynaście-zn', re_new_password: 'trzynaście-zn' }
    expect(errorsOf(changePassword.body.safeParse(body))).toEqual({ new_password: ['Nowe hasło musi mieć co najmniej 14 znaków.'] })
    const different = { ...body, new_password: 'czternaście-zn', re_new_password: 'inne' }
    expect(errorsOf(changePassword.body.safeParse(different))).toEqual({ re_new_password: ['Nowe hasła nie są identyczne.'] })
  })

  it('asks for an address and the password', () => {
    expect(errorsOf(requestEmailChange.body.safeParse({ new_email: 'kuchnia@', current_password: '' }))).toEqual({
      new_email: ['Wprowadź prawidłowy adres email.'],
      current_password: ['To pole nie może być puste.'],
    })
  })

  it.each(['a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com', '<a@example.com>'])(
    'refuses the address "%s"',
    (address) => {
      expect(requestEmailChange.body.safeParse({ new_email: address, current_password: 'x' }).success).toBe(false)
    },
  )
})

function errorsOf(result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) {
  const fields: Record<string, string[]> = {}
  for (const { path, message } of result.error?.issues ?? []) (fields[path.join('.')] ??= []).push(message)
  return fields
}
