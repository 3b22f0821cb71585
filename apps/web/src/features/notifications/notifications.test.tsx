import { countNotifications, listNotifications, markNotificationsRead, type UserNotification } from '@spizarka/contract/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { NotificationsButton } from '../../app/shell/MemberFrame.tsx'
import { answer, apiServer, refuse } from '../../testing/api-server.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { onePage, signedIn } from '../../testing/samples.ts'

function aNotice(changes: Partial<UserNotification> = {}): UserNotification {
  return {
    id: '1',
    created_at: '2026-02-03T16:00:00Z',
    kind: 'use_soon',
    is_read: false,
    target: 'pantry_use_soon',
    target_id: null,
    notification: { title: 'Do zużycia: szpinak', message: 'Szpinak najlepiej zużyć do jutra.' },
    ...changes,
  }
}

const unread = (unread_count: number) => answer(countNotifications, () => ({ unread_count }))

function open() {
  signedIn()
  return renderRoutes([{ path: '/', Component: NotificationsButton }], '/')
}

beforeAll(() => import('./NotificationPanel.tsx'))

describe('the bell', () => {
  it.each([
    [7, '7'],
    [99, '99'],
    [100, '99+'],
  ])('says that %i notices are unread with %s', async (count, shown) => {
    apiServer.use(unread(count))
    open()
    const bell = await screen.findByRole('button', { name: `Powiadomienia, nieprzeczytane: ${shown}` })
    expect(bell.textContent).toBe(shown)
  })

  it('asks again every 5 minutes, and when the tab is looked at', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let asked = 0
    apiServer.use(
      answer(countNotifications, () => {
        asked += 1
        return { unread_count: asked }
      }),
    )
    open()
    await waitFor(() => expect(asked).toBe(1))
    await vi.advanceTimersByTimeAsync(299_000)
    expect(asked).toBe(1)
    await vi.advanceTimersByTimeAsync(1500)
    await waitFor(() => expect(asked).toBe(2))
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(asked).toBe(3))
    vi.useRealTimers()
  })

  it('opens the notices, which are all read by then', async () => {
    let marked = 0
    apiServer.use(
      unread(1),
      answer(listNotifications, () =>
        onePage(aNotice(), aNotice({ id: '2', is_read: true, target: null, notification: { title: 'Nowości', message: 'Mamy dzwonek.' } })),
      ),
      answer(markNotificationsRead, () => {
        marked += 1
        return undefined
      }),
    )
    const { user, router } = open()
    await user.click(await screen.findByRole('button', { name: /^Powiadomienia, nieprzeczytane/ }))
    const panel = within(screen.getByRole('dialog', { name: 'Powiadomienia' }))
    expect(await panel.findByText('Szpinak najlepiej zużyć do jutra.')).toBeTruthy()
    expect(panel.getAllByText('nowe')).toHaveLength(1)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Powiadomienia', hidden: true }).textContent).toBe(''))
    expect(marked).toBe(1)
    await user.click(panel.getByRole('link', { name: 'Zobacz w spiżarni' }))
    expect(router.state.location).toMatchObject({ pathname: '/pantry', search: '?show=soon' })
  })

  it('marks nothing as read that could not be shown', async () => {
    let marked = 0
    apiServer.use(
      unread(3),
      answer(listNotifications, () => refuse('forbidden')),
      answer(markNotificationsRead, () => {
        marked += 1
        return undefined
      }),
    )
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /nieprzeczytane: 3/ }))
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
    expect(marked).toBe(0)
    apiServer.use(answer(listNotifications, () => onePage()))
    await user.click(again)
    expect(await screen.findByText('Nie masz nowych powiadomień.')).toBeTruthy()
  })

  it('reads older notices on demand, each once', async () => {
    apiServer.use(
      unread(0),
      answer(markNotificationsRead, () => undefined),
      answer(listNotifications, ({ query: { page } }) =>
        page === 1
          ? { ...onePage(aNotice({ id: '9' }), aNotice({ id: '8' })), next: 'http://localhost/api/user-system-notifications/?page=2' }
          : onePage(aNotice({ id: '8' }), aNotice({ id: '7' })),
      ),
    )
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Powiadomienia' }))
    await user.click(await screen.findByRole('button', { name: 'Pokaż starsze' }))
    await waitFor(() => expect(screen.getAllByText('Do zużycia: szpinak')).toHaveLength(3))
  })
})
