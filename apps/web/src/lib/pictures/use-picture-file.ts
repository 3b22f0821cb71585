import { ERRORS } from '@spizarka/contract/errors'
import { useEffect, useRef, useState } from 'react'
import { fileProblem } from './file-problem.ts'
import { shrinkPicture } from './shrink-picture.ts'

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
    const refused = fileProblem(file)
    setProblem(refused)
    if (refused !== null) return setPicture(null)
    setPicture({ original: file, ready: null, preview: null })
    const ready = await shrinkPicture(file).catch(() => null)
    // Another one was chosen meanwhile.
    if (latest.current !== file) return
    if (ready) return setPicture({ original: file, ready, preview: URL.createObjectURL(ready) })
    setPicture(null)
    setProblem(ERRORS.picture_damaged.text)
  }

  function remove(): void {
    latest.current = undefined
    setPicture(null)
    setProblem(null)
  }

  return { picture, problem, choose, remove, complain: setProblem }
}
