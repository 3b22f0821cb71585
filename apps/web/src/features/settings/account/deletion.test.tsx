import { deleteAccount } from '@spizarka/contract/account-changes'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { MembersOnly } from '../../../app/MembersOnly.tsx'
import { readSession } from '../../../lib/session/session.ts'
import { tokens } from '../../../lib/session/tokens.ts'
import { answer, apiServer, Refusal, refuse, unreachable } from '../../../testing/api-server.ts'
import { settingsRoutes } from '../routes.ts'
import { openAccount } from '../testing.tsx'

const PASSWORD = 'kwiaty na parapecie'
const section = (name: string) => within(screen.getByRole('region', { name }))

async function openDialog() {
  const { user, router } = await openAccount([{ Component: MembersOnly, children: settingsRoutes([]) }])
  expect(section('Usunięcie konta').getByText(/^Tego nie da się cofnąć\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Usuń konto' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Usunąć konto na zawsze?' }))
  return { user, router, dialog, confirm: () => dialog.getByRole('button', { name: /^Usuń konto na zawsze/ }) }
}

describe('deleting the account', () => {
  it('waits for the password', async () => {
    const { user, dialog, confirm } = await openDialog()
    expect(confirm().getAttribute('aria-disabled')).toBe('true')
    // No call is announced: one would fail the test.
    await user.click(confirm())
    await user.type(dialog.getByLabelText('Hasło'), PASSWORD)
    expect(confirm().getAttribute('aria-disabled')).toBeNull()
  })

  it('deletes once, forgets the tokens and leads to the start', async () => {
    const bodies: unknown[] = []
    apiServer.use(
      answer(deleteAccount, ({ body }) => {
        bodies.push(body)
        return undefined
      }),
    )
    const { user, router, dialog, confirm } = await openDialog()
    await user.type(dialog.getByLabelText('Hasło'), PASSWORD)
    const tokenOnTheWay = vi.fn<() => void>()
    router.subscribe(() => {
      const { location } = router.state
      if (location.pathname === '/' && tokens.access() !== null) tokenOnTheWay()
    })
    await user.dblClick(confirm())
    await expect.poll(() => router.state.location.pathname).toBe('/')
    expect(bodies).toEqual([{ current_password: PASSWORD }])
    expect(tokenOnTheWay).not.toHaveBeenCalled()
    expect([tokens.access(), tokens.refresh()]).toEqual([null, null])
    expect(screen.getAllByText('Konto zostało usunięte.').length).toBeGreaterThan(0)
  })

  it('leads back to the password that was wrong', async () => {
    apiServer.use(answer(deleteAccount, () => refuse('current_password_wrong')))
    const { user, dialog, confirm } = await openDialog()
    await user.type(dialog.getByLabelText('Hasło'), PASSWORD)
    await user.click(confirm())
    await dialog.findByText('Nieprawidłowe hasło.')
    expect(document.activeElement).toBe(dialog.getByLabelText('Hasło'))
  })

  it.each([
    [() => answer(deleteAccount, () => refuse('current_password_wrong')), 'Nieprawidłowe hasło.'],
    [() => answer(deleteAccount, () => new Refusal(500, {})), 'Nie udało się usunąć konta. Spróbuj ponownie.'],
    [() => unreachable(deleteAccount), 'Nie udało się usunąć konta. Spróbuj ponownie.'],
  ])('keeps the account and the session after failure %#', async (handler, text) => {
    apiServer.use(handler())
    const { user, dialog, confirm } = await openDialog()
    await user.type(dialog.getByLabelText('Hasło'), PASSWORD)
    await user.click(confirm())
    expect(await dialog.findByText(text)).toBeTruthy()
    expect(readSession().status).toBe('user')
    expect(dialog.getByLabelText<HTMLInputElement>('Hasło').value).toBe(PASSWORD)
  })
})
