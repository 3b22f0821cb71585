import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { visibleArea } from '../../../lib/barcode/use-scanner.ts'
import { BREAD, knowsMilk, MILK, openScreen, rows, withFakeCamera } from './testing.ts'

const camera = withFakeCamera()
const start = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Uruchom skaner' }))

describe('the camera', () => {
  it('reads a code once in 5 seconds, ignores a wrong one, and is let go by a tap', async () => {
    knowsMilk()
    const { user } = await openScreen()
    await start(user)
    expect(await screen.findByText('Skieruj kod w ramkę')).toBeTruthy()
    camera().show(MILK, '5900123456783', '1234')
    expect(await screen.findByText('Mleko UHT 3,2%')).toBeTruthy()
    const readings = camera().readings
    await expect.poll(() => camera().readings).toBeGreaterThan(readings + 3)
    expect(rows()).toHaveLength(1)
    expect(rows()[0]).toMatch(/1000.ml/)

    await user.click(screen.getByRole('button', { name: 'Zatrzymaj skaner' }))
    expect(camera().isOn()).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Uruchom skaner' }))
  })

  it('is let go when the screen is left', async () => {
    const { user, unmount } = await openScreen()
    await start(user)
    await screen.findByText('Skieruj kod w ramkę')
    unmount()
    expect(camera().isOn()).toBe(false)
  })

  it('is let go when another tab is shown', async () => {
    const { user } = await openScreen()
    await start(user)
    await screen.findByText('Skieruj kod w ramkę')
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    hidden.mockRestore()
    expect(await screen.findByRole('button', { name: 'Uruchom skaner' })).toBeTruthy()
    expect(camera().isOn()).toBe(false)
  })

  it('is let go when it was stopped before it had started', async () => {
    const { user } = await openScreen()
    const allow = camera().asks()
    await start(user)
    await user.click(await screen.findByRole('button', { name: 'Zatrzymaj skaner' }))
    allow()
    await expect.poll(() => [camera().opened, camera().isOn()]).toEqual([1, false])
  })

  it('says nothing about a start that was given up', async () => {
    const { user } = await openScreen()
    const allow = camera().asks()
    camera().failure = new DOMException('no', 'NotAllowedError')
    await start(user)
    await user.click(await screen.findByRole('button', { name: 'Zatrzymaj skaner' }))
    allow()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: 'Uruchom skaner' })).toBeTruthy()
  })

  it('is the one on the back, and another one after a tap', async () => {
    camera().has('Przednia kamera', 'Kamera tylna')
    const { user } = await openScreen()
    await start(user)
    await screen.findByText('Skieruj kod w ramkę')
    expect(camera().current()).toBe('Kamera tylna')
    await user.click(screen.getByRole('button', { name: 'Zmień kamerę' }))
    await expect.poll(() => camera().current()).toBe('Przednia kamera')
    expect(camera().isOn()).toBe(true)
  })

  it('lights up where it can', async () => {
    camera().has('Kamera tylna')
    camera().light = false
    const { user } = await openScreen()
    await start(user)
    await user.click(await screen.findByRole('button', { name: 'Latarka' }))
    expect(camera().light).toBe(true)
    expect(screen.getByRole('button', { name: 'Latarka', pressed: true })).toBeTruthy()
  })

  it.each([
    ['NotFoundError', 'Nie znaleziono kamery w urządzeniu.'],
    ['NotAllowedError', 'Nie udało się uzyskać dostępu do kamery. Sprawdź uprawnienia w przeglądarce.'],
    ['NotReadableError', 'Nie udało się uruchomić kamery. Sprawdź, czy przyznano uprawnienia do kamery w ustawieniach przeglądarki.'],
    ['AbortError', 'Nie udało się uruchomić kamery. Sprawdź, czy przyznano uprawnienia do kamery w ustawieniach przeglądarki.'],
  ])('says what %s means', async (name, text) => {
    camera().failure = new DOMException('no', name)
    const { user } = await openScreen()
    await start(user)
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    expect(screen.getByRole('button', { name: 'Uruchom skaner' })).toBeTruthy()
  })

  it('says so when the system takes it away', async () => {
    const { user } = await openScreen()
    await start(user)
    await screen.findByText('Skieruj kod w ramkę')
    camera().isTakenAway()
    expect((await screen.findByRole('alert')).textContent).toContain('Nie udało się uruchomić kamery.')
  })

  it('says so when the decoder cannot be loaded, and loads it anew', async () => {
    camera().decoder = { error: 'no network' }
    const { user } = await openScreen()
    await start(user)
    expect((await screen.findByRole('alert')).textContent).toContain('Nie udało się wczytać czytnika kodów.')
    expect(camera().isOn()).toBe(false)
    camera().decoder = { codes: [] }
    await start(user)
    expect(await screen.findByText('Skieruj kod w ramkę')).toBeTruthy()
  })

  it('remembers that it should be silent', async () => {
    const vibrate = vi.fn<(ms: number) => boolean>()
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate })
    knowsMilk()
    const { user, unmount } = await openScreen()
    await start(user)
    camera().show(MILK)
    await screen.findByText('Mleko UHT 3,2%')
    expect(vibrate).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('button', { name: 'Dźwięk i wibracja po odczycie', pressed: true }))
    camera().show(BREAD)
    await expect.poll(() => rows()).toHaveLength(2)
    expect(vibrate).toHaveBeenCalledTimes(1)
    unmount()
    await openScreen()
    expect(screen.getByRole('button', { name: 'Dźwięk i wibracja po odczycie', pressed: false })).toBeTruthy()
    Reflect.deleteProperty(navigator, 'vibrate')
  })
})

describe('what is read of the picture', () => {
  it.each([
    [
      'the middle of a wide one in a tall box',
      { width: 1280, height: 720 },
      { width: 360, height: 360 },
      { x: 280, y: 0, width: 720, height: 720 },
    ],
    [
      'the middle of a tall one in a wide box',
      { width: 720, height: 1280 },
      { width: 400, height: 200 },
      { x: 0, y: 460, width: 720, height: 360 },
    ],
    [
      'all of one with the shape of the box',
      { width: 1280, height: 720 },
      { width: 640, height: 360 },
      { x: 0, y: 0, width: 1280, height: 720 },
    ],
  ])('is %s', (_, picture, box, area) => {
    expect(visibleArea(picture, box)).toEqual(area)
  })
})
