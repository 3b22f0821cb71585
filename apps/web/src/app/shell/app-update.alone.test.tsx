import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

class FakeWorker extends EventTarget {
  state = 'installing'
  postMessage = vi.fn<(message: unknown) => void>()
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null
  installing: FakeWorker | null = null
  update = () => Promise.resolve()
}

let registration: FakeRegistration

beforeEach(() => {
  registration = new FakeRegistration()
  const serviceWorker = { register: () => Promise.resolve(registration), controller: {} }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }))
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function start({ standalone }: { standalone: boolean }) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: standalone } as MediaQueryList)
  const { registerServiceWorker, UpdateBanner } = await import('./app-update.tsx')
  await registerServiceWorker()
  render(<UpdateBanner />)
}

function newVersionInstalls(): FakeWorker {
  const worker = new FakeWorker()
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  worker.state = 'installed'
  act(() => void worker.dispatchEvent(new Event('statechange')))
  return worker
}

const banner = () => screen.queryByText('Dostępna jest nowa wersja aplikacji.')

test('in the installed app a new version is offered; taking it skips the waiting and loads the page again after 300 ms', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  await start({ standalone: true })
  expect(banner()).toBeNull()
  const worker = newVersionInstalls()
  expect(banner()).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Odśwież' }))
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
  vi.advanceTimersByTime(299)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
})

test('a browser tab is left alone', async () => {
  await start({ standalone: false })
  newVersionInstalls()
  expect(banner()).toBeNull()
})

test('a version that has been waiting since the last visit is offered too', async () => {
  registration.waiting = new FakeWorker()
  await start({ standalone: true })
  expect(banner()).toBeTruthy()
})
