import { readRecipe } from '@spizarka/contract/recipes'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offlineRecipes } from '../../../lib/recipes/offline-recipes.ts'
import { answer, apiServer, refuse, unreachable } from '../../../testing/api-server.ts'
import { anIngredient, aStep } from '../../../testing/recipe-samples.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { cookingRoutes } from '../routes.ts'
import { openCooking, press, reload, SHAKSHUKA, stepText, tap, withoutHardSpaces } from '../testing.tsx'

const hint = () => screen.queryByText('albo przesuń palcem')
const chips = () => within(screen.getByRole('list', { name: 'Składniki tego kroku' })).getAllByRole('listitem')
const chipWords = () => chips().map((chip) => withoutHardSpaces(chip.textContent))

type Point = [x: number, y: number]

const swipe = (from: Point, to: Point, pointerType = 'touch', area = screen.getByText(/^(Duś|Wbij)/)) => {
  fireEvent.pointerDown(area, { pointerType, isPrimary: true, clientX: from[0], clientY: from[1] })
  fireEvent.pointerUp(area, { pointerType, isPrimary: true, clientX: to[0], clientY: to[1] })
}

/** A browser that grants, or refuses, to keep the screen on. */
function screenLock(refused = false) {
  const lock = Object.assign(new EventTarget(), {
    released: false,
    release: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  })
  const request = vi.fn<() => Promise<typeof lock>>(() => (refused ? Promise.reject(new Error('NotAllowedError')) : Promise.resolve(lock)))
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  return { lock, request }
}

beforeEach(() => {
  signedIn()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the steps', () => {
  it('are turned by the buttons, and end where the dish is deducted', async () => {
    await openCooking(SHAKSHUKA, '/recipes/31/cook?servings=4')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Szakszuka')
    expect(screen.queryByRole('button', { name: 'Poprzedni krok' })).toBeNull()
    tap('Dalej')
    expect(stepText()).toBe('Wbij jajka.')
    tap('Poprzedni krok')
    tap('Dalej')
    tap('Dalej')
    expect(withoutHardSpaces(screen.getByText(/^Krok \d z/).textContent)).toBe('Krok 3 z 3')
    expect(screen.getByRole('link', { name: 'Ugotowane' }).getAttribute('href')).toBe('/confirm-consumption/31?servings=4')
    expect(screen.getByRole('link', { name: 'Zamknij gotowanie' }).getAttribute('href')).toBe('/recipes/31?servings=4')
  })

  it('are turned by the arrow keys, no further than the first and the last', async () => {
    await openCooking()
    press('ArrowLeft')
    expect(stepText()).toBe('Duś pomidory.')
    for (let turn = 0; turn < 5; turn += 1) press('ArrowRight')
    expect(stepText()).toBe('Podawaj.')
    press('ArrowLeft')
    expect(stepText()).toBe('Wbij jajka.')
  })

  it('are turned by a swipe of a finger, not by scrolling and not from the edge', async () => {
    await openCooking()
    swipe([200, 300], [130, 310])
    expect(stepText()).toBe('Wbij jajka.')
    swipe([200, 300], [130, 200])
    swipe([10, 300], [200, 300])
    swipe([100, 300], [200, 300], 'mouse')
    expect(stepText()).toBe('Wbij jajka.')
    swipe([100, 300], [200, 290])
    expect(stepText()).toBe('Duś pomidory.')
    tap(/Wszystkie składniki/)
    swipe([200, 300], [130, 310], 'touch', screen.getByText('sól do smaku', { selector: 'dialog *' }))
    expect(stepText()).toBe('Duś pomidory.')
  })

  it('are said to a screen reader, and keep the focus', async () => {
    await openCooking()
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Krok 1. Duś pomidory.')).toBe(true)
    const next = screen.getByRole('button', { name: 'Dalej' })
    next.focus()
    fireEvent.click(next)
    expect(document.activeElement).toBe(next)
    fireEvent.click(next)
    expect(document.activeElement?.textContent).toBe('Krok 3. Podawaj.')
  })

  it('go on where they were left, after a reload and until it is cooked', async () => {
    const view = await openCooking()
    tap('Dalej')
    tap('Dalej')
    const again = await reload(view)
    expect(stepText()).toBe('Podawaj.')
    fireEvent.click(screen.getByRole('link', { name: 'Ugotowane' }))
    await reload(again)
    expect(stepText()).toBe('Duś pomidory.')
  })

  it('tell their amounts for as many as it is cooked for, and start a timer from a time in the sentence', async () => {
    const text = 'Duś 400 g pomidorów 10 minut, mieszaj.'
    const amounts = [{ start: 4, end: 9, quantity: 400, measure: 'g', food_id: 'pomidory-krojone', forms: null, bare: false }]
    await openCooking({ ...SHAKSHUKA, steps: [aStep({ text, amounts, timer: null })] }, '/recipes/31/cook?servings=6')
    expect(withoutHardSpaces(screen.getByText('Krok 1.').parentElement?.textContent)).toBe(
      'Krok 1. Duś 1,2 kg pomidorów 10 minut, mieszaj.',
    )
    tap(/^Włącz minutnik: 10.minut$/)
    expect(screen.getByText(/^(?:10:00|9:59)$/)).toBeTruthy()
  })

  it('are said to be turned with a finger too, the first two times on a device that is touched', async () => {
    let view = await openCooking()
    expect(hint()).toBeNull()
    vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5)
    for (const shown of [true, true, false]) {
      view = await reload(view)
      expect(hint() !== null).toBe(shown)
    }
  })

  it('say that there are none', async () => {
    await openCooking({ ...SHAKSHUKA, steps: [] })
    expect(screen.getByText('Ten przepis nie ma opisanych kroków.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ugotowane' })).toBeTruthy()
  })
})

