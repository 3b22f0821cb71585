import { formatMoment } from '../../../lib/format.ts'
import { Banner } from '../../../ui/Banner.tsx'

/** Says that a recipe is this browser's copy: the server does not answer. */
export function OfflineNote({ savedAt }: { savedAt: number }) {
  return (
    <Banner tone="neutral" role="status">
      Brak połączenia. Przepis i&nbsp;stan spiżarni są z&nbsp;{formatMoment(new Date(savedAt).toISOString())}.
    </Banner>
  )
}
