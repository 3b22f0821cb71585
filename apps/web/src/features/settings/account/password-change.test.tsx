import { changePassword } from '@spizarka/contract/account-changes'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readSession } from '../../../lib/session/session.ts'
import { tokens } from '../../../lib/session/tokens.ts'
import { answer, apiServer, Refusal, refuse } from '../../../testing/api-server.ts'
import { openAccount } from '../testing.tsx'

const PASSWORD = 'kwiaty na parapecie'
const NEW_PASSWORD = 'trzy koty na dachu'
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

async function openFilled({ password = NEW_PASSWORD, confirmation = password }: { password?: string; confirmation?: string } = {}) {
  const { user } = await openAccount()
  await user.type(screen.getByLabelText('Obecne hasło'), PASSWORD)
  await user.type(screen.getByLabelText('Nowe hasło'), password)
  await user.type(screen.getByLabelText('Powtórz nowe hasło'), confirmation)
  return user
}
const submit = () => screen.getByRole('button', { name: /^Zmień hasło/ })

describe('changing the password', () => {
  it('changes it once and stays signed in', async () => {
    const bodies: unknown[] = []
    apiServer.use(
      answer(changePassword, ({ body }) => {
        bodies.push(body)
        return undefined
      }),
    )
    const user = await openFilled()
    await user.dblClick(submit())
    expect(await screen.findByText('Hasło zostało pomyślnie zmienione.')).toBeTruthy()
    expect(bodies).toEqual([{ current_password: PASSWORD, new_password: NEW_PASSWORD, re_new_password: NEW_PASSWORD }])
    expect(value('Nowe hasło')).toBe('')
    expect(readSession().status).toBe('user')
    expect(tokens.refresh()).toBe('refresh-1')
  })

  it.each([
    [new Refusal(400, { current_password: ['Invalid password.'] }), 'Nieprawidłowe hasło.'],
    [new Refusal(400, { new_password: ['Za krótkie.', 'Zbyt powszechne.'] }), 'Za krótkie. Zbyt powszechne.'],
    [new Refusal(400, { non_field_errors: ['Pierwszy.', 'Drugi.'] }), 'Pierwszy. Drugi.'],
    [refuse('too_many_requests', { seconds: 9 }), 'Zbyt wiele prób. Spróbuj ponownie za 9 s.'],
    [new Refusal(500, {}), 'Wystąpił nieoczekiwany błąd.'],
  ])('describes refusal %# and keeps what was typed', async (refusal, text) => {
    apiServer.use(answer(changePassword, () => refusal))
    const user = await openFilled()
    await user.click(submit())
    expect(await screen.findByText(text)).toBeTruthy()
    expect(value('Obecne hasło')).toBe(PASSWORD)
    expect(value('Nowe hasło')).toBe(NEW_PASSWORD)
  })

  it.each([
    [{ password: 'trzynaście 13' }, 'Nowe hasło musi mieć co najmniej 14 znaków.'],
    [{ confirmation: 'co innego wpisane' }, 'Nowe hasła nie są identyczne.'],
  ])('refuses %o by itself', async (passwords, text) => {
    const user = await openFilled(passwords)
    await user.click(submit())
    expect(screen.getByText(text)).toBeTruthy()
  })
})
