import { useMatches } from 'react-router'
import type { RouteHandle } from '../../lib/route-handle.ts'

/** What the screen that is open asks of the shell; an inner screen that invites nobody unless it says otherwise. */
export function useRouteHandle(): Required<RouteHandle> {
  const handle: unknown = useMatches().at(-1)?.handle
  const asked: object = typeof handle === 'object' && handle !== null ? handle : {}
  const chrome = 'chrome' in asked && (asked.chrome === 'tab' || asked.chrome === 'task') ? asked.chrome : 'inner'
  return { chrome, invites: 'invites' in asked && asked.invites === true }
}
