import { toast } from '../../../ui/feedback/toast.ts'

/** Gives an address to the device's own sharing, else copies it and says so; rejects where neither is allowed. */
export async function shareOrCopy(title: string, url: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return
    } catch (error) {
      // Closed without choosing; anything else falls back to the clipboard.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  await navigator.clipboard.writeText(url)
  toast.success('Adres skopiowany.')
}