describe('what goes in', () => {
  it('stands at the step that takes it first, as it was written', async () => {
    await openCooking()
    expect(chipWords()).toEqual(['400 g pomidorów krojonych', 'sól do smaku'])
    tap('Dalej')
    expect(chipWords()).toEqual(['4 jajka', 'pomidory krojone'])
  })

  it('is nothing of the tap', async () => {
    const water = anIngredient({ name: 'woda', line: '500 ml wody', is_water: true })
    await openCooking({
      ...SHAKSHUKA,
      ingredients: [anIngredient(), water],
      steps: [aStep({ text: 'Duś pomidory.', ingredients: [0, 1] })],
    })
    expect(chipWords()).toEqual(['400 g pomidorów krojonych'])
  })

  it('follows the servings', async () => {
    await openCooking(SHAKSHUKA, '/recipes/31/cook?servings=3')
    expect(chipWords()).toEqual(['pomidory krojone 600 g', 'sól do smaku'])
    tap(/Wszystkie składniki/)
    const sheet = within(screen.getByRole('dialog', { name: /^Składniki na 3.porcje$/ }))
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => withoutHardSpaces(textContent))).toEqual([
      'pomidory krojone600 g',
      'jajka6 szt.',
      'sól do smaku',
    ])
  })

  it('may be made another way, on a device that this person may use', async () => {
    const variants = [
      {
        device: 'thermomix',
        name: 'Thermomix',
        total_minutes: 20,
        locked: false,
        steps: [aStep({ text: 'Miksuj.', setting: '5 min / 100°C / obr. 2' })],
      },
      { device: 'lidlomix', name: 'Lidlomix', total_minutes: 20, locked: true, steps: [] },
    ]
    await openCooking({ ...SHAKSHUKA, variants })
    tap(/Wszystkie składniki/)
    expect(screen.queryByRole('radio', { name: 'Lidlomix' })).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'Thermomix' }))
    expect(stepText()).toBe('Miksuj.')
    expect(screen.getByText('5 min / 100°C / obr. 2')).toBeTruthy()
  })

  it('warns before the first step of what this person must not be served', async () => {
    const finding = { ingredient: 1, kind: 'blocked' as const, rule: 'allergen:jaja', reason: 'To są jaja.', source: null }
    await openCooking({ ...SHAKSHUKA, safety: { verdict: 'blocked', checked_for: ['jaja'], findings: [finding, finding], allergens: [] } })
    expect(screen.getByText(/^To są jaja\. To informacja, nie porada medyczna\.$/)).toBeTruthy()
    tap('Dalej')
    expect(screen.queryByText('Nie dla Ciebie')).toBeNull()
  })
})

describe('the screen', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'wakeLock')
  })

  it('stays on, is asked for again after it was locked, and let go at the end', async () => {
    const { lock, request } = screenLock()
    const view = await openCooking()
    expect(await screen.findByText('Ekran nie zgaśnie')).toBeTruthy()
    act(() => {
      lock.released = true
      lock.dispatchEvent(new Event('release'))
    })
    expect(screen.getByText('Ekran może zgasnąć')).toBeTruthy()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    lock.released = false
    expect(await screen.findByText('Ekran nie zgaśnie')).toBeTruthy()
    expect(request).toHaveBeenCalledTimes(2)
    view.unmount()
    await expect.poll(() => lock.release).toHaveBeenCalled()
  })

  it('says so where it cannot be kept on', async () => {
    const view = await openCooking()
    expect(screen.getByText('Ekran może zgasnąć')).toBeTruthy()
    view.unmount()
    const { request } = screenLock(true)
    await openCooking()
    await expect.poll(() => request).toHaveBeenCalled()
    expect(screen.getByText('Ekran może zgasnąć')).toBeTruthy()
  })
})

describe('without the recipe', () => {
  it('cooks from the copy of this browser when there is no network', async () => {
    offlineRecipes.save(SHAKSHUKA, Date.parse('2025-11-20T10:00:00Z'))
    apiServer.use(unreachable(readRecipe))
    renderRoutes(cookingRoutes, '/recipes/31/cook')
    await screen.findByText('Duś pomidory.')
    tap('Dalej')
    expect(stepText()).toBe('Wbij jajka.')
  })

  it('says that it is gone, or offers another try', async () => {
    apiServer.use(answer(readRecipe, () => refuse('not_found')))
    const view = renderRoutes(cookingRoutes, '/recipes/404/cook')
    expect(await screen.findByText('Nie ma tego przepisu')).toBeTruthy()
    view.unmount()
    apiServer.use(answer(readRecipe, () => refuse('too_many_requests', { seconds: 5 })))
    renderRoutes(cookingRoutes, '/recipes/31/cook')
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
    apiServer.use(answer(readRecipe, () => SHAKSHUKA))
    fireEvent.click(again)
    expect(await screen.findByText('Duś pomidory.')).toBeTruthy()
  })
})
