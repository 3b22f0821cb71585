import { isUtf8 } from 'node:buffer'
import sniffEncoding from 'html-encoding-sniffer'

/** A page's bytes as text: by its byte order mark, its header, its `meta`, else UTF-8 where it is that, or else as Polish Windows writes. */
export function decodePage(bytes: Uint8Array, charset: string | undefined): string {
  const defaultEncoding = isUtf8(bytes) ? 'utf-8' : 'windows-1250'
  const encoding = sniffEncoding(bytes, { transportLayerEncodingLabel: charset, defaultEncoding })
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    // One that the standard names and nobody decodes.
    return new TextDecoder().decode(bytes)
  }
}
