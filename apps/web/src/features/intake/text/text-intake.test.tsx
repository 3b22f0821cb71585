import { addFromText, listIntakeSessions } from '@spizarka/contract/intake'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readSession } from '../../../lib/session/session.ts'
import { answer, apiServer, Refusal, refuse } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { onePage, signedIn } from '../../../testing/samples.ts'
import { intakeRoutes } from '../routes.ts'

const SESSION = '0b8f6c0e-8f0a-4b5e-9d55-2f1f3b1f7c11'
// Only where it goes is of interest here.
const routes = intakeRoutes.filter(({ path }) => !path?.startsWith('pending-items'))

async function openText(points = 204) {
  signedIn({ ai_points: points })
  const view = renderRoutes(routes, '/add-products/text')
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Twoja lista produktów')
  return { ...view, box }
}
const send = () => screen.getByRole('button', { name: /Przetwórz listę/ })

describe('/add-products/text', () => {
  it('sends the list as typed, takes 2 points off the balance and goes to the review', async () => {
    let text: string | undefined
    apiServer.use(
      answer(addFromText, ({ body }) => {
        text = body.text
        return { session_id: SESSION }
      }),
    )
    const { user, box, router } = await openText()
    expect(screen.getByText('Masz 204 pkt, zostaną 202 pkt.')).toBeTruthy()
    await user.type(box, '2 kg ziemniaków{Enter}mleko')
    expect(screen.getByText('21 / 500')).toBeTruthy()
    expect(screen.getByText('2 wiersze')).toBeTruthy()
    await user.click(send())
    await expect.poll(() => router.state.location.pathname).toBe(`/pending-items/${SESSION}`)
    expect(text).toBe('2 kg ziemniaków\nmleko')
    expect(readSession().user?.ai_points).toBe(202)
  })

  it('charges a double tap once', async () => {
    const keys: (string | null)[] = []
    apiServer.use(
      answer(addFromText, ({ headers }) => {
        keys.push(headers.get('idempotency-key'))
        return { session_id: SESSION }
      }),
    )
    const { user, box } = await openText()
    await user.type(box, 'mleko')
    await user.dblClick(send())
    await expect.poll(() => readSession().user?.ai_points).toBe(202)
    expect(keys).toHaveLength(1)
  })

  it('repeats a failed try with the same key, and another text with another', async () => {
    const keys: (string | null)[] = []
    apiServer.use(
      answer(addFromText, ({ headers }) => {
        keys.push(headers.get('idempotency-key'))
        return refuse('internal')
      }),
    )
    const { user, box } = await openText()
    await user.type(box, 'mleko')
    await user.click(send())
    await screen.findByRole('alert')
    await user.click(send())
    await expect.poll(() => keys).toHaveLength(2)
    await screen.findByRole('alert')
    await user.type(box, ' 1 l')
    await user.click(send())
    await expect.poll(() => keys).toHaveLength(3)
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('refuses an empty list', async () => {
    const { user, box } = await openText()
    await user.type(box, '  {Enter} ')
    await user.click(send())
    expect(screen.getByText('Pole tekstowe nie może być puste.')).toBeTruthy()
    expect(document.activeElement).toBe(box)
  })

  it('takes no more than 500 characters', async () => {
    const { box } = await openText()
    expect(box.maxLength).toBe(500)
  })

  it.each([
    [
      refuse('points_short_text'),
      /^Brak wystarczającej liczby punktów AI\. Potrzebujesz 2 punkty, aby przetworzyć tekst\. Możesz kupić więcej/,
    ],
    [refuse('internal'), /^Wystąpił błąd podczas wysyłania tekstu\. Spróbuj ponownie\.$/],
    [new Refusal(202, {}), /^Wystąpił błąd podczas wysyłania tekstu\. Spróbuj ponownie\.$/],
  ])('says what went wrong (%#) and keeps what was typed', async (refusal, text) => {
    apiServer.use(answer(addFromText, () => refusal))
    const { user, box } = await openText()
    await user.type(box, 'mleko')
    await user.click(send())
    expect((await screen.findByRole('alert')).textContent).toMatch(text)
    expect(box.value).toBe('mleko')
    expect(readSession().user?.ai_points).toBe(204)
  })

  it('cannot be sent with fewer than 2 points, and says why', async () => {
    const { user, box } = await openText(1)
    await user.type(box, 'mleko')
    expect(send().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(/Potrzebujesz 2 punkty, aby przetworzyć tekst/)).toBeTruthy()
    await user.click(send())
  })

  it('finds the list again after the screen was left', async () => {
    const { user, box, unmount } = await openText()
    await user.type(box, 'mleko')
    unmount()
    expect((await openText()).box.value).toBe('mleko')
  })

  it('adds a usual product on a line of its own', async () => {
    const { user, box } = await openText()
    await user.type(box, 'mleko')
    await user.click(screen.getByRole('button', { name: /Dopisz: .*chleb/ }))
    expect(box.value).toBe('mleko\nchleb')
    expect(screen.queryByRole('button', { name: /chleb/ })).toBeNull()
  })
})

describe('/add-products', () => {
  it('shows the four ways with their costs, and the lists that wait', async () => {
    apiServer.use(
      answer(listIntakeSessions, () =>
        onePage({
          session_id: SESSION,
          source: 'receipt' as const,
          created_at: '2025-11-19T10:00:00Z',
          item_count: 6,
          preview: 'mleko, chleb',
        }),
      ),
    )
    signedIn()
    renderRoutes(routes, '/add-products')
    expect(await screen.findByText('Paragon z 19 listopada 2025')).toBeTruthy()
    expect(screen.getByText('6 produktów do weryfikacji')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Sprawdź/ }).getAttribute('href')).toBe(`/pending-items/${SESSION}`)
    for (const [name, href] of [
      [/Wpisz listę.*−2 pkt AI/, '/add-products/text'],
      [/Zdjęcie paragonu.*−6 pkt AI/, '/add-products/receipt'],
      [/Kody kreskowe.*−4 pkt AI/, '/add-products/barcode'],
      [/Ręcznie.*bez punktów/, '/add-products/manual'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
  })
})
