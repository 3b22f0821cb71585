import { type ConditionChoice, listConditionChoices } from '@spizarka/contract/choices'
import { finishOnboarding, ONBOARDING_STEPS, type Onboarding, readOnboarding, recordOnboardingStep } from '@spizarka/contract/onboarding'
import { readEquipment, saveDiet, saveEquipment, saveExclusions, saveHealthConditions } from '@spizarka/contract/profile'
import { saveStaples } from '@spizarka/contract/staples'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readSession } from '../../../lib/session/session.ts'
import { answer, apiServer, refuse, unreachable } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { onboardingRoutes } from '../routes.ts'
import { anEmptyProfile, someStaples } from '../testing.ts'

const NEXT = 'Zapisz i przejdź dalej'
const BONUS = 40

/** As many choices as the server has, by their ids: those from 35 to 48 are the allergens. */
const EVERY: ConditionChoice[] = Array.from({ length: 50 }, (_, place) => {
  const id = place + 1
  return id >= 35 && id <= 48 ? { id, group: 'allergies', name: `Alergia na alergen ${id}` } : { id, group: 'life', name: `Choroba ${id}` }
})

/** The first steps as the server keeps them. */
function aBeginner() {
  const outcomes = new Map<string, 'saved' | 'skipped'>()
  const saved: unknown[] = []
  const progress = (): Onboarding => ({
    finished: outcomes.has('finish'),
    current_step: ONBOARDING_STEPS.find((step) => !outcomes.has(step)) ?? 'finish',
    steps: ONBOARDING_STEPS.map((step) => ({ step, outcome: outcomes.get(step) ?? null })),
  })
  apiServer.use(
    answer(readOnboarding, progress),
    answer(recordOnboardingStep, ({ body }) => {
      outcomes.set(body.step, body.outcome)
      return progress()
    }),
    answer(finishOnboarding, () => {
      const bonus_awarded = outcomes.has('finish') ? 0 : BONUS
      outcomes.set('finish', 'saved')
      return { bonus_awarded }
    }),
    answer(saveEquipment, ({ body }) => {
      saved.push(body)
      return body.equipment_ids
    }),
    answer(saveHealthConditions, ({ body }) => {
      saved.push(body)
      return { predefined_conditions: body.condition_ids, custom_conditions: body.custom_conditions }
    }),
    answer(saveDiet, ({ body }) => {
      saved.push(body)
      return body
    }),
    answer(saveStaples, ({ body }) => {
      saved.push(body)
      return someStaples(body.food_ids)
    }),
    answer(saveExclusions, ({ body }) => body.product_names.map((product_name) => ({ product_name }))),
  )
  return { outcomes, saved }
}

function open(at = '/onboarding/welcome') {
  signedIn({ ai_points: 250 })
  const { user, router } = renderRoutes(onboardingRoutes, at)
  return { user, press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })), router }
}

beforeAll(() => Promise.all([import('./WelcomeStep.tsx'), import('./questions.tsx'), import('./FinishStep.tsx')]))
beforeEach(anEmptyProfile)

