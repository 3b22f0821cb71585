import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { queryClient } from '../lib/query-client.ts'
import { type RouteObject, resolvePath } from '../lib/router/addresses.ts'
import { createMemoryHistory } from '../lib/router/history.ts'
import { Link } from '../lib/router/links.tsx'
import { ScreenRoutes } from '../lib/router/ScreenRoutes.tsx'
import { ScreenRouter } from '../lib/router/screen-router.ts'
import { LinkContext, type LinkProps } from '../ui/button/link.tsx'
import { Toaster } from '../ui/feedback/Toaster.tsx'

const RouterLink = (props: LinkProps) => <Link {...props} />

/** Opens an address with a feature's routes; every other address is a blank page that says where it is. */
export function renderRoutes(routes: RouteObject[], at: string, state?: unknown) {
  const elsewhere: RouteObject = { path: '*', Component: Elsewhere }
  const history = createMemoryHistory(['/before', { ...resolvePath(at, '/'), state }])
  const router = startRouter([...routes, elsewhere], history)
  const view = render(
    <QueryClientProvider client={queryClient}>
      <LinkContext value={RouterLink}>
        <ScreenRoutes router={router} Failure={Broken} />
        <Toaster />
      </LinkContext>
    </QueryClientProvider>,
  )
  return { ...view, router, user: userEvent.setup() }
}

/** Opens an address of the app as it is, with nothing around it. */
export function openApp(routes: RouteObject[], at: string, Failure: ComponentType, fetchMore?: () => Promise<RouteObject[]>) {
  const router = startRouter(routes, createMemoryHistory([at]), fetchMore)
  render(<ScreenRoutes router={router} Failure={Failure} />)
  return router
}

function startRouter(...its: ConstructorParameters<typeof ScreenRouter>) {
  const router = new ScreenRouter(...its)
  router.start().catch(reportError)
  return router
}

function Broken() {
  return <p>Ekran się zepsuł</p>
}

function Elsewhere() {
  return <p>Inny ekran</p>
}
