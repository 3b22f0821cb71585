import { preferredCamera } from './cameras.ts'

// What the decoder reads well; more only costs time.
const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } }

export interface Camera {
  stream: MediaStream
  track: MediaStreamTrack
  /** All there are; their names are known only once one has been allowed. */
  cameras: readonly MediaDeviceInfo[]
}

/** Asks for the chosen camera, or the one for reading packages; throws what `getUserMedia` throws. */
export async function openCamera(chosen?: string): Promise<Camera> {
  const stream = await request(chosen === undefined ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: chosen } })
  const cameras = (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput')
  const preferred = chosen === undefined ? preferredCamera(cameras) : undefined
  if (!preferred || facesAway(stream) || trackOf(stream).getSettings().deviceId === preferred.deviceId)
    return { stream, track: trackOf(stream), cameras }
  // One camera at a time: many phones refuse a second.
  closeCamera(stream)
  const better = await request({ deviceId: { exact: preferred.deviceId } })
  return { stream: better, track: trackOf(better), cameras }
}

/** Lets the camera go; its light goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

async function request(which: MediaTrackConstraints): Promise<MediaStream> {
  // Not there at all on an insecure page.
  if (!('mediaDevices' in navigator)) throw new DOMException('Cameras need a secure page', 'NotAllowedError')
  return navigator.mediaDevices.getUserMedia({ audio: false, video: { ...SIZE, ...which } })
}

function facesAway(stream: MediaStream): boolean {
  return trackOf(stream).getSettings().facingMode === 'environment'
}

function trackOf(stream: MediaStream): MediaStreamTrack {
  const [track] = stream.getVideoTracks()
  if (!track) throw new DOMException('The camera has no picture', 'NotReadableError')
  return track
}
