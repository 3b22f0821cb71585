import { confirmConsumption, proposeConsumption } from '@spizarka/contract/consumption'
import type { BodyOut } from '@spizarka/contract/endpoint'
import { screen } from '@testing-library/react'
import { answer, apiServer } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { consumptionRoutes } from '../routes.ts'
import { aConfirmed, aProposal } from '../testing.ts'

/** Opens the proposal; `sent` collects what is confirmed. */
export async function openConfirm(proposal = aProposal(), at = '/confirm-consumption/31') {
  const sent: BodyOut<typeof confirmConsumption>[] = []
  apiServer.use(
    answer(proposeConsumption, () => proposal),
    answer(confirmConsumption, ({ body }) => {
      sent.push(body)
      return aConfirmed({ leftovers_product_id: body.leftovers ? '40' : null })
    }),
  )
  const view = renderRoutes(consumptionRoutes, at)
  await screen.findByText(proposal.title)
  return { ...view, sent }
}

export const amountOf = (name: string) => screen.getByLabelText<HTMLInputElement>(`Ile zeszło: ${name}`)
export const confirmButton = () => screen.getByRole('button', { name: 'Odejmij ze spiżarni' })
export const pageText = () => document.body.textContent?.replaceAll('\u00a0', ' ')
