import type { Page } from '@playwright/test'
import { expectAccessible, expectReadable } from '../../support/axe.ts'
import { announcement } from '../../support/pantry.ts'
import { expect, test } from '../../support/test.ts'

const NEXT = 'Zapisz i przejdź dalej'
const MAX_TAPS = 12

const checkbox = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name })
/** A chip is tapped on its words; the box itself is not seen. */
const chip = (page: Page, name: string) => page.locator('label').filter({ has: checkbox(page, name) })
const next = (page: Page) => page.getByRole('button', { name: NEXT })

test.describe('somebody new', () => {
  test.use({ newcomer: true })

  test('is led to the first steps and is done in 12 taps with the commonest answers', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/onboarding/welcome')
    let taps = 0
    const tap = async (target: ReturnType<Page['locator']>) => {
      await target.tap()
      taps += 1
    }
    await tap(page.getByRole('link', { name: 'Zaczynamy' }))
    // Hob and oven, which nearly everybody has, are on.
    for (const name of ['Płyta grzewcza lub kuchenka', 'Piekarnik']) await expect(checkbox(page, name)).toBeChecked()
    await tap(chip(page, 'Kuchenka mikrofalowa'))
    await tap(next(page))
    await expect(page.getByRole('heading', { level: 1, name: 'Co zawsze masz w domu?' })).toBeVisible()
    for (const name of ['sól', 'pieprz', 'olej', 'woda']) await expect(checkbox(page, name)).toBeChecked()
    await tap(next(page))
    await tap(chip(page, 'Nadciśnienie tętnicze'))
    await tap(page.getByText('Wyrażam wyraźną zgodę'))
    await tap(next(page))
    await page.getByLabel('Główna dieta').selectOption('Wszystkożerna')
    // The platform's list: one tap opens it, one chooses.
    taps += 2
    await tap(next(page))
    await tap(page.getByRole('button', { name: /Zakończ i odbierz 40/ }))
    await expect(page).toHaveURL('/')
    await expect(announcement(page, 'Pierwsze kroki za Tobą')).toBeAttached()
    await expect(page.getByText('290 pkt').filter({ visible: true })).toBeVisible()
    await expect(page.getByText('Dokończ pierwsze kroki')).toBeHidden()
    expect(taps).toBeLessThanOrEqual(MAX_TAPS)

    await page.goto('/settings')
    await expect(page.getByText('Płyta grzewcza lub kuchenka, piekarnik, kuchenka mikrofalowa')).toBeVisible()
    await page.getByRole('link', { name: 'Wyposażenie kuchni' }).tap()
    await expect(checkbox(page, 'Piekarnik')).toBeChecked()
    await page.getByRole('button', { name: /^Zdrowie i alergie/ }).tap()
    await expect(checkbox(page, 'Nadciśnienie tętnicze')).toBeChecked()
    await expect(page.getByText(/^Udzielona/)).toBeVisible()
    await page.getByRole('button', { name: /^Sposób żywienia/ }).tap()
    await expect(page.getByLabel('Główna dieta')).toHaveValue('1')
  })

  test('goes on after a reload where the steps were left', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Zaczynamy' }).tap()
    await chip(page, 'Thermomix').tap()
    await next(page).tap()
    await expect(page).toHaveURL('/onboarding/staples')
    await chip(page, 'cukier').tap()
    await next(page).tap()
    // The address comes first: until its screen is drawn, the buttons are those of the step before.
    await expect(page).toHaveURL('/onboarding/health-conditions')
    await expect(page.getByRole('heading', { level: 1, name: /o Twoim zdrowiu/ })).toBeVisible()
    await page.getByRole('button', { name: 'Pomiń' }).tap()
    await expect(page).toHaveURL('/onboarding/diet-exclusions')
    // Not led there a second time, but invited.
    await page.goto('/')
    await expect(page.getByText('Zostały 2 kroki')).toBeVisible()
    await page.getByRole('link', { name: /Dokończ pierwsze kroki/ }).tap()
    await expect(page).toHaveURL('/onboarding/diet-exclusions')
    await expect(page.getByRole('heading', { level: 1, name: 'Jak jesz?' })).toBeVisible()
    await page.getByRole('link', { name: 'Wróć do poprzedniego kroku' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: /o Twoim zdrowiu/ })).toBeVisible()
    await page.getByRole('link', { name: 'Wróć do poprzedniego kroku' }).tap()
    await expect(checkbox(page, 'cukier')).toBeChecked()
    await page.getByRole('link', { name: 'Wróć do poprzedniego kroku' }).tap()
    await expect(checkbox(page, 'Thermomix')).toBeChecked()
  })
})

test('health data goes with the consent, everything else stays', async ({ page, household }) => {
  await household.call('POST', '/my-health-conditions/', {
    condition_ids: [7],
    custom_conditions: ['uczulenie na kiwi'],
    health_data_consent: true,
  })
  await household.call('POST', '/my-exclusions/', { product_names: ['wątróbka'] })
  await page.goto('/settings/profile#zdrowie')
  await expect(checkbox(page, 'Celiakia')).toBeChecked()
  await page.getByRole('button', { name: 'Wycofaj zgodę' }).tap()
  await expectAccessible(page, 'the question before the withdrawal')
  await page.getByRole('button', { name: 'Wycofaj i usuń' }).tap()
  await expect(checkbox(page, 'Celiakia')).not.toBeChecked()
  await page.reload()
  await expect(page.getByText('bez wątróbki')).toBeVisible()
  await expect(page.getByText('uczulenie na kiwi')).toBeHidden()
  await expect(checkbox(page, /Wyrażam wyraźną zgodę/)).not.toBeChecked()
})

test('an exclusion is found among the foods with the keyboard alone', async ({ page }) => {
  await page.goto('/settings/profile#dieta')
  await page.getByRole('combobox', { name: 'Czego nie jesz?' }).focus()
  await page.keyboard.type('watrobk')
  const options = page.getByRole('listbox', { name: 'Podpowiedzi produktów' }).getByRole('option')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const [first = ''] = await options.allInnerTexts()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Usuń: ${first}` })).toBeVisible()
  await expect(options).toHaveCount(0)
})

const STEPS = ['welcome', 'equipment', 'staples', 'health-conditions', 'diet-exclusions', 'finish']
test.describe('the first steps', () => {
  test.use({ reducedMotion: 'reduce' })
  test('can be read by everybody', async ({ page }) => {
    for (const address of [...STEPS.map((step) => `/onboarding/${step}`), '/settings', '/settings/profile', '/settings/profile#zdrowie'])
      await expectReadable(page, address)
  })
})
