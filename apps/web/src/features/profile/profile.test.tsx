import { listEquipmentChoices } from '@spizarka/contract/choices'
import {
  readEquipment,
  readHealthConditions,
  readHealthConsent,
  saveDiet,
  saveEquipment,
  saveExclusions,
  saveHealthConditions,
  suggestFoods,
  withdrawHealthConsent,
} from '@spizarka/contract/profile'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answer, apiServer, refuse, unreachable } from '../../testing/api-server.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { onePage, signedIn } from '../../testing/samples.ts'
import { profileSettingsRoutes } from './routes.ts'
import { anEmptyProfile, EQUIPMENT } from './testing.ts'

const SAVED = 'Zmiany zostały zapisane!'

const section = async (name: string) => within(await screen.findByRole('region', { name }))

function open(at = '') {
  signedIn()
  const { user } = renderRoutes(profileSettingsRoutes, `/settings/profile${at}`)
  return user
}

// Not on the time of the first test.
beforeAll(() => import('./ProfileScreen.tsx'))
beforeEach(anEmptyProfile)

describe('the kitchen on the profile', () => {
  it('shows what is saved and puts what is chosen in its place', async () => {
    let sent: number[] = []
    apiServer.use(
      answer(saveEquipment, ({ body }) => {
        sent = body.equipment_ids
        return sent
      }),
    )
    const user = open()
    const kitchen = await section('Wyposażenie kuchni')
    expect((await kitchen.findByRole<HTMLInputElement>('checkbox', { name: 'Piekarnik' })).checked).toBe(true)
    await user.click(kitchen.getByRole('checkbox', { name: 'Piekarnik' }))
    await user.click(kitchen.getByRole('checkbox', { name: 'Mikrofala' }))
    await user.click(kitchen.getByRole('button', { name: 'Zapisz wyposażenie' }))
    expect(await kitchen.findByText(SAVED)).toBeTruthy()
    expect(sent).toEqual([3])
  })

  it('keeps what was chosen when saving fails', async () => {
    apiServer.use(unreachable(saveEquipment))
    const user = open()
    const kitchen = await section('Wyposażenie kuchni')
    await user.click(await kitchen.findByRole('checkbox', { name: 'Mikrofala' }))
    await user.click(kitchen.getByRole('button', { name: 'Zapisz wyposażenie' }))
    expect(await kitchen.findByText('Nie udało się zapisać wyposażenia.')).toBeTruthy()
    expect(kitchen.getByRole<HTMLInputElement>('checkbox', { name: 'Mikrofala' }).checked).toBe(true)
  })

  it('says which of the two could not be loaded, saves nothing until then, and can be tried again', async () => {
    apiServer.use(answer(listEquipmentChoices, () => refuse('forbidden')))
    const user = open()
    const kitchen = await section('Wyposażenie kuchni')
    expect(await kitchen.findByText('Nie udało się załadować list opcji.')).toBeTruthy()
    expect(kitchen.queryByRole('button', { name: 'Zapisz wyposażenie' })).toBeNull()
    apiServer.use(
      answer(listEquipmentChoices, () => onePage(...EQUIPMENT)),
      answer(readEquipment, () => refuse('forbidden')),
    )
    await user.click(kitchen.getByRole('button', { name: 'Spróbuj ponownie' }))
    expect(await kitchen.findByRole('checkbox', { name: 'Piekarnik' })).toBeTruthy()
  })

  it('says when the own settings could not be loaded', async () => {
    apiServer.use(answer(readEquipment, () => refuse('forbidden')))
    open()
    const kitchen = await section('Wyposażenie kuchni')
    expect(await kitchen.findByText('Nie udało się załadować Twoich ustawień.')).toBeTruthy()
  })
})

