import { useEffect, useRef } from 'react'
import { ReaderUnavailable } from './camera-failure.ts'
import { type CodeReader, openCodeReader } from './code-reader.ts'

/** The reader, fetched with the screen so that it is there by the time the camera is; one that failed is fetched anew. */
export function useCodeReader(): () => Promise<CodeReader> {
  const current = useRef<CodeReader>(undefined)
  useEffect(() => {
    current.current ??= openCodeReader()
    return () => {
      current.current?.close()
      current.current = undefined
    }
  }, [])

  return async () => {
    const reader = (current.current ??= openCodeReader())
    try {
      await reader.ready
      return reader
    } catch (cause) {
      reader.close()
      current.current = undefined
      throw new ReaderUnavailable('The decoder cannot be loaded', { cause })
    }
  }
}
