import { type FitnessProfile, previewFitnessProfile, readFitnessProfile, saveFitnessProfile } from '@spizarka/contract/fitness'
import { readHealthConsent } from '@spizarka/contract/profile'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { today } from '../../../lib/text/format.ts'
import { answer, apiServer, refuse } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { diaryRoutes } from '../routes.ts'

const routes = diaryRoutes.filter(({ path }) => path === '/calories/fitness-setup')
const YEAR = Number(today().slice(0, 4))
const COUNTED = {
  bmr_kcal: 1395,
  tdee_kcal: 1918,
  target: { kcal: 1643, protein_g: 82, fat_g: 55, carbs_g: 205, fibre_g: 25, salt_g: 5 },
  formula: 'Wzór Mifflina–St Jeora',
  notes: ['W profilu jest schorzenie. Przed zmianą sposobu jedzenia zapytaj lekarza lub dietetyka.'],
}
const SAVED: FitnessProfile = {
  sex: 'female',
  birth_year: YEAR - 35,
  height_cm: 165,
  weight_kg: 70,
  activity: 'light',
  goal: 'lose',
  pace_kg_per_week: 0.25,
  macros: null,
  health_data_consent: true,
  ...COUNTED,
}

/** What was saved, newest last. */
function serve({ saved = null, granted = false }: { saved?: FitnessProfile | null; granted?: boolean } = {}) {
  const sent: object[] = []
  apiServer.use(
    answer(readFitnessProfile, () => saved ?? refuse('not_found')),
    answer(readHealthConsent, () => ({ granted, version: null, granted_at: null })),
    answer(previewFitnessProfile, () => COUNTED),
    answer(saveFitnessProfile, ({ body }) => {
      sent.push(body)
      return SAVED
    }),
  )
  return sent
}

async function fillYou(user: ReturnType<typeof renderRoutes>['user'], age = '35') {
  await user.click(await screen.findByRole('radio', { name: 'Kobieta' }))
  await user.type(screen.getByRole('textbox', { name: /Wiek/ }), age)
  await user.type(screen.getByRole('textbox', { name: /Wzrost/ }), '165')
  await user.type(screen.getByRole('textbox', { name: /Masa ciała/ }), '70')
}

beforeEach(() => void signedIn())

describe('the way to a target', () => {
  it('asks for four numbers, a goal and the consent, shows what comes of it, and keeps nothing before the last button', async () => {
    const sent = serve()
    const { user } = renderRoutes(routes, '/calories/fitness-setup')
    await fillYou(user)
    await user.click(screen.getByRole('button', { name: 'Dalej' }))
    expect(await screen.findByText('Bez zgody nie zapiszemy niczego o zdrowiu.')).toBeTruthy()
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Dalej' }))

    await user.click(await screen.findByRole('button', { name: 'Zobacz wynik' }))
    expect(await screen.findByText('Wybierz, ile się ruszasz.')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: /^Trochę/ }))
    await user.click(screen.getByRole('radio', { name: 'Schudnąć' }))
    await user.click(screen.getByRole('button', { name: 'Zobacz wynik' }))

    expect(await screen.findByRole('heading', { level: 1, name: /^1643.kcal dziennie$/ })).toBeTruthy()
    expect(screen.getByText('10 × 70 + 6,25 × 165 − 5 × 35 − 161')).toBeTruthy()
    expect(screen.getByText(/zapytaj lekarza/)).toBeTruthy()
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Zapisz cel' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      birth_year: YEAR - 35,
      height_cm: 165,
      weight_kg: 70,
      pace_kg_per_week: 0.25,
      health_data_consent: true,
    })
    expect(await screen.findByText('Inny ekran')).toBeTruthy()
  })

  it('does not go on with an age of nine', async () => {
    serve({ granted: true })
    const { user } = renderRoutes(routes, '/calories/fitness-setup')
    await fillYou(user, '9')
    await user.click(screen.getByRole('button', { name: 'Dalej' }))
    expect(await screen.findByText('Podaj wiek od 10 do 110 lat.')).toBeTruthy()
    expect(screen.getByText('Krok 1 z 3')).toBeTruthy()
  })

  it('begins at the first step where a later one is opened afresh, and at what was said before', async () => {
    serve({ saved: SAVED, granted: true })
    renderRoutes(routes, '/calories/fitness-setup?step=3')
    expect(await screen.findByRole('heading', { level: 1, name: /^1643.kcal dziennie$/ })).toBeTruthy()
    expect(screen.getByText('Krok 3 z 3')).toBeTruthy()
  })

  it('asks for what is missing before a later step', async () => {
    serve({ granted: true })
    renderRoutes(routes, '/calories/fitness-setup?step=3')
    expect(await screen.findByText('Krok 1 z 3')).toBeTruthy()
  })

  it('says why a target was refused, and stays', async () => {
    serve({ saved: SAVED, granted: true })
    apiServer.use(answer(saveFitnessProfile, () => refuse('premium_macros')))
    const { user } = renderRoutes(routes, '/calories/fitness-setup?step=3')
    await user.click(await screen.findByRole('button', { name: 'Zapisz cel' }))
    expect(within(await screen.findByRole('alert')).getByText(/Premium/)).toBeTruthy()
    expect(screen.getByText('Krok 3 z 3')).toBeTruthy()
  })

  it('asks for the consent anew where it was withdrawn while the screen was open, and never takes it for given', async () => {
    const sent = serve({ saved: SAVED, granted: true })
    const { user } = renderRoutes(routes, '/calories/fitness-setup?step=3')
    await screen.findByRole('button', { name: 'Zapisz cel' })
    apiServer.use(
      answer(readFitnessProfile, () => refuse('not_found')),
      answer(readHealthConsent, () => ({ granted: false, version: null, granted_at: null })),
      answer(saveFitnessProfile, ({ body }) => {
        sent.push(body)
        return refuse('health_consent_missing')
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Zapisz cel' }))
    expect(await screen.findByText('Krok 1 z 3')).toBeTruthy()
    expect(await screen.findByRole('checkbox', { name: /Wyrażam wyraźną zgodę/ })).toHaveProperty('checked', false)
    await user.click(screen.getByRole('button', { name: 'Dalej' }))
    expect(screen.getByText('Krok 1 z 3')).toBeTruthy()
    expect(sent).toHaveLength(1)
    expect(sent[0]).not.toHaveProperty('health_data_consent', true)
  })
})
