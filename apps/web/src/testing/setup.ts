import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { queryClient } from '../lib/query-client.ts'
import { endSessionLocally } from '../lib/session/session.ts'
import { toast } from '../ui/feedback/toast.ts'
import { apiServer } from './api-server.ts'

// A busy machine takes its time; what never comes still fails.
configure({ asyncUtilTimeout: 20_000 })

// happy-dom has none; what a screen reports is a failure of its test.
globalThis.reportError = (error: unknown) => {
  queueMicrotask(() => {
    throw error
  })
}

// Not in happy-dom either; that a toast lies above everything else is for the browser to prove.
HTMLElement.prototype.showPopover = () => undefined

beforeAll(() => apiServer.listen({ onUnhandledFrame: 'error' }))
// Files share a process and its page: each test leaves both as it found them.
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  toast.dismiss()
  endSessionLocally()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  apiServer.resetHandlers()
})
afterAll(() => apiServer.close())
