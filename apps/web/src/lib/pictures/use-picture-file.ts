import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fireAndForget } from '../fire-and-forget.ts'

/** A file that was chosen, on its way to what is sent. */
export interface PictureFile {
  /** As chosen. */
  original: File
  /** What is sent; null while it is being made smaller. */
  ready: File | null
  /** Address of `ready` for this page. */
  preview: string | null
}

/** Keeps a chosen file while a rotated screen remounts the form in another layout. */
let handedOver: { form: string; file: File; at: number } | undefined
/** Longer than any browser takes to draw it there; who comes back later chooses again. */
const HANDED_OVER_MS = 10_000

function findHandedOver(form: string | undefined): File | undefined {
  return handedOver !== undefined && handedOver.form === form && Date.now() - handedOver.at <= HANDED_OVER_MS ? handedOver.file : undefined
}

/**
 * A picture that is chosen, checked and made smaller at once, so that sending is quick and what is seen is what is sent. It stays chosen in a
 * `form` that a turned screen draws again.
 */
export function usePictureFile(form?: string) {
  const [picture, setPicture] = useState<PictureFile | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef<File>(undefined)
  const preview = picture?.preview

  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview])

  const takeOver = useEffectEvent(() => {
    const file = findHandedOver(form)
    if (file) fireAndForget(choose)(file)
  })
  useEffect(() => {
    if (form === undefined) return
    takeOver()
    return () => {
      if (latest.current) handedOver = { form, file: latest.current, at: Date.now() }
    }
  }, [form])

  async function choose(file: File): Promise<void> {
    latest.current = file
    setProblem(null)
    setPicture({ original: file, ready: null, preview: null })
    // Loaded on demand: it brings error texts and decoders.
    const { preparePicture } = await import('./prepare-picture.ts')
    const prepared = await preparePicture(file)
    // Another one was chosen meanwhile.
    if (latest.current !== file) return
    if ('ready' in prepared) return setPicture({ original: file, ready: prepared.ready, preview: URL.createObjectURL(prepared.ready) })
    latest.current = undefined
    setPicture(null)
    setProblem(prepared.problem)
  }

  function remove(): void {
    latest.current = undefined
    handedOver = undefined
    setPicture(null)
    setProblem(null)
  }

  return { picture, problem, choose, remove, complain: setProblem }
}
