import { confirmPasswordReset, requestPasswordReset } from '@spizarka/contract/account-changes'
import { signOut } from '@spizarka/contract/accounts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readSession } from '../../../lib/session/session.ts'
import { answer, apiServer, Refusal, refuse, unreachable } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { guestRoutes, linkRoutes } from '../routes.ts'

const PASSWORD = 'nowe-hasło'
const OTHER_FAILURE = 'Wystąpił błąd podczas wysyłania prośby o reset hasła. Spróbuj ponownie.'

async function openForgotten() {
  const { user } = renderRoutes(guestRoutes, '/forgot-password')
  await user.type(await screen.findByLabelText('E-mail'), 'marta@example.pl')
  return user
}

describe('/forgot-password', () => {
  it('asks once for a link, however often the button is pressed, and says that it was sent', async () => {
    const addresses: string[] = []
    apiServer.use(
      answer(requestPasswordReset, ({ body }) => {
        addresses.push(body.email)
        return undefined
      }),
    )
    const user = await openForgotten()
    await user.dblClick(screen.getByRole('button', { name: /^Wyślij link/ }))
    expect(await screen.findByText('Email z linkiem do resetowania hasła został wysłany. Sprawdź swoją skrzynkę odbiorczą.')).toBeTruthy()
    expect(addresses).toEqual(['marta@example.pl'])
  })

  it.each([
    [() => answer(requestPasswordReset, () => new Refusal(400, { email: ['?'] })), 'Nieprawidłowy adres email.'],
    [() => answer(requestPasswordReset, () => refuse('reset_account_unknown')), 'Nie znaleziono konta z tym adresem email.'],
    [() => answer(requestPasswordReset, () => refuse('internal')), OTHER_FAILURE],
    [() => unreachable(requestPasswordReset), OTHER_FAILURE],
    [() => answer(requestPasswordReset, () => refuse('too_many_requests', { seconds: 9 })), 'Zbyt wiele prób. Spróbuj ponownie za 9 s.'],
  ])('describes failure %# and keeps the address', async (handler, text) => {
    apiServer.use(handler())
    const user = await openForgotten()
    await user.keyboard('{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('marta@example.pl')
  })

  it('keeps the words of a failure where they are until the next answer, so that nothing moves from under a second click', async () => {
    apiServer.use(answer(requestPasswordReset, () => refuse('reset_account_unknown')))
    const user = await openForgotten()
    await user.keyboard('{Enter}')
    await screen.findByRole('alert')
    const { promise: looked, resolve: goOn } = Promise.withResolvers<void>()
    apiServer.use(
      answer(requestPasswordReset, async () => {
        await looked
        return undefined
      }),
    )
    await user.keyboard('{Enter}')
    expect(screen.getByRole('alert').textContent).toBe('Nie znaleziono konta z tym adresem email.')
    goOn()
    expect(await screen.findByText(/^Email z linkiem/)).toBeTruthy()
  })

  it('asks for the address before it calls anything', async () => {
    const { user } = renderRoutes(guestRoutes, '/forgot-password')
    await user.click(await screen.findByRole('button', { name: /^Wyślij link/ }))
    expect(screen.getByText('To pole jest wymagane.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
  })
})

const ADDRESS = '/password/reset/confirm/Mg/good-token'
const goodLink = answer(confirmPasswordReset, () => new Refusal(400, { new_password: ['Hasło musi mieć co najmniej 8 znaków.'] }))

async function openFilled(password = PASSWORD, confirmation = password) {
  apiServer.use(goodLink)
  const { user, router } = renderRoutes(linkRoutes, ADDRESS)
  await user.type(await screen.findByLabelText('Nowe hasło'), password)
  await user.type(screen.getByLabelText('Powtórz nowe hasło'), confirmation)
  return { user, router }
}

const submit = () => screen.getByRole('button', { name: /^Zmień hasło/ })

describe('/password/reset/confirm/{uid}/{token}', () => {
  it('tries the link with empty passwords, which can never use it up', async () => {
    const bodies: unknown[] = []
    apiServer.use(
      answer(confirmPasswordReset, ({ body }) => {
        bodies.push(body)
        return refuse('new_password_too_common')
      }),
    )
    renderRoutes(linkRoutes, ADDRESS)
    await screen.findByLabelText('Nowe hasło')
    expect(bodies).toEqual([{ uid: 'Mg', token: 'good-token', new_password: '', re_new_password: '' }])
  })

  it.each([
    ['a success', () => undefined],
    ['400 about a password', () => new Refusal(400, { re_new_password: ['Hasła nie są identyczne.'] })],
    ['400 about nothing', () => new Refusal(400, {})],
  ])('takes a link for good after %s', async (_, respond) => {
    apiServer.use(answer(confirmPasswordReset, respond))
    renderRoutes(linkRoutes, ADDRESS)
    expect(await screen.findByLabelText('Nowe hasło')).toBeTruthy()
  })

  it.each([
    ['400 about the token', () => refuse('reset_link_invalid')],
    ['400 about the uid', () => refuse('link_uid_invalid')],
    ['404 about the token', () => refuse('reset_link_unknown')],
    ['another refusal', () => refuse('forbidden')],
  ])('takes a link for bad after %s', async (_, respond) => {
    apiServer.use(answer(confirmPasswordReset, respond))
    renderRoutes(linkRoutes, ADDRESS)
    expect(await screen.findByRole('heading', { name: 'Nieprawidłowy link' })).toBeTruthy()
    expect(screen.getByText(/Działa tylko raz i przez godzinę/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Wyślij nowy link' }).getAttribute('href')).toBe('/forgot-password')
  })

  it('takes a link for bad that was cut short, without a call', async () => {
    renderRoutes(linkRoutes, '/password/reset/confirm/Mg')
    expect(await screen.findByRole('heading', { name: 'Nieprawidłowy link' })).toBeTruthy()
  })

  it.each([
    ['the network', () => unreachable(confirmPasswordReset), 'Brak połączenia z serwerem.'],
    ['the server', () => answer(confirmPasswordReset, () => refuse('internal')), 'Błąd serwera.'],
    ['a proxy', () => answer(confirmPasswordReset, () => new Refusal(502, {})), 'Serwer nie odpowiada tak, jak powinien.'],
    ['the limit', () => answer(confirmPasswordReset, () => refuse('too_many_requests', { seconds: 9 })), 'Zbyt wiele prób.'],
  ])('says nothing about the link when %s is in the way, but what is, and offers another try', async (_, handler, why) => {
    apiServer.use(handler())
    const { user } = renderRoutes(linkRoutes, ADDRESS)
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
    expect(screen.getByRole('alert').textContent).toContain(why)
    apiServer.use(goodLink)
    await user.click(again)
    expect(await screen.findByLabelText('Nowe hasło')).toBeTruthy()
  })

  it.each([
    [['krótkie', 'krótkie'], 'Hasło musi mieć co najmniej 8 znaków.'],
    [[PASSWORD, 'co innego'], 'Hasła nie są identyczne.'],
  ] as const)('refuses the passwords %o by itself', async ([password, confirmation], text) => {
    const { user } = await openFilled(password, confirmation)
    apiServer.use(answer(confirmPasswordReset, () => Promise.reject(new Error('not to be called'))))
    await user.click(submit())
    expect(screen.getByText(text)).toBeTruthy()
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  })

  it.each([
    [new Refusal(400, { new_password: ['Pierwszy.', 'Drugi.'], re_new_password: ['Trzeci.'] }), 'Pierwszy.'],
    [new Refusal(400, { re_new_password: ['Trzeci.'] }), 'Trzeci.'],
    [refuse('reset_link_invalid'), 'Link resetowania hasła jest nieprawidłowy lub wygasł.'],
    [refuse('link_uid_invalid'), 'Link resetowania hasła jest nieprawidłowy lub wygasł.'],
    [new Refusal(404, { token: ['?'] }), 'Link resetowania hasła jest nieprawidłowy lub wygasł.'],
    [new Refusal(400, {}), 'Wystąpił błąd podczas resetowania hasła.'],
    [refuse('internal'), 'Wystąpił błąd podczas resetowania hasła. Spróbuj ponownie.'],
  ])('describes refusal %# in the words of the specification and keeps the passwords', async (refusal, text) => {
    const { user } = await openFilled()
    apiServer.use(answer(confirmPasswordReset, () => refusal))
    await user.click(submit())
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(screen.getByLabelText<HTMLInputElement>('Nowe hasło').value).toBe(PASSWORD)
  })

  it('sets the password once and leads to the login, which says so', async () => {
    const { user, router } = await openFilled()
    const bodies: unknown[] = []
    apiServer.use(
      answer(confirmPasswordReset, ({ body }) => {
        bodies.push(body)
        return undefined
      }),
    )
    await user.dblClick(submit())
    await expect.poll(() => router.state.location.pathname).toBe('/login')
    expect(router.state.location.state).toEqual({ message: expect.stringContaining('Hasło zostało zmienione') })
    expect(bodies).toEqual([{ uid: 'Mg', token: 'good-token', new_password: PASSWORD, re_new_password: PASSWORD }])
  })

  it('signs out whoever is signed in here, so that the login shows itself', async () => {
    signedIn()
    const { user, router } = await openFilled()
    apiServer.use(
      answer(confirmPasswordReset, () => undefined),
      answer(signOut, () => undefined),
    )
    await user.click(submit())
    await expect.poll(() => router.state.location.pathname).toBe('/login')
    expect(readSession().status).toBe('guest')
  })
})
