/** Puts bytes that the server answered into the downloads of the device. */
export function saveFile(bytes: Uint8Array, fileName: string, type: string | undefined): void {
  const address = URL.createObjectURL(new Blob([bytes.slice()], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Not at once: some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
