import type { Chrome, RouteHandle } from '../../lib/route-handle.ts'
import { useShownRoute } from '../../lib/router/ScreenRoutes.tsx'

const CHROMES: readonly Chrome[] = ['tab', 'inner', 'task', 'bare']

/** What the screen that is open asks of the shell; an inner screen that invites nobody unless it says otherwise. */
export function useRouteHandle(): Required<RouteHandle> {
  const handle: unknown = useShownRoute()?.handle
  const asked: object = typeof handle === 'object' && handle !== null ? handle : {}
  const chrome = CHROMES.find((each) => 'chrome' in asked && asked.chrome === each) ?? 'inner'
  return { chrome, invites: 'invites' in asked && asked.invites === true }
}
