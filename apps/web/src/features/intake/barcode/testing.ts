import { type KnownProduct, lookUpProduct } from '@spizarka/contract/products'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { answer, apiServer } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { intakeRoutes } from '../routes.ts'
import { FakeCamera } from './camera/fake-camera.ts'

export const MILK = '5900123456782'
export const BREAD = '4006381333931'

// Only where it goes is of interest here.
const routes = intakeRoutes.filter(({ path }) => !path?.startsWith('pending-items'))

export function aProduct(changes: Partial<KnownProduct> = {}): KnownProduct {
  return {
    gtin: MILK,
    name: 'Mleko UHT 3,2%',
    brands: 'Łaciate',
    quantity_str: '1000 ml',
    source: 'open_food_facts',
    attribution: 'Dane: Open Food Facts (ODbL)',
    ...changes,
  }
}

/** Every code is one of milk. */
export function knowsMilk(): void {
  apiServer.use(answer(lookUpProduct, ({ params }) => ({ data: aProduct({ gtin: params.gtin }) })))
}

/** A camera for every test of a file; the returned function tells which. */
export function withFakeCamera(): () => FakeCamera {
  let camera: FakeCamera
  beforeEach(() => {
    camera = new FakeCamera()
  })
  afterEach(() => camera.remove())
  return () => camera
}

export async function openScreen(points = 204) {
  signedIn({ ai_points: points })
  const view = renderRoutes(routes, '/add-products/barcode')
  await screen.findByRole('heading', { level: 1, name: 'Skanuj kody kreskowe' })
  return view
}

/** What the list says, row by row. */
export function rows(): (string | null)[] {
  return screen.queryAllByRole('listitem').map((row) => row.textContent)
}
