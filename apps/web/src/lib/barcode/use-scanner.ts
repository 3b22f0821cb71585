import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../hooks/use-latest.ts'
import { type CodeReader, openCodeReader } from './code-reader.ts'
import { toGtin } from './gtin.ts'

/** `starting` until the picture is there and the decoder too. */
export type ScannerState = 'stopped' | 'starting' | 'running'

/** The camera and what it reads; `onCode` gets every good code that is no repeat, as a GTIN-13. The camera is released with the screen. */
export function useScanner(onCode: (gtin: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<ScannerState>('stopped')
  const [failure, setFailure] = useState<string>()
  const [camera, setCamera] = useState<Camera>()
  const [isRepeat] = useState(createRepeatFilter)
  const getReader = useCodeReader()
  const run = useRef<AbortController>(undefined)
  const chosen = useRef<string>(undefined)
  const latest = useLatest(onCode)

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

// What the decoder reads well; more only costs time.
const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } }

interface Camera {
  stream: MediaStream
  track: MediaStreamTrack
  /** All there are; their names are known only once one has been allowed. */
  cameras: readonly MediaDeviceInfo[]
}

/** Asks for the chosen camera, or the one for reading packages; throws what `getUserMedia` throws. */
async function openCamera(chosen?: string): Promise<Camera> {
  const stream = await request(chosen === undefined ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: chosen } })
  const cameras = (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput')
  const preferred = chosen === undefined ? preferredCamera(cameras) : undefined
  if (!preferred || isRearCamera(stream) || trackOf(stream).getSettings().deviceId === preferred.deviceId)
    return { stream, track: trackOf(stream), cameras }
  // One camera at a time: many phones refuse a second.
  closeCamera(stream)
  const better = await request({ deviceId: { exact: preferred.deviceId } })
  return { stream: better, track: trackOf(better), cameras }
}

/** Lets the camera go; its light goes out. */
function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

async function request(which: MediaTrackConstraints): Promise<MediaStream> {
  // Not there at all on an insecure page.
  if (!('mediaDevices' in navigator)) throw new DOMException('Cameras need a secure page', 'NotAllowedError')
  return navigator.mediaDevices.getUserMedia({ audio: false, video: { ...SIZE, ...which } })
}

function isRearCamera(stream: MediaStream): boolean {
  return trackOf(stream).getSettings().facingMode === 'environment'
}

function trackOf(stream: MediaStream): MediaStreamTrack {
  const [track] = stream.getVideoTracks()
  if (!track) throw new DOMException('The camera has no picture', 'NotReadableError')
  return track
}

const REPEAT_WINDOW_MS = 5000

/** Says whether a code was taken less than 5 seconds ago (SPEC section 5); `now` is in milliseconds. What is no repeat counts as taken. */
export function createRepeatFilter(): (gtin: string, now: number) => boolean {
  const takenAt = new Map<string, number>()
  return (gtin, now) => {
    const isRepeat = now - (takenAt.get(gtin) ?? -Infinity) < REPEAT_WINDOW_MS
    if (!isRepeat) takenAt.set(gtin, now)
    return isRepeat
  }
}

/** The reader, fetched with the screen so that it is there by the time the camera is; one that failed is fetched again. */
function useCodeReader(): () => Promise<CodeReader> {
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

const SCAN_INTERVAL_MS = 60

/** Reads what the camera shows, frame by frame with pauses, until it is aborted; a code with a wrong check digit is ignored. */
async function readCodes(video: HTMLVideoElement, reader: CodeReader, signal: AbortSignal, onCode: (gtin: string) => void): Promise<never> {
  for (;;) {
    signal.throwIfAborted()
    const codes = video.videoWidth > 0 ? await reader.read(await frameOf(video)) : []
    signal.throwIfAborted()
    for (const code of codes) {
      const gtin = toGtin(code)
      if (gtin !== undefined) onCode(gtin)
    }
    await new Promise((resolve) => setTimeout(resolve, SCAN_INTERVAL_MS))
  }
}

// What cannot be seen is not read: its neighbours on the shelf are nobody's groceries.
function frameOf(video: HTMLVideoElement): Promise<ImageBitmap> {
  const picture = { width: video.videoWidth, height: video.videoHeight }
  const { x, y, width, height } = visibleArea(picture, { width: video.clientWidth, height: video.clientHeight })
  return createImageBitmap(video, x, y, width, height)
}

interface Size {
  width: number
  height: number
}

/** The part of a picture that shows in a box which it covers and is centred in; in the picture's pixels. */
export function visibleArea(picture: Size, box: Size): Size & { x: number; y: number } {
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const width = Math.min(picture.width, Math.round(box.width / scale))
  const height = Math.min(picture.height, Math.round(box.height / scale))
  return { x: Math.floor((picture.width - width) / 2), y: Math.floor((picture.height - height) / 2), width, height }
}

// As systems name them: "camera2 0, facing back", "Rear Camera", "Aparat tylny".
const REAR = /back|rear|tył|tyln/i

/** The camera for reading packages: one on the back, else the first (SPEC section 4). */
function preferredCamera(cameras: readonly MediaDeviceInfo[]): MediaDeviceInfo | undefined {
  return cameras.find(({ label }) => REAR.test(label)) ?? cameras[0]
}

/** The camera after this one, round and round. */
function nextCamera(cameras: readonly MediaDeviceInfo[], deviceId: string | undefined): MediaDeviceInfo | undefined {
  const at = cameras.findIndex((camera) => camera.deviceId === deviceId)
  return cameras[(at + 1) % cameras.length]
}

/** Why the scanner does not run, in words (SPEC section 8). */
function describeCameraFailure(error: unknown): string {
  const name = error instanceof DOMException ? error.name : undefined
  if (name === 'NotFoundError') return 'Nie znaleziono kamery w urządzeniu.'
  if (name === 'NotAllowedError' || name === 'SecurityError')
    return 'Nie udało się uzyskać dostępu do kamery. Sprawdź uprawnienia w przeglądarce.'
  if (error instanceof ReaderUnavailable) return 'Nie udało się wczytać czytnika kodów. Sprawdź połączenie i spróbuj ponownie.'
  return 'Nie udało się uruchomić kamery. Sprawdź, czy przyznano uprawnienia do kamery w ustawieniach przeglądarki.'
}

/** The decoder could not be loaded: mostly a first visit without a network. */
class ReaderUnavailable extends Error {}
