import { toGtin } from '../codes/gtin.ts'
import type { CodeReader } from './code-reader.ts'
import { visibleArea } from './visible-area.ts'

const PAUSE_MS = 60

/** Reads what the camera shows, frame by frame with pauses, until it is aborted; a code with a wrong check digit is ignored. */
export async function readCodes(
  video: HTMLVideoElement,
  reader: CodeReader,
  signal: AbortSignal,
  onCode: (gtin: string) => void,
): Promise<never> {
  for (;;) {
    signal.throwIfAborted()
    const codes = video.videoWidth > 0 ? await reader.read(await frameOf(video)) : []
    signal.throwIfAborted()
    for (const code of codes) {
      const gtin = toGtin(code)
      if (gtin !== undefined) onCode(gtin)
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

// What cannot be seen is not read: its neighbours on the shelf are nobody's groceries.
function frameOf(video: HTMLVideoElement): Promise<ImageBitmap> {
  const picture = { width: video.videoWidth, height: video.videoHeight }
  const { x, y, width, height } = visibleArea(picture, { width: video.clientWidth, height: video.clientHeight })
  return createImageBitmap(video, x, y, width, height)
}
