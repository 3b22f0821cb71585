import { Bell } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

/** The bell and its panel; nothing sends notifications yet. */
export function NotificationsButton({ look }: { look?: 'plain' | 'soft' }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label="Powiadomienia" look={look} icon={<Bell aria-hidden className="size-5.5" />} onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={() => setOpen(false)} title="Powiadomienia">
        <div className="flex flex-col items-center gap-2 py-6 text-center">
          <span className="grid size-14 place-items-center rounded-card bg-sunken text-muted">
            <Bell aria-hidden className="size-7" />
          </span>
          <p className="font-semibold">Nie masz nowych powiadomień.</p>
          <p className="text-small text-muted">Damy znać, gdy coś się wydarzy.</p>
        </div>
      </Dialog>
    </>
  )
}
