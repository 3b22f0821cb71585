import { toast } from '../../../ui/feedback/toast.ts'
import type { Aisle } from './aisles.ts'
import { listText } from './item-words.ts'

/** Hands the list as text to the phone's share sheet; where there is none, to the clipboard. */
export async function shareList(name: string, aisles: readonly Aisle[]): Promise<void> {
  const text = listText(name, aisles)
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: name, text })
      return
    } catch (error) {
      // Whoever closed the sheet wants nothing else.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  await copyList(name, aisles)
}

/** Puts the list as text on the clipboard. */
export async function copyList(name: string, aisles: readonly Aisle[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(listText(name, aisles))
    toast.success('Skopiowano listę jako tekst.')
  } catch {
    toast.error('Nie udało się skopiować listy.')
  }
}
