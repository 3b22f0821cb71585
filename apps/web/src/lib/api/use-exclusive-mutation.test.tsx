import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { queryClient } from '../query-client.ts'
import { useExclusiveMutation } from './use-exclusive-mutation.ts'

const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>

it('ignores calls while one is under way, and takes the next one whatever came of it', async () => {
  const calls: string[] = []
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const mutationFn = (name: string) => {
    const answer = answers[calls.length]
    calls.push(name)
    return answer?.promise ?? Promise.reject(new Error('a call too many'))
  }
  const { result } = renderHook(() => useExclusiveMutation({ mutationFn }), { wrapper })

  act(() => {
    result.current.mutate('first')
    result.current.mutate('ignored')
  })
  await act(async () => answers[0]?.reject(new Error('refused')))
  await waitFor(() => expect(result.current.isError).toBe(true))
  act(() => result.current.mutate('second'))
  await act(async () => answers[1]?.resolve('done'))

  await waitFor(() => expect(result.current.data).toBe('done'))
  expect(calls).toEqual(['first', 'second'])
})
