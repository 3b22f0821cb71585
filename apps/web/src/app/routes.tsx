import type { RouteObject } from 'react-router'
import { publicRoutes } from '../features/public/routes.ts'
import { GuestsOnly, MembersOnly } from './guards.tsx'

/** The only place where features meet. A feature exports lazy route objects; `handle` says what the shell puts around each. */
export const routes: RouteObject[] = [...publicRoutes, { Component: GuestsOnly, children: [] }, { Component: MembersOnly, children: [] }]

/** Public pages that are written as HTML at build time. */
export const prerenderPaths = ['/']
