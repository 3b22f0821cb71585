import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { ReaderAnswer } from './code-reader.ts'

const OPTIONS: ReaderOptions = { formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'], tryInvert: false }

// Ours, from our own server: by default the library fetches it from elsewhere.
const ready = prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true })
const canvas = new OffscreenCanvas(1, 1)
const context = canvas.getContext('2d', { willReadFrequently: true })

onmessage = ({ data: frame }: MessageEvent<ImageBitmap>) => {
  read(frame).then(
    (codes) => answer({ codes }),
    (error: unknown) => answer({ error: String(error) }),
  )
}
ready.then(
  () => answer({ codes: [] }),
  (error: unknown) => answer({ error: String(error) }),
)

/** The digits of every code in a frame: 13 of them, 8 of an EAN-8; the library expands an UPC-E itself. */
async function read(frame: ImageBitmap): Promise<string[]> {
  if (!context) throw new Error('There is no canvas')
  canvas.width = frame.width
  canvas.height = frame.height
  context.drawImage(frame, 0, 0)
  frame.close()
  const results = await readBarcodes(context.getImageData(0, 0, canvas.width, canvas.height), OPTIONS)
  return results.map(({ text }) => text)
}

function answer(message: ReaderAnswer): void {
  postMessage(message)
}
