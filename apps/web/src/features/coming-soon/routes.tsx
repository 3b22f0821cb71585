import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../../lib/route-handle.ts'
import type { SoonScreenProps } from './ComingSoonScreen.tsx'

function soon(path: string, props: SoonScreenProps, { chrome = 'inner', invites = false }: Partial<RouteHandle> = {}): RouteObject {
  return {
    path,
    handle: { chrome, invites } satisfies RouteHandle,
    lazy: async () => {
      const { ComingSoonScreen } = await import('./ComingSoonScreen.tsx')
      return { Component: () => <ComingSoonScreen {...props} tab={chrome === 'tab'} /> }
    },
  }
}

/** Announced pages that everyone may open. */
export const publicSoonRoutes: RouteObject[] = [
  soon('/pomoc-premium', { title: 'Pomoc Premium', text: 'Tu będzie pomoc dla osób z planem Premium.' }),
]
