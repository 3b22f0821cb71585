import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../query-client.ts'
import { ApiError } from './api-error.ts'
import { PollTimeout, usePolledSession } from './use-polled-session.ts'

const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
const runs = () => Promise.reject(new ApiError(404, undefined))
const KEY = ['/sessions/:sessionId', { sessionId: '7' }]

function poll(read: (() => Promise<string>) | undefined) {
  return renderHook(() => usePolledSession(KEY, read), { wrapper }).result
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  queryClient.clear()
})

it('asks often for the first six seconds, then every 3 s, until the result is there', async () => {
  const read = vi.fn<() => Promise<string>>(runs)
  const result = poll(read)
  await wait(0)
  expect(read).toHaveBeenCalledTimes(1)
  for (const [index, milliseconds] of [150, 300, 600, 600, 600, 1200, 1200, 1200, 3000, 3000].entries()) {
    await wait(milliseconds - 10)
    expect(read).toHaveBeenCalledTimes(index + 1)
    await wait(10)
    expect(read).toHaveBeenCalledTimes(index + 2)
    expect(result.current.data).toBeNull()
  }
  read.mockResolvedValue('soup')
  await wait(3010)
  expect(result.current.data).toBe('soup')
  await wait(10_000)
  expect(read).toHaveBeenCalledTimes(12)
})

it('ends with the failure that the session says', async () => {
  const read = vi.fn<() => Promise<string>>(() => Promise.reject(new ApiError(422, { error: 'Nie ma z czego.' })))
  const result = poll(read)
  await wait(10_000)
  expect(result.current.error).toMatchObject({ status: 422, error: 'Nie ma z czego.' })
  expect(read).toHaveBeenCalledOnce()
})

it('gives up after three minutes, and starts over on demand', async () => {
  const read = vi.fn<() => Promise<string>>(runs)
  const result = poll(read)
  await wait(178_000)
  expect(result.current.error).toBeNull()
  await wait(10_000)
  expect(result.current.error).toBeInstanceOf(PollTimeout)
  read.mockResolvedValue('soup')
  await act(() => result.current.startOver())
  await wait(0)
  expect(result.current.data).toBe('soup')
})

it('asks for nothing where there is nothing to read', async () => {
  const result = poll(undefined)
  await wait(10_000)
  expect(result.current).toMatchObject({ fetchStatus: 'idle', data: undefined })
})
