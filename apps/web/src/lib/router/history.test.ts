import { beforeEach, expect, test, vi } from 'vitest'
import { resolvePath } from './addresses.ts'
import { createBrowserHistory } from './history.ts'

const path = (to: string) => resolvePath(to, '/')

beforeEach(() => window.history.replaceState(null, '', '/'))

/** What a browser does when its arrow is pressed: the entry is that of the other address, then it says so. */
function arriveAt(address: string, state: unknown) {
  window.history.replaceState(state, '', address)
  window.dispatchEvent(new PopStateEvent('popstate', { state }))
}

test('what is pushed is a step after what was shown, and what is replaced is none', () => {
  const history = createBrowserHistory()
  history.push(path('/pantry?q=mleko'), { from: 'start' })
  expect(history).toMatchObject({ action: 'PUSH', location: { pathname: '/pantry', search: '?q=mleko', state: { from: 'start' } } })
  expect(window.history.state).toMatchObject({ idx: 1 })
  history.replace(path('/pantry'), null)
  expect(history).toMatchObject({ action: 'REPLACE', location: { search: '', state: null } })
  expect(window.history.state).toMatchObject({ idx: 1 })
})

test('a step back tells how far it went, and one to an address without a place tells nothing of that', () => {
  const history = createBrowserHistory()
  const tell = vi.fn<(location: { pathname: string }, steps: number) => void>()
  history.listen(tell)
  history.push(path('/pantry'), null)
  history.push(path('/points'), null)
  arriveAt('/', { usr: null, key: 'of an earlier build', idx: 0 })
  expect(tell).toHaveBeenLastCalledWith(expect.objectContaining({ pathname: '/', state: null }), -2)
  expect(history.action).toBe('POP')
  arriveAt('/#faq', null)
  expect(tell).toHaveBeenLastCalledWith(expect.objectContaining({ hash: '#faq' }), 0)
})

test('a page that is loaded anew keeps its place and what was handed on to it', () => {
  createBrowserHistory().push(path('/login'), { from: '/pantry' })
  expect(createBrowserHistory().location).toMatchObject({ pathname: '/login', state: { from: '/pantry' } })
})

test('where a browser allows no more entries the page is loaded, and what cannot be kept is an error', () => {
  const history = createBrowserHistory()
  const push = vi.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError')
  })
  const load = vi.spyOn(window.location, 'assign').mockReturnValue()
  history.push(path('/pantry'), null)
  expect(load).toHaveBeenCalledWith('/pantry')
  push.mockImplementation(() => {
    throw new DOMException('a function', 'DataCloneError')
  })
  expect(() => history.push(path('/points'), () => 1)).toThrow('a function')
})
