import { useMatches } from 'react-router'
import type { Chrome } from '../../lib/route-handle.ts'

/** What the screen that is open asks of the shell; an inner screen unless it says otherwise. */
export function useChrome(): Chrome {
  const handle: unknown = useMatches().at(-1)?.handle
  if (typeof handle !== 'object' || handle === null || !('chrome' in handle)) return 'inner'
  return handle.chrome === 'tab' || handle.chrome === 'task' ? handle.chrome : 'inner'
}
