import { type DataExport, downloadDataExport, listConsents, readLatestDataExport, requestDataExport } from '@spizarka/contract/privacy'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, apiServer, Refusal, refuse, unreachable } from '../../../testing/api-server.ts'
import { onePage, signedIn } from '../../../testing/samples.ts'
import { openSettings } from '../testing.tsx'

function anExport(changes: Partial<DataExport> = {}): DataExport {
  return {
    id: '6f2b1c1e-58a6-4a52-9a3f-0f0d1f0a8f11',
    state: 'ready',
    requested_at: '2026-11-20T10:00:00Z',
    expires_at: '2026-11-21T10:00:00Z',
    bytes: 238_123,
    ...changes,
  }
}

const standsAt = (data_export: DataExport | null) => answer(readLatestDataExport, () => ({ data_export }))

beforeEach(() => {
  signedIn()
  apiServer.use(answer(listConsents, () => onePage()))
})
afterEach(() => vi.restoreAllMocks())

async function open(address = '/settings/account') {
  const { user } = await openSettings(address, 'Konto')
  return { user, section: within(screen.getByRole('region', { name: 'Twoje dane' })) }
}

describe('a copy of all own data', () => {
  it('is asked for once, under one key, and announced', async () => {
    const keys: (string | null)[] = []
    apiServer.use(
      standsAt(null),
      answer(requestDataExport, ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'))
        return anExport({ state: 'preparing', expires_at: null, bytes: null })
      }),
    )
    const { user, section } = await open()
    await user.dblClick(await section.findByRole('button', { name: /^Przygotuj kopię danych/ }))
    expect(await section.findByText('Przygotowujemy kopię Twoich danych')).toBeTruthy()
    // Said once.
    expect(section.getAllByText(/^Przygotowujemy/)).toHaveLength(1)
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
    expect(section.queryByRole('button', { name: /^Przygotuj/ })).toBeNull()
  })

  it.each([
    [
      () => answer(requestDataExport, () => refuse('export_under_way')),
      'Kopia Twoich danych już się przygotowuje. Wyślemy link, gdy będzie gotowa.',
    ],
    [() => answer(requestDataExport, () => new Refusal(500, {})), 'Nie udało się poprosić o kopię danych. Spróbuj ponownie.'],
    [() => unreachable(requestDataExport), 'Nie udało się poprosić o kopię danych. Spróbuj ponownie.'],
  ])('says why it could not be asked for: %#', async (handler, text) => {
    apiServer.use(standsAt(null), handler())
    const { user, section } = await open()
    await user.click(await section.findByRole('button', { name: /^Przygotuj kopię danych/ }))
    expect(await section.findByText(text)).toBeTruthy()
  })

  it('is fetched and put into the downloads', async () => {
    const saved: (string | Blob)[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob)
      return 'blob:copy'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    apiServer.use(
      standsAt(anExport()),
      answer(downloadDataExport, ({ params }) => {
        expect(params.id).toBe(anExport().id)
        return new Uint8Array([80, 75, 3, 4])
      }),
    )
    const { user, section } = await open('/settings/account?export=6f2b1c1e-58a6-4a52-9a3f-0f0d1f0a8f11')
    expect(await section.findByText('Kopia jest gotowa: 239 kB')).toBeTruthy()
    await user.click(section.getByRole('button', { name: /^Pobierz moje dane/ }))
    expect(await section.findByText('Kopia pobrana.')).toBeTruthy()
    const [blob, name] = saved
    expect(blob instanceof Blob && [blob.type, blob.size]).toEqual(['application/zip', 4])
    expect(name).toBe('spizarka-moje-dane.zip')
  })

  it('says that it has expired meanwhile, and can be asked for again', async () => {
    apiServer.use(
      standsAt(anExport()),
      answer(downloadDataExport, () => refuse('export_expired')),
    )
    const { user, section } = await open()
    const button = await section.findByRole('button', { name: /^Pobierz moje dane/ })
    apiServer.use(standsAt(anExport({ state: 'expired' })))
    await user.click(button)
    expect(await section.findByText('Ta kopia danych wygasła. Przygotuj nową.')).toBeTruthy()
    expect(section.getByText('Poprzednia kopia wygasła i została skasowana.')).toBeTruthy()
    expect(section.getByRole('button', { name: /^Przygotuj nową kopię/ })).toBeTruthy()
  })

  it('can be asked for again after it has failed', async () => {
    apiServer.use(standsAt(anExport({ state: 'failed', bytes: null, expires_at: null })))
    const { section } = await open()
    expect(await section.findByText('Nie udało się przygotować kopii danych')).toBeTruthy()
    expect(section.getByRole('button', { name: /^Przygotuj nową kopię/ })).toBeTruthy()
  })
})
