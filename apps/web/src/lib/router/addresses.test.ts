import { describe, expect, test } from 'vitest'
import { createPath, matchRoutes, type RouteObject, resolvePath } from './addresses.ts'

const screen = (path: string): RouteObject => ({ path })
const ROUTES: readonly RouteObject[] = [
  { children: [screen('/'), screen('/recipes/:id'), screen('/recipes/new'), screen('settings/app')] },
  screen('/recipes/:id/cook'),
  screen('/payment-status/:sessionId?'),
  screen('*'),
]
const found = (pathname: string) => {
  const match = matchRoutes(ROUTES, { pathname })
  return [match?.routes.at(-1)?.path, match?.params]
}

describe('an address', () => {
  test.each([
    ['/', '/', {}],
    ['/recipes/7', '/recipes/:id', { id: '7' }],
    ['/recipes/7/', '/recipes/:id', { id: '7' }],
    ['/recipes/7/cook', '/recipes/:id/cook', { id: '7' }],
    ['/settings/app', 'settings/app', {}],
    ['/Settings/APP', 'settings/app', {}],
    ['/payment-status', '/payment-status/:sessionId?', { sessionId: undefined }],
    ['/payment-status/a%2Fb%C5%BC', '/payment-status/:sessionId?', { sessionId: 'a/bż' }],
    ['/recipes/%E0%A4%A', '/recipes/:id', { id: '%E0%A4%A' }],
  ])('%s is that of %s', (pathname, path, params) => expect(found(pathname)).toEqual([path, params]))

  test('is that of the screen which names it by word, wherever that stands', () =>
    expect(found('/recipes/new')).toEqual(['/recipes/new', {}]))

  test.each(['/nowhere', '/recipes', '/recipes/7/cook/more', '/settings'])('%s, which no screen has, is that of any', (pathname) => {
    expect(found(pathname)).toEqual(['*', {}])
    expect(matchRoutes(ROUTES.slice(0, -1), { pathname })).toBeUndefined()
  })

  test('brings all that stands around its screen', () => {
    expect(matchRoutes(ROUTES, { pathname: '/recipes/7' })?.routes).toHaveLength(2)
  })
})

describe('a link', () => {
  test.each([
    ['/pantry?q=a#b', { pathname: '/pantry', search: '?q=a', hash: '#b' }],
    ['?q=ż', { pathname: '/here', search: '?q=ż', hash: '' }],
    ['?', { pathname: '/here', search: '', hash: '' }],
    ['#kroki?', { pathname: '/here', search: '', hash: '#kroki?' }],
    ['//somewhere.else/x', { pathname: '/somewhere.else/x', search: '', hash: '' }],
  ])('%s leads to one place of this app', (to, path) => expect(resolvePath(to, '/here')).toEqual(path))

  test.each([
    [{ search: 'q=a', hash: 'kroki' }, '/here?q=a#kroki'],
    [{ search: '?q=a', hash: '#kroki' }, '/here?q=a#kroki'],
    [{ pathname: '/pantry', search: '', hash: '#' }, '/pantry'],
  ])('may name its parts with their signs or without: %o', (to, address) => expect(createPath(resolvePath(to, '/here'))).toBe(address))
})
