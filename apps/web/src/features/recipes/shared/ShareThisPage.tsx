import { Share2 } from 'lucide-react'
import { starts } from '../../../lib/starts.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { toast } from '../../../ui/toast.ts'
import { handOver } from '../recipe/hand-over.ts'

/** Gives the address of this page on. */
export function ShareThisPage({ title }: { title: string }) {
  const share = async () => {
    try {
      await handOver(title, window.location.href)
    } catch {
      toast.error('Nie udało się skopiować adresu.')
    }
  }
  return (
    <IconButton label={`Udostępnij: ${title}`} look="soft" icon={<Share2 aria-hidden className="size-5.5" />} onClick={starts(share)} />
  )
}
