import { listConsents, readLatestDataExport } from '@spizarka/contract/privacy'
import { screen } from '@testing-library/react'
import type { RouteObject } from '../../lib/router/addresses.ts'
import { answer, apiServer } from '../../testing/api-server.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { onePage, signedIn } from '../../testing/samples.ts'
import { settingsRoutes } from './routes.ts'

/** Opens a page of the settings and waits for its code. */
export async function openSettings(address: string, title: string, routes: RouteObject[] = settingsRoutes([])) {
  const view = renderRoutes(routes, address)
  await screen.findByRole('heading', { level: 1, name: title })
  return view
}

/** Opens the page about the account of somebody who has neither consents nor a copy of their data. */
export function openAccount(routes?: RouteObject[]) {
  signedIn()
  apiServer.use(
    answer(listConsents, () => onePage()),
    answer(readLatestDataExport, () => ({ data_export: null })),
  )
  return openSettings('/settings/account', 'Konto', routes)
}
