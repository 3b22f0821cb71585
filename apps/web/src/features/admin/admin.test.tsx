import {
  type AdminUser,
  awardPointsAsAdmin,
  changePlan,
  listAuditEntries,
  listBroadcasts,
  listFailedJobs,
  listUsers,
  readJobHealth,
  readUserAsAdmin,
  retryFailedJob,
  sendBroadcast,
} from '@spizarka/contract/admin'
import { confirmSecondFactor, enrolSecondFactor, readSecondFactor, verifySecondFactor } from '@spizarka/contract/second-factor'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, apiServer, refuse, unreachable } from '../../testing/api-server.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { onePage, signedIn } from '../../testing/samples.ts'
import { adminRoutes } from './routes.ts'

const VERIFIED = { enrolled: true, verified_until: '2026-02-03T22:00:00Z', recovery_codes_left: 8 }
const UNVERIFIED = { ...VERIFIED, verified_until: null }

function anAccount(changes: Partial<AdminUser> = {}): AdminUser {
  return {
    id: 12,
    username: 'kasia',
    email: 'kasia@example.pl',
    plan: 'free',
    ai_points: 120,
    is_active: true,
    is_admin: false,
    created_at: '2026-01-10T10:00:00Z',
    last_used_at: null,
    ...changes,
  }
}

function open(at: string) {
  signedIn({ is_admin: true })
  return renderRoutes(adminRoutes, at)
}

function onAPhone() {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList,
  )
}

const secondFactor = (state: typeof VERIFIED | typeof UNVERIFIED) => answer(readSecondFactor, () => state)

beforeAll(() =>
  Promise.all([
    import('./AdminFrame.tsx'),
    import('./users/UsersScreen.tsx'),
    import('./users/UserScreen.tsx'),
    import('./broadcasts/BroadcastsScreen.tsx'),
    import('./jobs/JobsScreen.tsx'),
    import('./audit/AuditLogScreen.tsx'),
  ]),
)
beforeEach(() =>
  apiServer.use(
    secondFactor(VERIFIED),
    answer(listBroadcasts, () => onePage()),
  ),
)

