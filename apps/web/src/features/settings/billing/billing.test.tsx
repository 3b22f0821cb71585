import { type BillingProfile, readBillingProfile, saveBillingProfile } from '@spizarka/contract/billing'
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { answer, apiServer, Refusal, refuse, unreachable } from '../../../testing/api-server.ts'
import { signedIn } from '../../../testing/samples.ts'
import { openSettings } from '../testing.tsx'
import { findBillingErrors } from './BillingScreen.tsx'

const saved: BillingProfile = {
  company_name: 'Piekarnia Pod Kasztanem',
  full_name: '',
  nip: '',
  address_line: '',
  postal_code: '',
  city: '',
  country: 'Polska',
}

beforeEach(() => {
  signedIn()
  apiServer.use(answer(readBillingProfile, () => saved))
})

async function open() {
  const { user } = await openSettings('/settings/billing', 'Dane do faktury')
  await screen.findByLabelText('NIP')
  return user
}

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const submit = () => screen.getByRole('button', { name: /^Zapisz dane do faktury/ })

describe('/settings/billing', () => {
  it('shows what is saved and saves what is typed, once', async () => {
    const bodies: unknown[] = []
    const { promise: clickedTwice, resolve: goOn } = Promise.withResolvers<void>()
    apiServer.use(
      answer(saveBillingProfile, async ({ body }) => {
        bodies.push(body)
        await clickedTwice
        return body
      }),
    )
    const user = await open()
    expect(value('Nazwa firmy')).toBe('Piekarnia Pod Kasztanem')
    await user.type(screen.getByLabelText('NIP'), 'PL-5260001246')
    await user.type(screen.getByLabelText('Kod pocztowy'), '00-950')
    await user.dblClick(submit())
    goOn()
    expect(await screen.findByText('Zapisano dane do faktury.')).toBeTruthy()
    expect(bodies).toEqual([{ ...saved, nip: 'PL-5260001246', postal_code: '00-950' }])
  })

  it('keeps what is typed when the data are read again', async () => {
    const user = await open()
    await user.type(screen.getByLabelText('Miejscowość'), 'Łódź')
    await act(() => queryClient.refetchQueries({ queryKey: [readBillingProfile.path] }))
    expect(value('Miejscowość')).toBe('Łódź')
  })

  it.each([
    [() => answer(saveBillingProfile, () => refuse('too_many_requests', { seconds: 9 })), 'Zbyt wiele prób. Spróbuj ponownie za 9 s.'],
    [() => answer(saveBillingProfile, () => new Refusal(400, { city: ['Za długie.'] })), 'Za długie.'],
    [() => answer(saveBillingProfile, () => new Refusal(500, {})), 'Nie udało się zapisać danych.'],
    [() => unreachable(saveBillingProfile), 'Nie udało się zapisać danych.'],
  ])('describes failure %# and keeps what was typed', async (handler, text) => {
    apiServer.use(handler())
    const user = await open()
    await user.type(screen.getByLabelText('Miejscowość'), 'Łódź')
    await user.click(submit())
    expect(await screen.findByText(text)).toBeTruthy()
    expect(value('Miejscowość')).toBe('Łódź')
  })

  it('moves the focus to the first field that will not do', async () => {
    const user = await open()
    await user.type(screen.getByLabelText('Kod pocztowy'), '00950{Enter}')
    expect(screen.getByText('Kod pocztowy musi mieć format 00-000.')).toBeTruthy()
    expect(screen.queryByText('W formacie 00-000.')).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Kod pocztowy'))
  })

  it('warns of a Polish tax number whose check digit is wrong, and saves it all the same', async () => {
    const numbers: string[] = []
    apiServer.use(
      answer(saveBillingProfile, ({ body }) => {
        numbers.push(body.nip)
        return body
      }),
    )
    const user = await open()
    await user.type(screen.getByLabelText('NIP'), '525-224-84-82')
    expect(screen.getByText(/^Cyfra kontrolna/)).toBeTruthy()
    await user.click(submit())
    expect(await screen.findByText('Zapisano dane do faktury.')).toBeTruthy()
    expect(numbers).toEqual(['525-224-84-82'])
    await user.type(screen.getByLabelText('NIP'), '{Backspace}1')
    expect(screen.queryByText(/^Cyfra kontrolna/)).toBeNull()
  })

  it('can be tried again when it could not be read', async () => {
    apiServer.use(answer(readBillingProfile, () => refuse('forbidden')))
    const { user } = await openSettings('/settings/billing', 'Dane do faktury')
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
    apiServer.use(answer(readBillingProfile, () => saved))
    await user.click(again)
    expect(await screen.findByLabelText('NIP')).toBeTruthy()
  })
})

it.each([
  [{ nip: '1234' }, 'nip'],
  [{ nip: '1'.repeat(21) }, 'nip'],
  [{ nip: '526 000 12 46' }, 'nip'],
  [{ postal_code: '00950' }, 'postal_code'],
  [{ city: 'a'.repeat(101) }, 'city'],
  [{ country: 'a'.repeat(101) }, 'country'],
] as const)('%o will not do', (changes, field) => {
  expect(Object.keys(findBillingErrors({ ...saved, ...changes }))).toEqual([field])
})

it('nothing at all will do, and so will what stands at the limits', () => {
  const empty = { company_name: '', full_name: '', nip: '', address_line: '', postal_code: '', city: '', country: '' }
  expect(findBillingErrors(empty)).toEqual({})
  expect(findBillingErrors({ ...empty, nip: '12345', postal_code: '99-999', city: 'a'.repeat(100) })).toEqual({})
})
