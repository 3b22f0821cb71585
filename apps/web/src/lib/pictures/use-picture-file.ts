import { useEffect, useRef, useState } from 'react'

/** A file that was chosen, on its way to what is sent. */
export interface PictureFile {
  /** As chosen. */
  original: File
  /** What is sent; null while it is being made smaller. */
  ready: File | null
  /** Address of `ready` for this page. */
  preview: string | null
}

/** A picture that is chosen, checked and made smaller at once, so that sending is quick and what is seen is what is sent. */
export function usePictureFile() {
  const [picture, setPicture] = useState<PictureFile | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef<File>(undefined)
  const preview = picture?.preview

  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview])

  async function choose(file: File): Promise<void> {
    latest.current = file
    setProblem(null)
    setPicture({ original: file, ready: null, preview: null })
    // With all that may be wrong in words, and decoders: nobody waits for it who sends no picture.
    const { preparePicture } = await import('./prepare-picture.ts')
    const prepared = await preparePicture(file)
    // Another one was chosen meanwhile.
    if (latest.current !== file) return
    if ('ready' in prepared) return setPicture({ original: file, ready: prepared.ready, preview: URL.createObjectURL(prepared.ready) })
    setPicture(null)
    setProblem(prepared.problem)
  }

  function remove(): void {
    latest.current = undefined
    setPicture(null)
    setProblem(null)
  }

  return { picture, problem, choose, remove, complain: setProblem }
}