describe('health on the profile', () => {
  it('cannot be saved without the consent, and is saved with it', async () => {
    let sent: unknown
    apiServer.use(
      answer(saveHealthConditions, ({ body }) => {
        sent = body
        apiServer.use(answer(readHealthConsent, () => ({ granted: true, version: '2025-09-11', granted_at: '2026-02-03T10:00:00Z' })))
        return { predefined_conditions: body.condition_ids, custom_conditions: body.custom_conditions }
      }),
    )
    const user = open('#zdrowie')
    const health = await section('Zdrowie i alergie')
    await user.click(await health.findByRole('checkbox', { name: 'Celiakia' }))
    await user.type(health.getByLabelText('Coś innego?'), '  refluks {Enter}Refluks{Enter} {Enter}kamica')
    expect(within(health.getByRole('list', { name: 'Własne schorzenia' })).getAllByRole('listitem')).toHaveLength(1)

    await user.click(health.getByRole('button', { name: 'Zapisz dane o zdrowiu' }))
    expect(sent).toBeUndefined()
    await user.click(health.getByRole('checkbox', { name: /Wyrażam wyraźną zgodę/ }))
    await user.click(health.getByRole('button', { name: 'Zapisz dane o zdrowiu' }))
    expect(await health.findByText(SAVED)).toBeTruthy()
    // What was typed and not added yet counts too.
    expect(sent).toEqual({ condition_ids: [7], custom_conditions: ['refluks', 'kamica'], health_data_consent: true })
    expect(await health.findByText(/Udzielona 3 lutego/)).toBeTruthy()
  })

  it('is deleted when the consent is withdrawn, after saying what stops working', async () => {
    let withdrawn = 0
    apiServer.use(
      answer(readHealthConditions, () => ({ predefined_conditions: [7], custom_conditions: ['refluks'] })),
      answer(readHealthConsent, () => ({ granted: true, version: '2025-09-11', granted_at: '2026-02-03T10:00:00Z' })),
      answer(withdrawHealthConsent, () => {
        withdrawn += 1
        return undefined
      }),
    )
    const user = open('#zdrowie')
    const health = await section('Zdrowie i alergie')
    await user.click(await health.findByRole('button', { name: 'Wycofaj zgodę' }))
    const question = within(screen.getByRole('dialog', { name: 'Wycofać zgodę?' }))
    expect(question.getByText(/przepisów i list zakupów nie sprawdzimy/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Wycofaj i usuń' }))
    await waitFor(() => expect(health.getByRole<HTMLInputElement>('checkbox', { name: 'Celiakia' }).checked).toBe(false))
    expect(health.queryByText('refluks')).toBeNull()
    expect(health.getByRole<HTMLInputElement>('checkbox', { name: /Wyrażam wyraźną zgodę/ }).checked).toBe(false)
    expect(withdrawn).toBe(1)
  })

  it('says the words of the specification when it cannot be saved', async () => {
    apiServer.use(answer(saveHealthConditions, () => refuse('condition_unknown')))
    const user = open('#zdrowie')
    const health = await section('Zdrowie i alergie')
    await user.click(await health.findByRole('checkbox', { name: /Wyrażam wyraźną zgodę/ }))
    await user.click(health.getByRole('button', { name: 'Zapisz dane o zdrowiu' }))
    expect(await health.findByText('Nie udało się zapisać kondycji.')).toBeTruthy()
  })
})

describe('nutrition on the profile', () => {
  it('saves the diet, the styles and the exclusions, with foods proposed', async () => {
    const sent: unknown[] = []
    const asked: string[] = []
    apiServer.use(
      answer(suggestFoods, ({ query }) => {
        asked.push(query.query)
        return [
          { name: 'wątróbka drobiowa', food_id: 'watrobka-drobiowa' },
          { name: 'wątróbka wieprzowa', food_id: 'watrobka-wieprzowa' },
        ]
      }),
      answer(saveDiet, ({ body }) => {
        sent.push(body)
        return body
      }),
      answer(saveExclusions, ({ body }) => {
        sent.push(body)
        return body.product_names.map((product_name) => ({ product_name }))
      }),
    )
    const user = open('#dieta')
    const nutrition = await section('Sposób żywienia')
    await user.selectOptions(await nutrition.findByLabelText('Główna dieta'), 'Wegetariańska')
    await user.click(nutrition.getByRole('checkbox', { name: 'Wysokobiałkowy' }))
    await user.type(nutrition.getByRole('combobox', { name: 'Czego nie jesz?' }), 'wątr')
    await nutrition.findByRole('option', { name: 'wątróbka wieprzowa' })
    await user.keyboard('{ArrowDown}{Enter}')
    await user.type(nutrition.getByRole('combobox', { name: 'Czego nie jesz?' }), 'kolendra')
    await user.click(nutrition.getByRole('button', { name: /^Dodaj/ }))
    await user.click(nutrition.getByRole('button', { name: 'Zapisz sposób żywienia' }))
    expect(await nutrition.findByText(SAVED)).toBeTruthy()
    expect(sent).toEqual([{ diet_id: 4, style_ids: [2] }, { product_names: ['wątróbka drobiowa', 'kolendra'] }])
    // One call for a word, not one for each letter.
    expect(asked).not.toContain('wą')
  })

  it('takes an exclusion away, and says when saving failed', async () => {
    apiServer.use(answer(saveDiet, () => refuse('diet_unknown')))
    const user = open('#dieta')
    const nutrition = await section('Sposób żywienia')
    await user.type(await nutrition.findByRole('combobox', { name: 'Czego nie jesz?' }), 'kolendra{Enter}')
    await user.click(nutrition.getByRole('button', { name: 'Usuń: kolendra' }))
    expect(nutrition.queryByText('kolendra')).toBeNull()
    await user.click(nutrition.getByRole('button', { name: 'Zapisz sposób żywienia' }))
    expect(await nutrition.findByText('Nie udało się zapisać stylu żywienia.')).toBeTruthy()
  })
})

const heading = (name: RegExp) => screen.findByRole('button', { name })

describe('the profile', () => {
  it('says what is chosen and opens one section at a time', async () => {
    const user = open()
    expect((await heading(/^Wyposażenie kuchni/)).getAttribute('aria-expanded')).toBe('true')
    expect((await heading(/^Wyposażenie kuchni piekarnik/)).textContent).toBe('Wyposażenie kuchnipiekarnik')
    expect(await heading(/^Zdrowie i alergie nic/)).toBeTruthy()
    await user.click(await heading(/^Zdrowie i alergie/))
    await screen.findByRole('checkbox', { name: 'Celiakia' })
    expect(screen.queryByRole('checkbox', { name: 'Piekarnik' })).toBeNull()
    await user.click(await heading(/^Zdrowie i alergie/))
    expect(screen.queryByRole('checkbox', { name: 'Celiakia' })).toBeNull()
  })

  it('asks before another section takes the place of what was changed, and saves it', async () => {
    const sent: unknown[] = []
    apiServer.use(
      answer(saveEquipment, ({ body }) => {
        sent.push(body.equipment_ids)
        return body.equipment_ids
      }),
    )
    const user = open()
    await user.click(await screen.findByRole('checkbox', { name: 'Mikrofala' }))
    await user.click(await heading(/^Sposób żywienia/))
    const question = within(await screen.findByRole('dialog', { name: 'Zapisać zmiany?' }))
    await user.click(question.getByRole('button', { name: 'Zapisz' }))
    expect(await screen.findByLabelText('Główna dieta')).toBeTruthy()
    expect(sent).toEqual([[2, 3]])
  })

  it('asks before another screen does, and leaves without saving where that is wanted', async () => {
    const user = open()
    await user.click(await screen.findByRole('checkbox', { name: 'Mikrofala' }))
    await user.click(screen.getByRole('link', { name: /^Wróć/ }))
    const question = within(await screen.findByRole('dialog', { name: 'Zapisać zmiany?' }))
    await user.click(question.getByRole('button', { name: 'Nie zapisuj' }))
    expect(await screen.findByText('Inny ekran')).toBeTruthy()
  })
})
