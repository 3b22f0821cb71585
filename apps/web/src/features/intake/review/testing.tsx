import { type PendingItem, readPendingItems, updatePendingItem } from '@spizarka/contract/intake'
import { screen } from '@testing-library/react'
import { answer, apiServer, Refusal } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { intakeRoutes } from '../routes.ts'

const SESSION = '0b8f6c0e-8f0a-4b5e-9d55-2f1f3b1f7c11'
/** The review of a list. */
export const ADDRESS = `/pending-items/${SESSION}`
export const UNRESOLVED_MESSAGE = 'Musisz najpierw rozwiązać wszystkie problemy lub usunąć błędne pozycje.'

export function listOf(items: PendingItem[], spices: string[] = []) {
  return { pending_items: items, recognized_spices: spices.map((name) => ({ spice: { name } })), source: 'text' as const, receipt: null }
}

/** Opens the review of a list that has been read. */
export async function openReview(items: PendingItem[], spices: string[] = []) {
  signedIn()
  apiServer.use(answer(readPendingItems, () => listOf(items, spices)))
  const view = renderRoutes(intakeRoutes, ADDRESS)
  await screen.findByText(/^Z listy tekstowej/)
  return view
}

/** Answers decisions and edits with the given item, and keeps what was sent. */
export function updatesTo(item: PendingItem | Refusal) {
  const bodies: unknown[] = []
  apiServer.use(
    answer(updatePendingItem, ({ body }) => {
      bodies.push(body)
      return item
    }),
  )
  return bodies
}

export const confirmButton = () => screen.getByRole('button', { name: 'Zatwierdź i dodaj do spiżarni' })
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
