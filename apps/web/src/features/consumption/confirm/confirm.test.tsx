import { confirmConsumption, proposeConsumption, undoConsumption } from '@spizarka/contract/consumption'
import { listPantry } from '@spizarka/contract/pantry'
import { readRecipe } from '@spizarka/contract/recipes'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { drafts } from '../../../lib/storage/drafts.ts'
import { answer, apiServer, refuse, unreachable } from '../../../testing/api-server.ts'
import { aRecipe } from '../../../testing/recipe-samples.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { aPantryItem, onePage, signedIn } from '../../../testing/samples.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { consumptionRoutes } from '../routes.ts'
import { aConfirmed, amountOf, aProposal, aProposedDeduction, confirmButton, openConfirm, pageText } from '../testing.ts'

const openDetails = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Zmień posiłek, dzień lub nazwę' }))

describe('/confirm-consumption/{recipeId}', () => {
  beforeEach(() => {
    signedIn()
    return () => {
      toast.dismiss()
      drafts.forgetAll()
    }
  })

  it('proposes what went out, takes corrections and confirms them once', async () => {
    const { user, sent, router } = await openConfirm()
    expect(pageText()).toContain('zostanie 400 g')
    expect(pageText()).toContain('zostanie 5 szt.')
    await user.clear(amountOf('pomidory krojone'))
    await user.type(amountOf('pomidory krojone'), '800')
    expect(screen.getByText('zużyte w całości')).toBeTruthy()
    await user.clear(amountOf('jajka'))
    await user.type(amountOf('jajka'), '2,5')
    await user.dblClick(confirmButton())

    expect(await screen.findByRole('heading', { name: 'Smacznego!' })).toBeTruthy()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.deductions).toEqual([
      { product_id: '11', quantity: 800, unit: 'grams' },
      { product_id: '12', quantity: 2.5, unit: 'pieces' },
    ])
    // Back from here leads to where the cook came from, not to confirming it again.
    expect([router.state.location.pathname, router.state.historyAction]).toEqual(['/consumptions/9', 'REPLACE'])
  })

  it('asks for as many servings as were cooked', async () => {
    let asked: number | undefined
    apiServer.use(
      answer(readRecipe, () => aRecipe()),
      answer(proposeConsumption, ({ query }) => {
        asked = query?.servings
        return aProposal({ servings: 5 })
      }),
    )
    renderRoutes(consumptionRoutes, '/confirm-consumption/31?servings=5')
    expect(await screen.findByText(/, 5.porcji$/)).toBeTruthy()
    expect(asked).toBe(5)
    expect(screen.getByRole('group', { name: 'Ilość: Zostało na później' }).textContent).toBe('4')
  })

  it('counts the portion by halves, or to the percent, and nothing outside 1 to 500', async () => {
    const { user, sent } = await openConfirm()
    await user.click(screen.getByRole('button', { name: 'Więcej: Twoja porcja' }))
    expect(pageText()).toContain('618 kcal')
    expect(screen.getByRole('group', { name: 'Ilość: Zostało na później' }).textContent).toBe('0,5')
    await openDetails(user)
    const box = screen.getByLabelText<HTMLInputElement>('Ile procent porcji?')
    await user.clear(box)
    await user.type(box, '0')
    expect(box.value).toBe('')
    await user.type(box, '501')
    expect(box.value).toBe('50')
    await user.type(box, '0')
    expect(screen.getByText('nic nie trafi do spiżarni')).toBeTruthy()
    await user.click(confirmButton())
    await expect.poll(() => sent[0]?.portion_percent).toBe(500)
    expect(sent[0]?.leftovers).toBeNull()
  })

  it('writes nothing into the diary of a dish that nobody has eaten yet', async () => {
    const { user, sent } = await openConfirm()
    await user.click(screen.getByRole('button', { name: 'Mniej: Twoja porcja' }))
    await user.click(screen.getByRole('button', { name: 'Mniej: Twoja porcja' }))
    expect(pageText()).toContain('bez wpisu w dzienniku')
    await user.click(confirmButton())
    await expect.poll(() => sent).toMatchObject([{ portion_percent: null, leftovers: { portions: 2 } }])
  })

  it('writes the meal and the day that were chosen', async () => {
    const { user, sent } = await openConfirm()
    expect(screen.getByText('do dziennika, obiad')).toBeTruthy()
    await openDetails(user)
    await user.click(screen.getByRole('radio', { name: 'Kolacja' }))
    await user.clear(screen.getByLabelText('Dzień'))
    await user.type(screen.getByLabelText('Dzień'), '2026-01-05')
    await user.click(confirmButton())
    await expect.poll(() => sent).toMatchObject([{ meal_type: 'dinner', eaten_on: '2026-01-05' }])
  })

  it('keeps a spice unless it is used up', async () => {
    const spice = aProposedDeduction({
      product_id: '7',
      product_name: 'kumin',
      is_spice: true,
      unit: null,
      available: null,
      quantity: null,
    })
    const { user, sent } = await openConfirm(aProposal({ deductions: [spice], not_in_pantry: ['natka', 'masło'], assumed: ['sól'] }))
    expect(screen.getByText('2 bez zmian: sól, kumin')).toBeTruthy()
    expect(screen.getByText('zostaje na stanie')).toBeTruthy()
    expect(screen.getByText('Spoza spiżarni: natka, masło.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Zużyte ?\(kumin\)$/ }))
    await user.click(confirmButton())
    await expect.poll(() => sent[0]?.deductions).toEqual([{ product_id: '7', quantity: null }])
  })

  it('adds another product of the pantry', async () => {
    const { user, sent } = await openConfirm()
    const searches: (string | undefined)[] = []
    apiServer.use(
      answer(listPantry, ({ query }) => {
        searches.push(query?.search)
        return onePage(aPantryItem({ id: '12', product_name: 'jajka' }), aPantryItem({ id: '20', product_name: 'szpinak' }))
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Dodaj inny produkt' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText('Szukaj w spiżarni'), 'szp')
    await expect.poll(() => searches.at(-1)).toBe('szp')
    expect(dialog.queryByRole('button', { name: 'jajka' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'szpinak' }))
    expect(document.activeElement).toBe(amountOf('szpinak'))
    await user.keyboard('150')
    await user.click(confirmButton())
    await expect.poll(() => sent[0]?.deductions.at(-1)).toEqual({ product_id: '20', quantity: 150, unit: 'grams' })
  })

  it('keeps the leftovers under the name, in the number and until the day that the cook says', async () => {
    const { user, sent } = await openConfirm()
    expect(pageText()).toContain('lodówka, zjedz do 22 listopada 2030')
    await user.click(screen.getByRole('button', { name: 'Więcej: Zostało na później' }))
    await openDetails(user)
    await user.clear(screen.getByLabelText('Nazwa w spiżarni'))
    await user.type(screen.getByLabelText('Nazwa w spiżarni'), 'obiad na jutro')
    await user.clear(screen.getByLabelText('Najlepiej zużyć do'))
    await user.click(confirmButton())
    await expect.poll(() => sent[0]?.leftovers).toEqual({ product_name: 'obiad na jutro', portions: 1.5, best_before: null })
  })

  it('keeps nothing where nothing is left, whatever was eaten', async () => {
    const { user, sent } = await openConfirm()
    await user.click(screen.getByRole('button', { name: 'Mniej: Zostało na później' }))
    await user.click(screen.getByRole('button', { name: 'Mniej: Zostało na później' }))
    await user.click(screen.getByRole('button', { name: 'Mniej: Twoja porcja' }))
    expect(screen.getByText('nic nie trafi do spiżarni')).toBeTruthy()
    await user.click(confirmButton())
    await expect.poll(() => sent[0]).toMatchObject({ portion_percent: 50, leftovers: null })
  })

  it('says when the Free pantry has no room for the leftovers, and leads to the plans', async () => {
    const { user } = await openConfirm()
    apiServer.use(answer(confirmConsumption, () => refuse('pantry_limit')))
    await user.click(confirmButton())
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Spiżarnia w planie Free ma limit 50 produktów. Usuń coś lub przejdź na Premium, aby dodać więcej.',
    )
    expect(screen.getByRole('link', { name: 'Zobacz plany' }).getAttribute('href')).toBe('/settings/subscription')
  })

  it('asks for another name where the leftovers’ is another product’s', async () => {
    const { user } = await openConfirm()
    apiServer.use(answer(confirmConsumption, () => refuse('pantry_unit_conflict', { unit: 'g' })))
    await user.click(confirmButton())
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Ten produkt jest w spiżarni w innej jednostce \(g\)\./)
    expect(screen.getByLabelText('Nazwa w spiżarni')).toBeTruthy()
  })

  it('can be undone at once, and tells product by product what was not as asked', async () => {
    const { user } = await openConfirm()
    const short = { product_id: '11', product_name: 'pomidory krojone', reason: 'not_enough' as const, unit: 'grams' as const }
    const gone = { product_id: '12', product_name: 'jajka', reason: 'gone' as const, unit: 'pieces' as const, wanted: 3, done: 0 }
    apiServer.use(
      answer(confirmConsumption, () => aConfirmed({ shortfalls: [gone, { ...short, wanted: 400, done: 300 }] })),
      answer(undoConsumption, () => ({ ...aConfirmed(), undone_at: new Date().toISOString(), shortfalls: [gone] })),
    )
    await user.click(confirmButton())
    expect(await screen.findByText('Nie wszystko dało się odjąć')).toBeTruthy()
    expect(pageText()).toContain('jajka: nie ma już w spiżarni')
    expect(pageText()).toContain('pomidory krojone: było tylko 300 g z 400 g')

    await user.click(screen.getByRole('button', { name: 'Cofnij' }))
    expect(await screen.findByRole('heading', { name: 'Cofnięte' })).toBeTruthy()
    expect(screen.getByText('Nie wszystko dało się cofnąć')).toBeTruthy()
  })

  it('needs a network to begin with, and can be asked again', async () => {
    apiServer.use(unreachable(proposeConsumption))
    const { user } = renderRoutes(consumptionRoutes, '/confirm-consumption/31')
    expect(await screen.findByText(/^Brak połączenia\. Odjęcie ze spiżarni wymaga internetu/)).toBeTruthy()
    apiServer.use(
      answer(proposeConsumption, () => aProposal()),
      answer(readRecipe, () => aRecipe()),
    )
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
    expect(await screen.findByText('Schodzi ze spiżarni')).toBeTruthy()
  })

  it('says when there is no such recipe', async () => {
    apiServer.use(answer(proposeConsumption, () => refuse('not_found')))
    renderRoutes(consumptionRoutes, '/confirm-consumption/404')
    expect(await screen.findByText('Nie ma tego przepisu')).toBeTruthy()
  })
})
