import { requestEmailChange } from '@spizarka/contract/account-changes'
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readSession, showUser } from '../../../lib/session/session.ts'
import { answer, apiServer, Refusal, refuse, unreachable } from '../../../testing/api-server.ts'
import { aUser } from '../../../testing/samples.ts'
import { openAccount } from '../testing.tsx'

const PASSWORD = 'kwiaty na parapecie'
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

async function openFilled() {
  const { user } = await openAccount()
  await user.type(screen.getByLabelText('Nowy adres e-mail'), 'nowa@example.pl')
  await user.type(screen.getByLabelText('Hasło, aby potwierdzić zmianę adresu'), PASSWORD)
  return user
}
const submit = () => screen.getByRole('button', { name: /^Zmień adres e-mail/ })

describe('changing the address', () => {
  it('asks for a link once, however often the button is pressed, and says where it went', async () => {
    const bodies: unknown[] = []
    apiServer.use(
      answer(requestEmailChange, ({ body }) => {
        bodies.push(body)
        return undefined
      }),
    )
    const user = await openFilled()
    await user.dblClick(submit())
    expect(await screen.findByText(/^Link potwierdzający został wysłany na nowy adres: nowa@example.pl/)).toBeTruthy()
    expect(bodies).toEqual([{ new_email: 'nowa@example.pl', current_password: PASSWORD }])
    expect(value('Nowy adres e-mail')).toBe('')
  })

  it.each([
    [() => answer(requestEmailChange, () => refuse('current_password_wrong')), 'Nieprawidłowe hasło.'],
    [() => answer(requestEmailChange, () => new Refusal(400, { current_password: ['Invalid password.'] })), 'Nieprawidłowe hasło.'],
    [() => answer(requestEmailChange, () => refuse('new_email_taken')), 'Użytkownik z tym adresem e-mail już istnieje.'],
    [() => answer(requestEmailChange, () => refuse('too_many_requests', { seconds: 9 })), 'Zbyt wiele prób. Spróbuj ponownie za 9 s.'],
    [() => answer(requestEmailChange, () => new Refusal(500, {})), 'Wystąpił błąd podczas zmiany adresu email. Spróbuj ponownie.'],
    [() => unreachable(requestEmailChange), 'Wystąpił błąd podczas zmiany adresu email. Spróbuj ponownie.'],
  ])('describes failure %# and keeps what was typed', async (handler, text) => {
    apiServer.use(handler())
    const user = await openFilled()
    await user.click(submit())
    expect(await screen.findByText(text)).toBeTruthy()
    expect(value('Nowy adres e-mail')).toBe('nowa@example.pl')
    expect(value('Hasło, aby potwierdzić zmianę adresu')).toBe(PASSWORD)
    expect(readSession().status).toBe('user')
  })

  it('refuses by itself what is no address, and a missing password', async () => {
    const { user } = await openAccount()
    await user.type(screen.getByLabelText('Nowy adres e-mail'), 'nowa{Enter}')
    expect(screen.getByText('Wprowadź prawidłowy adres email.')).toBeTruthy()
    expect(screen.getByText('Wprowadź swoje hasło, aby potwierdzić zmianę.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Nowy adres e-mail'))
  })

  it('keeps what was typed when the profile is read again', async () => {
    await openFilled()
    act(() => showUser(aUser({ ai_points: 1 })))
    expect(value('Nowy adres e-mail')).toBe('nowa@example.pl')
  })
})