describe('the first steps', () => {
  it('save each answer at once and end with the bonus', async () => {
    const { outcomes, saved } = aBeginner()
    const { user, press, router } = open()
    await user.click(await screen.findByRole('link', { name: 'Zaczynamy' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Płyta grzewcza' }))
    expect(screen.getByText('Krok 2 z 5')).toBeTruthy()
    expect(screen.getByText('· część 1')).toBeTruthy()
    await press(NEXT)
    await user.click(await screen.findByRole('checkbox', { name: 'mąka' }))
    expect(screen.getByText('Krok 2 z 5')).toBeTruthy()
    expect(screen.getByText('· część 2')).toBeTruthy()
    expect(outcomes.has('equipment')).toBe(false)
    await press(NEXT)
    await user.click(await screen.findByRole('checkbox', { name: 'Celiakia' }))
    expect(saved).toEqual([{ equipment_ids: [2, 1] }, { food_ids: ['sol', 'olej', 'woda', 'maka-pszenna'] }])
    await user.click(screen.getByRole('checkbox', { name: /Wyrażam wyraźną zgodę/ }))
    await press(NEXT)
    await user.selectOptions(await screen.findByLabelText('Główna dieta'), 'Wszystkożerna')
    await press(NEXT)
    expect(await screen.findByText(/^Oto, co już wiemy\./)).toBeTruthy()
    expect(await screen.findByText('piekarnik, płyta grzewcza')).toBeTruthy()
    expect(screen.getByText('celiakia')).toBeTruthy()
    await press(/Zakończ i odbierz 40.punktów/)
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(saved.slice(2)).toEqual([
      { condition_ids: [7], custom_conditions: [], health_data_consent: true },
      { diet_id: 1, style_ids: [] },
    ])
    expect([...outcomes.values()]).toEqual(ONBOARDING_STEPS.map(() => 'saved'))
    expect(readSession().user?.ai_points).toBe(250 + BONUS)
  })

  it('can be skipped one and all', async () => {
    const { outcomes, saved } = aBeginner()
    const { press, router } = open('/onboarding/equipment')
    for (const title of ['Na czym gotujesz?', 'Co zawsze masz w domu?', 'Co mamy wiedzieć o Twoim zdrowiu?', 'Jak jesz?']) {
      await screen.findByRole('heading', { level: 1, name: title })
      await press('Pomiń')
    }
    expect(await screen.findAllByText('pominięte, możesz uzupełnić')).toHaveLength(3)
    expect(screen.getByText(/^Jeszcze niewiele o Tobie wiemy\./)).toBeTruthy()
    expect(router.state.location.pathname).toBe('/onboarding/finish')
    expect([...outcomes.values()]).toEqual(['skipped', 'skipped', 'skipped'])
    expect(saved).toEqual([])
  })

  it('tick the hob and the oven for whoever has said nothing yet, and count the kitchen as saved when half of it was', async () => {
    const { outcomes, saved } = aBeginner()
    apiServer.use(answer(readEquipment, () => []))
    const { press } = open('/onboarding/equipment')
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Płyta grzewcza' })).checked).toBe(true)
    await press(NEXT)
    await screen.findByRole('heading', { level: 1, name: 'Co zawsze masz w domu?' })
    await press('Pomiń')
    await screen.findByRole('heading', { level: 1, name: 'Co mamy wiedzieć o Twoim zdrowiu?' })
    expect(outcomes.get('equipment')).toBe('saved')
    expect(saved).toEqual([{ equipment_ids: [1, 2] }])
  })

  it('are behind the welcome as soon as it has been seen', async () => {
    const { outcomes } = aBeginner()
    open()
    await waitFor(() => expect(outcomes.get('welcome')).toBe('saved'))
    expect(screen.getByRole('link', { name: 'Nie teraz' }).getAttribute('href')).toBe('/')
  })

  it('keep nothing about health without the consent, and need none for an empty answer', async () => {
    const { saved } = aBeginner()
    const { user, press, router } = open('/onboarding/health-conditions')
    await user.click(await screen.findByRole('checkbox', { name: 'Celiakia' }))
    expect(screen.getByText('Celiakia', { selector: 'p' })).toBeTruthy()
    await press(NEXT)
    expect(screen.getByText('Aby zapisać, zaznacz zgodę na przetwarzanie danych o zdrowiu.')).toBeTruthy()
    expect(saved).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: 'Celiakia' }))
    await press('Nic z tego, dalej')
    await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding/diet-exclusions'))
    expect(saved).toEqual([{ condition_ids: [], custom_conditions: [] }])
  })

  it('ask first about the conditions that have a page of their own and the commonest of the fourteen allergens', async () => {
    aBeginner()
    apiServer.use(
      answer(listConditionChoices, ({ query: { page } }) => ({
        count: EVERY.length,
        next: null,
        previous: null,
        results: page === 1 ? EVERY : [],
      })),
    )
    const { press } = open('/onboarding/health-conditions')
    const conditions = within(await screen.findByRole('group', { name: 'Choroby' }))
    expect(conditions.getAllByRole('checkbox')).toHaveLength(8)
    for (const id of [2, 4, 7, 9, 15, 20, 25, 26]) expect(conditions.getByRole('checkbox', { name: `Choroba ${id}` })).toBeTruthy()
    const allergens = within(screen.getByRole('group', { name: 'Alergia na' }))
    expect(allergens.getAllByRole('checkbox')).toHaveLength(9)
    await press('jeszcze 5 alergenów')
    for (let id = 35; id <= 48; id += 1) expect(allergens.getByRole('checkbox', { name: `Alergia na alergen ${id}` })).toBeTruthy()
    expect(allergens.getAllByRole('checkbox')).toHaveLength(14)
  })

  it('find what is on no short list, and take own words for what is on none', async () => {
    const { saved } = aBeginner()
    const { user, press } = open('/onboarding/health-conditions')
    const box = await screen.findByLabelText('Szukaj choroby albo alergii')
    expect(screen.queryByRole('checkbox', { name: /Wyrażam wyraźną zgodę/ })).toBeNull()
    await user.type(box, 'nadcisn{Enter}')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Nadciśnienie tętnicze' }).checked).toBe(true)
    await user.type(box, 'sorbitol')
    await press('Dodaj „sorbitol”')
    await user.click(screen.getByRole('checkbox', { name: /Wyrażam wyraźną zgodę/ }))
    await press(NEXT)
    await screen.findByRole('heading', { level: 1, name: 'Jak jesz?' })
    expect(saved).toEqual([{ condition_ids: [15], custom_conditions: ['sorbitol'], health_data_consent: true }])
  })

  it('stay where they are when an answer could not be saved', async () => {
    const { outcomes } = aBeginner()
    apiServer.use(unreachable(saveEquipment))
    const { user, press, router } = open('/onboarding/equipment')
    await user.click(await screen.findByRole('checkbox', { name: 'Mikrofala' }))
    await press(NEXT)
    expect((await screen.findByRole('alert')).textContent).toContain('Nie udało się zapisać wyposażenia.')
    expect(router.state.location.pathname).toBe('/onboarding/equipment')
    expect(outcomes.size).toBe(0)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mikrofala' }).checked).toBe(true)
  })

  it('credit the bonus once', async () => {
    const { outcomes } = aBeginner()
    outcomes.set('finish', 'saved')
    const { press, router } = open('/onboarding/finish')
    await press('Przejdź na start')
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(readSession().user?.ai_points).toBe(250)
  })

  it('credit the bonus once, however often the end is pressed', async () => {
    aBeginner()
    // The server answers a repeat as it answered the first call.
    apiServer.use(answer(finishOnboarding, () => ({ bonus_awarded: BONUS })))
    const { router } = open('/onboarding/finish')
    const end = await screen.findByRole('button', { name: /Zakończ i odbierz/ })
    fireEvent.click(end)
    fireEvent.click(end)
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(readSession().user?.ai_points).toBe(250 + BONUS)
  })

  it('offer another try when the end fails', async () => {
    aBeginner()
    apiServer.use(answer(finishOnboarding, () => refuse('forbidden')))
    const { press } = open('/onboarding/finish')
    await press(/Zakończ i odbierz/)
    expect((await screen.findByRole('alert')).textContent).toContain('Nie udało się zakończyć.')
  })
})