describe('the second factor', () => {
  it('is set up by a QR code and a first code, and shows the recovery codes once', async () => {
    apiServer.use(
      answer(readSecondFactor, () => ({ enrolled: false, verified_until: null, recovery_codes_left: 0 })),
      answer(enrolSecondFactor, () => ({
        secret: 'JBSWY3DPEHPK3PXP',
        otpauth_url: 'otpauth://totp/Spizarka:marta?secret=JBSWY3DPEHPK3PXP',
      })),
      answer(confirmSecondFactor, ({ body }) => {
        expect(body.code).toBe('123456')
        return { recovery_codes: ['abcd-efgh', 'ijkl-mnop'] }
      }),
      answer(listUsers, () => onePage(anAccount())),
    )
    const { user } = open('/admin/users')
    await user.click(await screen.findByRole('button', { name: 'Pokaż kod QR' }))
    expect(await screen.findByRole('img', { name: 'Kod QR drugiego składnika' })).toBeTruthy()
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
    await user.type(screen.getByLabelText('Sześć cyfr z aplikacji'), '123 456')
    await user.click(screen.getByRole('button', { name: 'Włącz drugi składnik' }))
    expect(await screen.findByText('ijkl-mnop')).toBeTruthy()
    apiServer.use(secondFactor(VERIFIED))
    await user.click(screen.getByRole('button', { name: 'Mam je zapisane' }))
    expect(await screen.findByText('kasia')).toBeTruthy()
    expect(screen.queryByText('ijkl-mnop')).toBeNull()
  })

  it('shows the recovery codes also when the button was pressed twice', async () => {
    let calls = 0
    apiServer.use(
      answer(readSecondFactor, () => ({ enrolled: false, verified_until: null, recovery_codes_left: 0 })),
      answer(enrolSecondFactor, () => ({
        secret: 'JBSWY3DPEHPK3PXP',
        otpauth_url: 'otpauth://totp/Spizarka:marta?secret=JBSWY3DPEHPK3PXP',
      })),
      answer(confirmSecondFactor, () => {
        calls += 1
        return calls === 1 ? { recovery_codes: ['abcd-efgh'] } : refuse('second_factor_code_wrong')
      }),
    )
    const { user } = open('/admin/users')
    await user.click(await screen.findByRole('button', { name: 'Pokaż kod QR' }))
    await user.type(await screen.findByLabelText('Sześć cyfr z aplikacji'), '123456')
    const button = screen.getByRole('button', { name: 'Włącz drugi składnik' })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(await screen.findByText('abcd-efgh')).toBeTruthy()
    expect(calls).toBe(1)
  })

  it('is asked for before the panel opens, and says when a code is wrong', async () => {
    apiServer.use(
      secondFactor(UNVERIFIED),
      answer(verifySecondFactor, ({ body }) => (body.code === '111111' ? VERIFIED : refuse('second_factor_code_wrong'))),
      answer(listUsers, () => onePage(anAccount())),
    )
    const { user } = open('/admin/users')
    const code = await screen.findByLabelText('Kod z aplikacji lub kod zapasowy')
    expect(screen.queryByRole('navigation', { name: 'Administracja' })).toBeNull()
    await user.type(code, '000000{Enter}')
    expect(await screen.findByText(/^Nieprawidłowy kod\./)).toBeTruthy()
    await user.clear(code)
    await user.type(code, '111111{Enter}')
    expect(await screen.findByText('kasia')).toBeTruthy()
  })

  it('is asked for again when it runs out, and what was typed is still there', async () => {
    apiServer.use(
      answer(sendBroadcast, () => {
        apiServer.use(secondFactor(UNVERIFIED))
        return refuse('second_factor_required')
      }),
      answer(verifySecondFactor, () => {
        apiServer.use(secondFactor(VERIFIED))
        return VERIFIED
      }),
    )
    const { user, router } = open('/admin/broadcasts')
    await user.type(await screen.findByLabelText('Tytuł'), 'Przerwa')
    await user.type(screen.getByLabelText('Treść'), 'W nocy.')
    await user.click(screen.getByRole('button', { name: 'Wyślij ogłoszenie' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Wyślij' }))
    await user.type(await screen.findByLabelText('Kod z aplikacji lub kod zapasowy'), '111111{Enter}')
    await waitFor(() => expect(screen.queryByLabelText('Kod z aplikacji lub kod zapasowy')).toBeNull())
    expect(screen.getByLabelText<HTMLInputElement>('Tytuł').value).toBe('Przerwa')
    expect(router.state.location.pathname).toBe('/admin/broadcasts')
  })
})

describe('accounts', () => {
  it('are found by login or e-mail, by plan and by state', async () => {
    apiServer.use(
      answer(listUsers, ({ query: { search, plan, state } }) =>
        onePage(
          ...[anAccount(), anAccount({ id: 13, username: 'olek', plan: 'premium', is_active: false })].filter(
            (account) =>
              account.username.includes(search) &&
              (plan === undefined || account.plan === plan) &&
              (state === undefined || account.is_active === (state === 'active')),
          ),
        ),
      ),
    )
    const { user } = open('/admin/users')
    expect(await screen.findByText(/^2.konta$/)).toBeTruthy()
    await user.type(screen.getByLabelText('Szukaj konta'), 'ole')
    await waitFor(() => expect(screen.queryByText('kasia')).toBeNull())
    expect(screen.getByText('nieaktywne')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Stan'), 'Aktywne')
    expect(await screen.findByText('Nie ma takich kont.')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Stan'), 'Nieaktywne')
    expect(await screen.findByText('olek')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Plan'), 'Free')
    expect(await screen.findByText('Nie ma takich kont.')).toBeTruthy()
  })

  it('stand in columns at a desk, and a row unfolds in place what was done to the account and what can be', async () => {
    const entry = {
      created_at: '2026-02-03T16:00:00Z',
      admin: 'marta',
      act: 'points_awarded' as const,
      subject: 'kasia',
      details: { amount: 50 },
    }
    apiServer.use(
      answer(listUsers, () => onePage(anAccount(), anAccount({ id: 13, username: 'olek' }))),
      answer(listAuditEntries, () =>
        onePage({ ...entry, id: '2', subject_user_id: 13, admin: 'ktoś inny' }, { ...entry, id: '1', subject_user_id: 12 }),
      ),
    )
    const { user } = open('/admin/users')
    const table = within(await screen.findByRole('table', { name: 'Konta' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Konto',
      'Plan',
      'Punkty',
      'Ostatnio',
      'Konto od',
      'Szczegóły',
    ])
    await user.click(table.getByRole('button', { name: 'Konto kasia', expanded: false }))
    expect(await table.findByText('marta: Zmiana punktów')).toBeTruthy()
    expect(table.queryByText(/^ktoś inny/)).toBeNull()
    expect(table.getByLabelText('Ile punktów')).toBeTruthy()
    await user.click(table.getByRole('button', { name: 'Konto kasia', expanded: true }))
    expect(table.queryByLabelText('Ile punktów')).toBeNull()
  })

  it('are cards on a phone, each of which opens its account', async () => {
    onAPhone()
    apiServer.use(answer(listUsers, () => onePage(anAccount())))
    open('/admin/users')
    expect((await screen.findByRole('link', { name: 'kasia' })).getAttribute('href')).toBe('/admin/users/12')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('get another plan', async () => {
    apiServer.use(
      answer(readUserAsAdmin, () => anAccount()),
      answer(changePlan, ({ params, body }) => {
        expect(params.id).toBe('12')
        return anAccount({ plan: body.plan })
      }),
    )
    const { user } = open('/admin/users/12')
    await user.selectOptions(await screen.findByLabelText('Plan konta'), 'Premium')
    await user.click(screen.getByRole('button', { name: 'Zmień plan' }))
    expect((await screen.findAllByText('Plan zmieniony na Premium.'))[0]).toBeTruthy()
    await waitFor(() => expect(screen.getByText('To jest obecny plan.')).toBeTruthy())
  })

  it('get points once, with a reason, also after a lost answer', async () => {
    const keys: (string | null)[] = []
    apiServer.use(
      answer(readUserAsAdmin, () => anAccount()),
      unreachable(awardPointsAsAdmin),
    )
    const { user } = open('/admin/users/12')
    await user.type(await screen.findByLabelText('Ile punktów'), '1,5')
    await user.click(screen.getByRole('button', { name: 'Zmień punkty' }))
    expect(screen.getByText(/Podaj liczbę całkowitą.*100.000/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Ile punktów'))
    expect(screen.getByText('To pole jest wymagane.')).toBeTruthy()
    await user.clear(screen.getByLabelText('Ile punktów'))
    await user.type(screen.getByLabelText('Ile punktów'), '−20')
    await user.type(screen.getByLabelText('Powód'), 'Pomyłka')
    await user.click(screen.getByRole('button', { name: 'Zmień punkty' }))
    expect(await screen.findByText(/punkty zmienią się jeden raz/)).toBeTruthy()
    apiServer.use(
      answer(awardPointsAsAdmin, ({ body, headers }) => {
        keys.push(headers.get('idempotency-key'))
        expect(body).toEqual({ amount: -20, reason: 'Pomyłka' })
        return anAccount({ ai_points: 100 })
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Zmień punkty' }))
    expect(await screen.findByText(/^100.punktów$/)).toBeTruthy()
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
  })

  it('of one’s own get no points by one’s own hand', async () => {
    const own = signedIn({ is_admin: true })
    apiServer.use(answer(readUserAsAdmin, () => anAccount({ id: own.id, username: own.username, is_admin: true })))
    open(`/admin/users/${own.id}`)
    expect(await screen.findByText('Sobie punktów nie przyznasz.')).toBeTruthy()
    expect(screen.queryByLabelText('Ile punktów')).toBeNull()
  })

  it('say that there are too few points to take', async () => {
    apiServer.use(
      answer(readUserAsAdmin, () => anAccount()),
      answer(awardPointsAsAdmin, () => refuse('balance_too_low')),
    )
    const { user } = open('/admin/users/12')
    await user.type(await screen.findByLabelText('Ile punktów'), '-500')
    await user.type(screen.getByLabelText('Powód'), 'Nadużycie')
    await user.click(screen.getByRole('button', { name: 'Zmień punkty' }))
    expect(await screen.findByText('Na koncie jest mniej punktów.')).toBeTruthy()
  })
})

describe('broadcasts', () => {
  it('are seen before they are sent, and asked about', async () => {
    const sent: unknown[] = []
    apiServer.use(
      answer(sendBroadcast, ({ body }) => {
        sent.push(body)
        return { ...body, id: '5', created_at: '2026-02-03T16:00:00Z', recipients: null }
      }),
    )
    const { user } = open('/admin/broadcasts')
    await user.click(await screen.findByRole('button', { name: 'Wyślij ogłoszenie' }))
    expect(screen.getAllByText('To pole jest wymagane.')).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByLabelText('Tytuł'))
    await user.type(screen.getByLabelText('Tytuł'), 'Nowości')
    await user.type(screen.getByLabelText('Treść'), 'Mamy dzwonek.')
    const preview = within(screen.getByRole('region', { name: 'Podgląd' }))
    expect(preview.getByText('Nowości')).toBeTruthy()
    expect(preview.getByText('Mamy dzwonek.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Wyślij ogłoszenie' }))
    expect(sent).toEqual([])
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Wyślij' }))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Tytuł').value).toBe(''))
    expect(sent).toEqual([{ title: 'Nowości', message: 'Mamy dzwonek.' }])
  })
})

describe('jobs', () => {
  it('show how they stand, and are tried again', async () => {
    const id = '0b1f6a3e-6f44-4c38-9d7e-0d6b5f0e9a11'
    const job = {
      id,
      name: 'mail.send-message',
      created_at: '2026-02-03T16:00:00Z',
      failed_at: '2026-02-03T19:00:00Z',
      tries: 12,
      error: 'MailError',
    }
    apiServer.use(
      answer(readJobHealth, () => [{ name: 'mail.send-message', queued: 3, active: 0, failed: 1, waiting_seconds: 600 }]),
      answer(listFailedJobs, () => onePage(job)),
      answer(retryFailedJob, ({ params }) => {
        expect(params.id).toBe(id)
        apiServer.use(answer(listFailedJobs, () => onePage()))
        return undefined
      }),
    )
    const { user } = open('/admin/jobs')
    expect(await screen.findByText('czeka: 3')).toBeTruthy()
    expect(within(screen.getByRole('list', { name: 'Kolejki' })).getByText('Wysyłka e-maila')).toBeTruthy()
    expect(screen.getByText(/^najstarsze od 10.min$/)).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Ponów: Wysyłka e-maila' }))
    expect(await screen.findByText('Żadne zadanie nie czeka na ponowienie.')).toBeTruthy()
  })
})

describe('the log', () => {
  it('says what was done, by whom and to whom, one kind of act alone if asked', async () => {
    const entry = {
      id: '1',
      created_at: '2026-02-03T16:00:00Z',
      admin: 'marta',
      act: 'points_awarded' as const,
      subject_user_id: 12,
      subject: 'kasia',
      details: { reason: 'Przeprosiny', amount: 50 },
    }
    apiServer.use(answer(listAuditEntries, ({ query: { act } }) => (act === undefined || act === entry.act ? onePage(entry) : onePage())))
    const { user, unmount } = open('/admin/audit-log')
    const [, row] = within(await screen.findByRole('table', { name: 'Dziennik' })).getAllByRole('row')
    const cells = [...(row?.children ?? [])].map(({ textContent }) => textContent)
    expect(cells.slice(0, 4)).toEqual(['marta', 'Zmiana punktów', 'konto kasia', 'punkty: 50 · powód: Przeprosiny'])
    expect(cells[4]).toMatch(/^3 lutego/)
    expect(screen.getByRole('link', { name: 'konto kasia' }).getAttribute('href')).toBe('/admin/users/12')
    await user.selectOptions(screen.getByLabelText('Pokaż'), 'Ogłoszenie')
    expect(await screen.findByText('Nie ma takich wpisów.')).toBeTruthy()
    unmount()

    onAPhone()
    open('/admin/audit-log')
    const said = within(await screen.findByRole('list', { name: 'Dziennik' })).getByRole('listitem')
    expect(said.textContent).toMatch(/^marta: Zmiana punktów, konto kasiapunkty: 50 · powód: Przeprosiny3 lutego/)
  })
})
