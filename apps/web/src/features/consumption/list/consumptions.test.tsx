import { type Consumption, listConsumptions, undoConsumption } from '@spizarka/contract/consumption'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { today } from '../../../lib/text/format.ts'
import { answer, apiServer, refuse } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { onePage, signedIn } from '../../../testing/samples.ts'
import { toast, toastStore } from '../../../ui/feedback/toast.ts'
import { consumptionRoutes } from '../routes.ts'
import { aConsumption } from '../testing.ts'

/** A list that changes as it is undone. */
async function open(...consumptions: Consumption[]) {
  const kept = { consumptions }
  apiServer.use(answer(listConsumptions, () => onePage(...kept.consumptions)))
  const view = renderRoutes(consumptionRoutes, '/consumptions')
  await screen.findByRole('list', { name: 'Ugotowane' })
  return { ...view, kept }
}
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent?.replaceAll('\u00a0', ' '))

describe('/consumptions', () => {
  beforeEach(() => {
    signedIn()
    return () => toast.dismiss()
  })

  it('tells what was eaten of what, and what can still be taken back', async () => {
    // In Poland a year begins an hour before it does by the clock of a server: of another year a day would be told with it.
    const [year = ''] = today().split('-')
    await open(
      aConsumption({ portion_percent: 150, eaten_on: `${year}-03-05` }),
      aConsumption({ id: '8', title: 'Zupa', recipe_id: null, undo_until: new Date(0).toISOString() }),
      aConsumption({ id: '7', title: 'Sałatka', undone_at: new Date().toISOString() }),
    )
    expect(rows()[0]).toContain('Obiad, 5 marca · 150% porcji · 412 kcal')
    expect(screen.getAllByRole('button', { name: /^Cofnij/ })).toHaveLength(1)
    expect(screen.queryByRole('link', { name: 'Zupa' })).toBeNull()
    expect(rows()[2]).toMatch(/porcjicofnięte$/)
  })

  it('takes a cooking back, and names what did not come back', async () => {
    const { user, kept } = await open(aConsumption())
    apiServer.use(
      answer(undoConsumption, () => {
        const undone = { ...aConsumption(), undone_at: new Date().toISOString() }
        kept.consumptions = [undone]
        const gone = { product_id: '5', product_name: 'szpinak', reason: 'gone' as const, unit: null, wanted: null, done: null }
        return { ...undone, shortfalls: [gone] }
      }),
    )
    await user.click(screen.getByRole('button', { name: /^Cofnij: Szakszuka/ }))
    expect(await screen.findByText(/^szpinak: nie ma już/)).toBeTruthy()
    expect(await screen.findByText('cofnięte')).toBeTruthy()
  })

  it.each(['consumption_undone', 'consumption_undo_expired'] as const)('says why it cannot be taken back: %s', async (code) => {
    const refusal = refuse(code)
    const { user } = await open(aConsumption())
    apiServer.use(answer(undoConsumption, () => refusal))
    await user.click(screen.getByRole('button', { name: /^Cofnij/ }))
    await expect.poll(() => toastStore.read()?.text).toBe(Object.values(refusal.body).join(''))
  })

  it('says where nothing was cooked', async () => {
    apiServer.use(answer(listConsumptions, () => onePage()))
    renderRoutes(consumptionRoutes, '/consumptions')
    expect(await screen.findByText(/^Tu będą dania/)).toBeTruthy()
  })

  it('is where the address of a cooking leads that this tab knows nothing of', async () => {
    apiServer.use(answer(listConsumptions, () => onePage(aConsumption())))
    const { router } = renderRoutes(consumptionRoutes, '/consumptions/9')
    await expect.poll(() => router.state.location.pathname).toBe('/consumptions')
  })
})
