const LONGER_SIDE = 1600
const JPEG_QUALITY = 0.85

/** The picture cannot be decoded here. */
class UnreadablePicture extends Error {}

/**
 * The picture as a JPEG of at most 1600 px on its longer side, upright as its camera was held, without metadata. TIFF, which browsers do
 * not read, is passed on as it is: the server reads it. Throws `UnreadablePicture`.
 */
export async function shrinkPicture(file: File): Promise<File> {
  const bitmap = await decode(file)
  if (!bitmap) return file
  try {
    const blob = await drawJpeg(bitmap)
    return new File([blob], `${file.name.replace(/\.\w+$/, '').slice(0, 250)}.jpg`, { type: 'image/jpeg' })
  } finally {
    bitmap.close()
  }
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file)
  } catch (cause) {
    const start = new Uint8Array(await file.slice(0, 12).arrayBuffer())
    if (isTiff(start)) return null
    if (isHeic(start)) return decodeHeic(file)
    throw new UnreadablePicture('The browser cannot decode the picture', { cause })
  }
}

/** With a decoder that is loaded only now: most browsers that meet HEIC read it themselves. */
async function decodeHeic(file: File): Promise<ImageBitmap> {
  const { heicTo } = await import('heic-to/csp')
  try {
    return await heicTo({ blob: file, type: 'bitmap' })
  } catch (cause) {
    throw new UnreadablePicture('The HEIC picture is damaged', { cause })
  }
}

function drawJpeg(bitmap: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, LONGER_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new UnreadablePicture('There is no canvas')
  // Transparent parts become paper, not ink.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new UnreadablePicture('The picture cannot be encoded'))),
      'image/jpeg',
      JPEG_QUALITY,
    )
  })
}

/** ISO media file of a HEIF brand: "ftyp" from the fifth byte, then the brand. */
function isHeic(start: Uint8Array): boolean {
  const text = String.fromCharCode(...start)
  return text.slice(4, 8) === 'ftyp' && /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(text.slice(8, 12))
}

function isTiff([a, b, c, d]: Uint8Array): boolean {
  return (a === 0x49 && b === 0x49 && c === 0x2a && d === 0) || (a === 0x4d && b === 0x4d && c === 0 && d === 0x2a)
}
