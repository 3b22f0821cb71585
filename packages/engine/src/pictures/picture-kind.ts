export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'bmp' | 'heic'

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1']

/** The kind of picture that a file is by its first bytes; null for anything else, SVG and AVIF among it. */
export function pictureKind(file: Uint8Array): PictureKind | null {
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, 12)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp'
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif'
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'tiff'
  if (head.startsWith('BM')) return 'bmp'
  if (head.startsWith('ftyp', 4) && HEIC_BRANDS.includes(head.slice(8, 12))) return 'heic'
  return null
}
