import { useState } from 'react'
import { latePart } from '../../../lib/late-part.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import type { Copying } from './CopyForm.tsx'

const CopyForm = latePart(async () => (await import('./CopyForm.tsx')).CopyForm)

/** Asks for the other day of a copy, and makes it. */
export function CopySheet({ copying, onClose }: { copying: Copying | undefined; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  return (
    <Dialog open={copying !== undefined} onClose={onClose} busy={busy} title={copying?.title}>
      {copying && <CopyForm key={copying.title} copying={copying} busy={busy} onBusy={setBusy} onDone={onClose} />}
    </Dialog>
  )
}
