import { activate, readMe, register, resendActivation, signIn } from '@spizarka/contract/accounts'
import { listSubscriptionProducts } from '@spizarka/contract/subscription-products'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { someProducts } from '../../lib/plans/testing.ts'
import { registeredLogin } from '../../lib/registered-login.ts'
import { readSession } from '../../lib/session/session.ts'
import { answer, apiServer, Refusal, refuse, unreachable } from '../../testing/api-server.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { aUser } from '../../testing/samples.ts'
import { guestRoutes, linkRoutes } from './routes.ts'

const PASSWORD = 'kwiaty na parapecie'
const passwordBox = () => screen.getByLabelText('Hasło')

async function openLogin(state?: unknown) {
  const view = renderRoutes(guestRoutes, '/login', state)
  await screen.findByLabelText('Login lub e-mail')
  return view
}

describe('/login', () => {
  it('signs in', async () => {
    apiServer.use(
      answer(signIn, () => ({ access: 'a', refresh: 'r' })),
      answer(readMe, () => aUser()),
    )
    const { user } = await openLogin()
    await user.type(screen.getByLabelText('Login lub e-mail'), 'marta')
    await user.type(passwordBox(), `${PASSWORD}{Enter}`)
    await expect.poll(() => readSession().status).toBe('user')
  })

  it('asks for both fields and moves the focus to the first that is missing', async () => {
    const { user } = await openLogin()
    await user.type(passwordBox(), PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Zaloguj się' }))
    expect(screen.getAllByText('To pole jest wymagane.')).toHaveLength(1)
    expect(document.activeElement).toBe(screen.getByLabelText('Login lub e-mail'))
  })

  it.each([
    [
      'what the server says',
      () => answer(signIn, () => refuse('too_many_requests', { seconds: 9 })),
      'Zbyt wiele prób. Spróbuj ponownie za 9 s.',
    ],
    [
      'its own words where the server says nothing',
      () => answer(signIn, () => new Refusal(401, {})),
      'Niepoprawny login / email lub hasło.',
    ],
    ['that there is no connection', () => unreachable(signIn), 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie.'],
  ])('shows %s after a failure and keeps what was typed', async (_, handler, text) => {
    apiServer.use(handler())
    const { user } = await openLogin()
    await user.type(screen.getByLabelText('Login lub e-mail'), 'marta')
    await user.type(passwordBox(), PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Zaloguj się' }))
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    expect(screen.getByLabelText<HTMLInputElement>('Login lub e-mail').value).toBe('marta')
    expect(screen.getByLabelText<HTMLInputElement>('Hasło').value).toBe(PASSWORD)
  })

  it('shows and hides the password', async () => {
    const { user } = await openLogin()
    await user.click(screen.getByRole('button', { name: 'Pokaż hasło' }))
    expect(passwordBox().getAttribute('type')).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Ukryj hasło' }))
    expect(passwordBox().getAttribute('type')).toBe('password')
  })

  it('says what the visitor was sent with', async () => {
    await openLogin({ message: 'Hasło zostało zmienione.' })
    expect(screen.getByText('Hasło zostało zmienione.')).toBeTruthy()
  })
})

async function openFilled({ confirmation = PASSWORD, password = PASSWORD, terms = true } = {}, search = '') {
  const { user } = renderRoutes(guestRoutes, `/register${search}`)
  await user.type(await screen.findByLabelText('Login'), 'marta')
  await user.type(screen.getByLabelText('E-mail'), 'marta@example.pl')
  await user.type(passwordBox(), password)
  await user.type(screen.getByLabelText('Powtórz hasło'), confirmation)
  if (terms) await user.click(screen.getByRole('checkbox', { name: /Akceptuję/ }))
  return user
}

const submitButton = () => screen.getByRole('button', { name: /Załóż konto/ })

describe('/register', () => {
  it('sends the form and puts the news about the link in its place', async () => {
    let body: unknown
    apiServer.use(
      answer(register, (received) => {
        body = received.body
        return { id: 1, username: 'marta', email: 'marta@example.pl' }
      }),
      answer(resendActivation, () => undefined),
    )
    const user = await openFilled()
    await user.click(submitButton())
    expect(await screen.findByText('marta@example.pl')).toBeTruthy()
    expect(screen.getByText(/folder\s+spam/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Przejdź do logowania' }).getAttribute('href')).toBe('/login')
    expect(body).toEqual({ username: 'marta', email: 'marta@example.pl', password: PASSWORD, marketing_consent: false })
    await user.click(screen.getByRole('button', { name: 'Wyślij link ponownie' }))
    expect(await screen.findByText(/nowy link jest już w drodze/)).toBeTruthy()
  })

  it('says how good the password is and what is missing, and leads there', async () => {
    const user = await openFilled({ confirmation: 'inaczej' })
    expect(screen.getByText('Dobre')).toBeTruthy()
    expect(screen.getByText('19 znaków, wystarczy 14')).toBeTruthy()
    expect(screen.queryByText(/Brakuje/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'powtórzone hasło' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Powtórz hasło'))
    await user.clear(screen.getByLabelText('Powtórz hasło'))
    expect(screen.getByRole('button', { name: 'powtórzonego hasła' })).toBeTruthy()
    expect(screen.queryByText(/Popraw/)).toBeNull()
    await user.type(screen.getByLabelText('Powtórz hasło'), PASSWORD)
    expect(screen.queryByText(/Brakuje/)).toBeNull()
    await user.clear(passwordBox())
    await user.type(passwordBox(), 'kasza')
    expect(screen.getByText('5 z 14 znaków', { normalizer: (text) => text.replaceAll('\u00a0', ' ') })).toBeTruthy()
  })

  it('names the plan that was chosen, and keeps it in addresses until there is an account', async () => {
    const bodies: unknown[] = []
    apiServer.use(
      answer(register, ({ body }) => {
        bodies.push(body)
        return { id: 1, username: 'marta', email: 'marta@example.pl' }
      }),
      answer(resendActivation, ({ body }) => void bodies.push(body)),
      answer(listSubscriptionProducts, () => someProducts),
    )
    const choice = '?plan=premium_super&cycle=monthly'
    const user = await openFilled({}, choice)
    expect(screen.getByText('Premium Super, płatny co miesiąc')).toBeTruthy()
    expect(await screen.findByText('Cena: 49,99 zł za miesiąc, z podatkiem VAT.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Zaloguj się' }).getAttribute('href')).toBe(`/login${choice}`)
    await user.click(submitButton())
    expect((await screen.findByRole('link', { name: 'Przejdź do logowania' })).getAttribute('href')).toBe(`/login${choice}`)
    await user.click(screen.getByRole('button', { name: 'Wyślij link ponownie' }))
    await screen.findByText(/nowy link jest już w drodze/)
    const chosen_plan = { plan: 'premium_super', cycle: 'monthly' }
    expect(bodies).toMatchObject([
      { username: 'marta', chosen_plan },
      { email: 'marta@example.pl', chosen_plan },
    ])
    for (const storage of [localStorage, sessionStorage])
      for (let place = 0; place < storage.length; place++) expect(storage.getItem(storage.key(place) ?? '')).not.toContain('premium')
  })

  it('says the price of the year that was chosen', async () => {
    apiServer.use(answer(listSubscriptionProducts, () => someProducts))
    await openFilled({}, '?plan=premium&cycle=yearly')
    expect(await screen.findByText('Cena: 299,90 zł za rok, z podatkiem VAT.')).toBeTruthy()
  })

  it('goes on without a price where it cannot be read', async () => {
    apiServer.use(answer(listSubscriptionProducts, () => refuse('forbidden')))
    await openFilled({}, '?plan=premium&cycle=yearly')
    expect(screen.getByText(/Najpierw konto/)).toBeTruthy()
    expect(screen.queryByText(/Cena/)).toBeNull()
    expect(submitButton()).not.toHaveProperty('disabled', true)
  })

  it('takes an address that names nothing to buy for none', async () => {
    await openFilled({}, '?plan=free&cycle=monthly')
    expect(screen.queryByText(/Wybrany plan/)).toBeNull()
  })

  it('is remembered in this browser until the first sign-in, which needs the password alone', async () => {
    apiServer.use(
      answer(register, () => ({ id: 1, username: 'marta', email: 'marta@example.pl' })),
      answer(signIn, ({ body }) => (body.username === 'marta' ? { access: 'a', refresh: 'r' } : refuse('not_found'))),
      answer(readMe, () => aUser()),
    )
    const user = await openFilled()
    await user.click(submitButton())
    await user.click(await screen.findByRole('link', { name: 'Przejdź do logowania' }))
    await expect.poll(() => screen.getByLabelText<HTMLInputElement>('Login lub e-mail').value).toBe('marta')
    await user.type(passwordBox(), `${PASSWORD}{Enter}`)
    await expect.poll(() => readSession().status).toBe('user')
    expect(registeredLogin.find()).toBeUndefined()
  })

  it('is forgotten by whoever else sits at this browser', async () => {
    registeredLogin.keep('marta')
    registeredLogin.markActive()
    const { user } = renderRoutes(guestRoutes, '/login')
    expect(await screen.findByText('Konto aktywne.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'To nie ja' }))
    expect(screen.getByLabelText<HTMLInputElement>('Login lub e-mail').value).toBe('')
    expect(screen.queryByRole('button', { name: 'To nie ja' })).toBeNull()
    expect(registeredLogin.find()).toBeUndefined()
  })

  it('cannot be sent until the terms are accepted, and says why', async () => {
    const user = await openFilled({ terms: false })
    expect(submitButton().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Zaakceptuj regulamin i politykę prywatności, aby założyć konto.')).toBeTruthy()
    // No call is announced: one would fail the test.
    await user.click(submitButton())
    await user.type(screen.getByLabelText('Login'), '{Enter}')
    expect(screen.queryByRole('alert')).toBeNull()
    // What else is missing is there with them.
    await user.clear(screen.getByLabelText('Login'))
    expect(screen.getByRole('button', { name: 'loginu' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'zgody na regulamin' })).toBeTruthy()
  })

  it.each([
    [{ password: 'krótkie', confirmation: 'krótkie' }, 'Hasło musi mieć co najmniej 14 znaków.'],
    [{ confirmation: 'co innego wpisane' }, 'Hasła nie są identyczne.'],
  ])('refuses the passwords %o', async (passwords, text) => {
    const user = await openFilled(passwords)
    await user.click(submitButton())
    expect(screen.getByText(text)).toBeTruthy()
  })

  it.each([
    [
      new Refusal(400, {
        username: ['Użytkownik o tej nazwie już istnieje.'],
        password: ['Za krótkie.', 'Zbyt powszechne.'],
        marketing_consent: ['Źle.'],
      }),
      'Login: Użytkownik o tej nazwie już istnieje.\nHasło: Za krótkie. Zbyt powszechne.\nZgoda marketingowa: Źle.',
    ],
    [new Refusal(400, { email: ['Podaj poprawny adres e-mail.'] }), 'E-mail: Podaj poprawny adres e-mail.'],
    [refuse('email_taken'), 'Użytkownik z tym adresem e-mail już istnieje.'],
    [new Refusal(400, { other: ['?'] }), 'Wystąpił nieznany błąd walidacji. Sprawdź poprawność danych.'],
    [refuse('internal'), 'Wystąpił nieoczekiwany błąd. Spróbuj ponownie.'],
  ])('describes refusal %# in the words of the specification', async (refusal, text) => {
    apiServer.use(answer(register, () => refusal))
    const user = await openFilled()
    await user.click(submitButton())
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(screen.getByLabelText<HTMLInputElement>('Login').value).toBe('marta')
  })
})

describe('/activate/{uid}/{token}', () => {
  it('activates the account with one call, also when it is opened twice', async () => {
    let calls = 0
    apiServer.use(
      answer(activate, ({ body }) => {
        calls += 1
        expect(body).toEqual({ uid: 'Mg', token: 'good-token' })
        return undefined
      }),
    )
    const first = renderRoutes(linkRoutes, '/activate/Mg/good-token')
    first.unmount()
    renderRoutes(linkRoutes, '/activate/Mg/good-token')
    expect(await screen.findByText('250 punktów AI')).toBeTruthy()
    expect(calls).toBe(1)
  })

  it('goes on to the plan that was chosen before', async () => {
    apiServer.use(answer(activate, () => undefined))
    renderRoutes(linkRoutes, '/activate/Mg/plan-token?plan=premium&cycle=yearly')
    const login = await screen.findByRole('link', { name: 'Przejdź do logowania' })
    expect(login.getAttribute('href')).toBe('/login?plan=premium&cycle=yearly')
  })

  it('offers another link when this one is not valid', async () => {
    apiServer.use(
      answer(activate, () => refuse('link_token_invalid')),
      answer(resendActivation, ({ body }) => {
        expect(body).toEqual({ email: 'marta@example.pl' })
        return undefined
      }),
    )
    const { user } = renderRoutes(linkRoutes, '/activate/Mg/bad-token')
    expect((await screen.findByRole('alert')).textContent).toContain('Link aktywacyjny jest nieprawidłowy lub już wygasł')
    await user.type(screen.getByLabelText('E-mail podany przy rejestracji'), 'marta@example.pl{Enter}')
    expect(await screen.findByText(/nowy link jest już w drodze/)).toBeTruthy()
  })

  it.each([
    ['the server fails', () => answer(resendActivation, () => new Refusal(500, {})), 'Nie udało się wysłać linku. Spróbuj ponownie.'],
    ['there is no network', () => unreachable(resendActivation), /^Brak połączenia z serwerem/],
  ])('says that another link was not sent where %s', async (_, handler, said) => {
    apiServer.use(
      answer(activate, () => refuse('link_token_invalid')),
      handler(),
    )
    const { user } = renderRoutes(linkRoutes, '/activate/Mg/bad-token')
    await user.type(await screen.findByLabelText('E-mail podany przy rejestracji'), 'marta@example.pl{Enter}')
    expect(await screen.findByText(said)).toBeTruthy()
  })

  it('shows what the server says about a link that was used before', async () => {
    apiServer.use(answer(activate, () => refuse('already_activated')))
    renderRoutes(linkRoutes, '/activate/Mg/used-token')
    expect(await screen.findByText('To konto jest już aktywne. Możesz się zalogować.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Przejdź do logowania' })).toBeTruthy()
  })

  it.each([
    ['never reached the server', 'lost', () => unreachable(activate), 'Brak połączenia z serwerem.'],
    ['the server failed at', 'failed', () => answer(activate, () => refuse('internal')), 'Błąd serwera.'],
  ])('tries again after a try that %s, and says which', async (_, token, handler, why) => {
    apiServer.use(handler())
    const { user } = renderRoutes(linkRoutes, `/activate/Mg/${token}-token`)
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
    expect(screen.getByRole('alert').textContent).toContain(why)
    apiServer.use(answer(activate, () => undefined))
    await user.click(again)
    expect(await screen.findByText('Konto aktywne')).toBeTruthy()
  })

  it('calls nothing when the link is cut short', async () => {
    renderRoutes(linkRoutes, '/activate/Mg')
    expect((await screen.findByRole('alert')).textContent).toContain('Link aktywacyjny jest nieprawidłowy')
  })
})
