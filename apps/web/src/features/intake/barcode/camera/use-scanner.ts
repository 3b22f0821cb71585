import { useEffect, useRef, useState } from 'react'
import { createRepeatFilter } from '../codes/repeat-filter.ts'
import { describeCameraFailure } from './camera-failure.ts'
import { nextCamera } from './cameras.ts'
import { type Camera, closeCamera, openCamera } from './open-camera.ts'
import { readCodes } from './read-codes.ts'
import { useCodeReader } from './use-code-reader.ts'

/** `starting` until the picture is there and the decoder too. */
export type ScannerState = 'stopped' | 'starting' | 'running'

/** The camera and what it reads; `onCode` gets every good code that is no repeat, as a GTIN-13. The camera is let go with the screen. */
export function useScanner(onCode: (gtin: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<ScannerState>('stopped')
  const [failure, setFailure] = useState<string>()
  const [camera, setCamera] = useState<Camera>()
  const [isRepeat] = useState(createRepeatFilter)
  const getReader = useCodeReader()
  const run = useRef<AbortController>(undefined)
  const chosen = useRef<string>(undefined)
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })

  const start = async () => {
    run.current?.abort()
    const own = (run.current = new AbortController())
    const { signal } = own
    const onEnd = (act: () => void) => (signal.aborted ? act() : signal.addEventListener('abort', act))
    setState('starting')
    setFailure(undefined)
    onEnd(() => {
      setState('stopped')
      setCamera(undefined)
    })
    try {
      const opened = await openCamera(chosen.current)
      onEnd(() => closeCamera(opened.stream))
      signal.throwIfAborted()
      setCamera(opened)
      // The system takes it away: a call comes in, a plug is pulled.
      opened.track.addEventListener('ended', () => own.abort(new DOMException('The camera has gone', 'NotReadableError')))
      const picture = await shown(video.current, opened.stream)
      const reader = await getReader()
      signal.throwIfAborted()
      setState('running')
      await readCodes(picture, reader, signal, (gtin) => {
        if (!isRepeat(gtin, performance.now())) latest.current(gtin)
      })
    } catch (error) {
      // Whatever fails after it was stopped is nobody's concern.
      if (isStopped(signal.reason)) return
      own.abort()
      // A chosen camera that is gone must not stand in the way of the others.
      chosen.current = undefined
      setFailure(describeCameraFailure(error))
    }
  }
  const stop = () => run.current?.abort()

  useEffect(() => {
    const stopHidden = () => {
      if (document.hidden) run.current?.abort()
    }
    document.addEventListener('visibilitychange', stopHidden)
    return () => {
      document.removeEventListener('visibilitychange', stopHidden)
      run.current?.abort()
    }
  }, [])

  const switchCamera = () => {
    chosen.current = camera && nextCamera(camera.cameras, camera.track.getSettings().deviceId)?.deviceId
    return start()
  }
  return { video, state, failure, track: camera?.track, cameras: camera?.cameras.length ?? 0, start, stop, switchCamera }
}
export type Scanner = ReturnType<typeof useScanner>

const isStopped = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError'

async function shown(video: HTMLVideoElement | null, stream: MediaStream): Promise<HTMLVideoElement> {
  if (!video) throw new DOMException('The screen has gone', 'AbortError')
  video.srcObject = stream
  await video.play()
  return video
}
