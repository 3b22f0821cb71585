import { confirmEmailChange } from '@spizarka/contract/account-changes'
import { readMe } from '@spizarka/contract/accounts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readSession } from '../../../lib/session/session.ts'
import { answer, apiServer, refuse, unreachable } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { aUser, signedIn } from '../../../testing/samples.ts'
import { linkRoutes } from '../routes.ts'

const open = (token: string) => renderRoutes(linkRoutes, `/email-confirmation/Mg/${token}`)

describe('/email-confirmation/{uid}/{token}', () => {
  it('confirms the address with one call, also when it is opened twice', async () => {
    let calls = 0
    apiServer.use(
      answer(confirmEmailChange, ({ body }) => {
        calls += 1
        expect(body).toEqual({ uid: 'Mg', token: 'token-1' })
        return undefined
      }),
    )
    const { unmount } = open('token-1')
    expect(await screen.findByRole('heading', { name: 'Adres zmieniony' })).toBeTruthy()
    unmount()
    open('token-1')
    expect(await screen.findByRole('heading', { name: 'Adres zmieniony' })).toBeTruthy()
    expect(calls).toBe(1)
  })

  it('shows the new address at once to whoever is signed in', async () => {
    signedIn()
    apiServer.use(
      answer(confirmEmailChange, () => undefined),
      answer(readMe, () => aUser({ email: 'nowa@example.pl' })),
    )
    open('token-2')
    expect((await screen.findByRole('link', { name: 'Przejdź do ustawień konta' })).getAttribute('href')).toBe('/settings/account')
    expect(readSession().user?.email).toBe('nowa@example.pl')
    expect(screen.getByRole('link', { name: 'Wróć na start' }).getAttribute('href')).toBe('/')
  })

  it.each([
    ['link_token_invalid', 'Link jest nieprawidłowy, wygasł albo został już użyty. Obecny adres zobaczysz w ustawieniach konta.'],
    ['link_uid_invalid', 'Link jest nieprawidłowy, wygasł albo został już użyty. Obecny adres zobaczysz w ustawieniach konta.'],
    ['new_email_taken', 'Użytkownik z tym adresem e-mail już istnieje.'],
  ] as const)('says what is wrong after %s', async (code, text) => {
    apiServer.use(answer(confirmEmailChange, () => refuse(code)))
    open(`token-${code}`)
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })

  it('says that a link was cut short, without a call', async () => {
    renderRoutes(linkRoutes, '/email-confirmation/Mg')
    expect((await screen.findByRole('alert')).textContent).toContain('Link jest nieprawidłowy.')
  })

  it.each([
    ['the network', () => unreachable(confirmEmailChange), /^Brak połączenia z serwerem/],
    ['the server', () => answer(confirmEmailChange, () => refuse('internal')), /^Nie udało się potwierdzić zmiany adresu e-mail/],
    ['the limit', () => answer(confirmEmailChange, () => refuse('too_many_requests', { seconds: 9 })), / 9 /],
  ])('can be tried again when %s is in the way, and says what was', async (way, handler, said) => {
    apiServer.use(handler())
    const { user } = open(`token-${way}`.replaceAll(' ', '-'))
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
    expect(screen.getByRole('alert').textContent).toMatch(said)
    apiServer.use(answer(confirmEmailChange, () => undefined))
    await user.click(again)
    expect(await screen.findByRole('heading', { name: 'Adres zmieniony' })).toBeTruthy()
  })
})
