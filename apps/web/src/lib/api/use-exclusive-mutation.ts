import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * A mutation that ignores calls while one is under way: the second of two quick clicks comes before the button has been drawn as busy.
 * For calls that may not go out twice, or whose second answer must not take the place of the first.
 */
export function useExclusiveMutation<Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) {
  const underWay = useRef(false)
  const { mutate: start, ...mutation } = useMutation({
    ...options,
    onSettled: async (...args) => {
      try {
        await options.onSettled?.(...args)
      } finally {
        underWay.current = false
      }
    },
  })
  const mutate = (variables: Variables, callbacks?: MutateOptions<Data, Error, Variables>) => {
    if (underWay.current) return
    underWay.current = true
    start(variables, callbacks)
  }
  return { ...mutation, mutate }
}
