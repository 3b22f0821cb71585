import { listPointHistory, type PointMovement } from '@spizarka/contract/points'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, apiServer, refuse } from '../../testing/api-server.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { onePage, signedIn } from '../../testing/samples.ts'
import { pointsRoutes } from './routes.ts'

function aMovement(changes: Partial<PointMovement>): PointMovement {
  return {
    id: '1',
    created_at: new Date().toISOString(),
    amount: -2,
    balance_after: 248,
    reason: 'text_intake',
    description: 'Odczytanie listy zakupów',
    pending: false,
    object: null,
    ...changes,
  }
}

const start = aMovement({
  id: '3',
  created_at: '2025-01-05T10:00:00Z',
  amount: 250,
  balance_after: 250,
  reason: 'activation',
  description: 'Punkty na start',
})
const rows = (day: string | RegExp) => within(screen.getByRole('region', { name: day })).getAllByRole('listitem')

describe('/points', () => {
  it('shows the balance, what is reserved, and every movement by day', async () => {
    apiServer.use(
      answer(listPointHistory, () =>
        onePage(
          aMovement({ pending: true }),
          aMovement({ id: '2', amount: 2, reason: 'review_reward', description: 'Nagroda za sprawdzenie listy' }),
          start,
        ),
      ),
    )
    signedIn({ ai_points: 204 })
    renderRoutes(pointsRoutes, '/points')
    expect(await screen.findByText('204')).toBeTruthy()
    expect(screen.getByText('Wystarczy na 3 przepisy albo 34 paragony.')).toBeTruthy()
    expect((await screen.findByText('2 punkty są zarezerwowane')).parentElement?.textContent).toContain('w razie kłopotu wrócą')
    expect(rows('Dziś').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Odczytanie listy zakupówzarezerwowane, w toku−2/),
      expect.stringMatching(/^Nagroda za sprawdzenie listy.*\+2/),
    ])
    expect(rows(/5 stycznia 2025/)).toHaveLength(1)
  })

  it.each([
    [-1, '1 punkt jest zarezerwowany'],
    [-6, '6 punktów jest zarezerwowanych'],
  ])('says of %i pending points: %s', async (amount, words) => {
    apiServer.use(answer(listPointHistory, () => onePage(aMovement({ amount, pending: true }))))
    signedIn()
    renderRoutes(pointsRoutes, '/points')
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('names what points were spent on, and opens it', async () => {
    apiServer.use(
      answer(listPointHistory, () =>
        onePage(
          aMovement({
            id: '2',
            amount: -60,
            reason: 'recipe_compose',
            description: 'Ułożenie przepisu',
            object: { kind: 'recipe', id: '7', name: 'Krupnik z kaszą' },
          }),
          aMovement({ object: { kind: 'list', id: null, name: 'mleko, jajka i 3 inne' } }),
        ),
      ),
    )
    signedIn()
    renderRoutes(pointsRoutes, '/points')
    expect((await screen.findByRole('link', { name: 'Krupnik z kaszą' })).getAttribute('href')).toBe('/recipes/7')
    expect(screen.getByText(/^Ułożenie przepisu, /)).toBeTruthy()
    expect(screen.getByText('mleko, jajka i 3 inne')).toBeTruthy()
  })

  it('tells what was gained from what was spent', async () => {
    apiServer.use(answer(listPointHistory, () => onePage(aMovement({}), start)))
    signedIn()
    const { user } = renderRoutes(pointsRoutes, '/points')
    await screen.findByText('Punkty na start')
    await user.click(screen.getByRole('radio', { name: 'Wydane' }))
    expect(screen.queryByText('Punkty na start')).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Zdobyte' }))
    expect(screen.queryByText('Odczytanie listy zakupów')).toBeNull()
  })

  it('reads older movements on demand, each once', async () => {
    apiServer.use(
      answer(listPointHistory, ({ query }) =>
        query.page === 1
          ? {
              count: 3,
              next: 'http://localhost/api/points/history/?page=2',
              previous: null,
              results: [aMovement({ id: '5' }), aMovement({ id: '4' })],
            }
          : { ...onePage(aMovement({ id: '4' }), start), count: 3 },
      ),
    )
    signedIn()
    const { user } = renderRoutes(pointsRoutes, '/points')
    await user.click(await screen.findByRole('button', { name: /^Pokaż starsze/ }))
    expect(await screen.findByText('Punkty na start')).toBeTruthy()
    expect(rows('Dziś')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /^Pokaż starsze/ })).toBeNull()
  })

  it('can be tried again after a failure', async () => {
    apiServer.use(answer(listPointHistory, () => refuse('forbidden')))
    signedIn()
    const { user } = renderRoutes(pointsRoutes, '/points')
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
    apiServer.use(answer(listPointHistory, () => onePage(start)))
    await user.click(again)
    expect(await screen.findByText('Punkty na start')).toBeTruthy()
  })
})
