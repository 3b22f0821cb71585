import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, parsePath, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from '../lib/query-client.ts'
import { LinkContext, type LinkProps } from '../ui/button/link.tsx'
import { Toaster } from '../ui/feedback/Toaster.tsx'

const RouterLink = (props: LinkProps) => <Link {...props} />

/** Opens an address with a feature's routes; every other address is a blank page that says where it is. */
export function renderRoutes(routes: RouteObject[], at: string, state?: unknown) {
  const elsewhere: RouteObject = { path: '*', Component: Elsewhere }
  const router = createMemoryRouter([...routes, elsewhere], { initialEntries: ['/before', { ...parsePath(at), state }], initialIndex: 1 })
  const view = render(
    <QueryClientProvider client={queryClient}>
      <LinkContext value={RouterLink}>
        <RouterProvider router={router} />
        <Toaster />
      </LinkContext>
    </QueryClientProvider>,
  )
  return { ...view, router, user: userEvent.setup() }
}

function Elsewhere() {
  return <p>Inny ekran</p>
}
