import type { Endpoint } from '@spizarka/contract/endpoint'

/** Puts what an endpoint with a `download` answered into the downloads of the device. */
export function saveFile(bytes: Uint8Array, download: Endpoint['download']): void {
  const address = URL.createObjectURL(new Blob([bytes.slice()], { type: download?.type }))
  const link = document.createElement('a')
  link.href = address
  link.download = download?.fileName ?? ''
  link.click()
  // Not at once: some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
