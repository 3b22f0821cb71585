import { updateMe } from '@spizarka/contract/accounts'
import { type Consent, listConsents } from '@spizarka/contract/privacy'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { answer, apiServer, Refusal, refuse, unreachable } from '../../../testing/api-server.ts'
import { aUser, onePage } from '../../../testing/samples.ts'
import { openAccount } from '../testing.tsx'

const aConsent: Consent = { id: '5', kind: 'marketing', granted: true, text_version: '2025-09-11', created_at: '2025-11-01T10:00:00Z' }

const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: /Nowości i oferty/ })

describe('the marketing consent', () => {
  it('is saved at once', async () => {
    const bodies: unknown[] = []
    apiServer.use(
      answer(updateMe, ({ body }) => {
        bodies.push(body)
        return aUser({ marketing_consent: true })
      }),
    )
    const { user } = await openAccount()
    await user.click(toggle())
    expect(await screen.findByText('Zmiany zostały zapisane!')).toBeTruthy()
    expect(toggle().checked).toBe(true)
    expect(bodies).toEqual([{ marketing_consent: true }])
  })

  it.each([
    [() => answer(updateMe, () => refuse('internal')), 'Błąd serwera. Spróbuj ponownie za chwilę.'],
    [() => answer(updateMe, () => new Refusal(500, {})), 'Wystąpił błąd podczas aktualizacji zgody marketingowej.'],
    [() => unreachable(updateMe), 'Wystąpił błąd podczas aktualizacji zgody marketingowej.'],
  ])('goes back after failure %#, which is described', async (handler, text) => {
    apiServer.use(handler())
    const { user } = await openAccount()
    await user.click(toggle())
    expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy()
    expect(toggle().checked).toBe(false)
  })

  it('stands in the history of consents, which can be tried again', async () => {
    const { user } = await openAccount()
    const history = within(screen.getByRole('region', { name: 'Historia zgód' }))
    expect(await history.findByText('Nie ma tu jeszcze żadnej zgody.')).toBeTruthy()
    apiServer.use(answer(listConsents, () => refuse('forbidden')))
    await queryClient.refetchQueries({ queryKey: [listConsents.path] })
    const again = await history.findByRole('button', { name: 'Spróbuj ponownie' })
    apiServer.use(answer(listConsents, () => onePage(aConsent, { ...aConsent, id: '4', kind: 'health', granted: false })))
    await user.click(again)
    const rows = (await history.findAllByRole('listitem')).map((row) => row.textContent)
    expect(rows).toEqual([
      expect.stringMatching(/^Informacje marketingowe.*treść z.11 września 2025udzielona$/),
      expect.stringMatching(/^Przetwarzanie danych o zdrowiu.*bez zgody$/),
    ])
  })
})
