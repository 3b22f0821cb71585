import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { isApiError } from '../../lib/api/api-error.ts'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Row, type RowProps } from '../../ui/layout/Row.tsx'

interface RemovableRowProps extends Pick<RowProps, 'start' | 'title' | 'detail'> {
  /** Names the button and its object: "Zapomnij: mleko". */
  label: string
  icon: ReactNode
  question: { title: string; text: ReactNode; confirm: string; busy: string }
  removal: Removal
}

/** A row that can be taken away, after a question, for it cannot be undone. */
export function RemovableRow({ label, icon, question, removal, ...row }: RemovableRowProps) {
  const { ask, dialog } = useRemoval(removal)
  return (
    <Row {...row} end={<IconButton label={label} icon={icon} look="danger" onClick={ask} />}>
      {dialog.open && (
        <ConfirmDialog {...dialog} title={question.title} confirmLabel={question.confirm} busyLabel={question.busy}>
          {question.text}
        </ConfirmDialog>
      )}
    </Row>
  )
}

interface Removal {
  remove: () => Promise<unknown>
  /** Path of the list that is shorter afterwards. */
  list: string
  /** Said afterwards, and after a failure. */
  done: string
  failed: string
}

/** Takes something off a list, for good, once a dialog has asked; the button that opens it goes with what it takes away. */
export function useRemoval({ remove, list, done, failed }: Removal) {
  const queryClient = useQueryClient()
  const [openedBy, setOpenedBy] = useState<HTMLElement>()
  const [busy, setBusy] = useState(false)

  const confirm = async () => {
    if (busy || !openedBy) return
    setBusy(true)
    try {
      await remove()
    } catch (error) {
      // Gone already, from another tab or device: that is what was wanted.
      if (!isApiError(error, 404)) {
        setBusy(false)
        toast.error((isApiError(error) ? error.detail : undefined) ?? failed)
        return
      }
    }
    flushSync(() => {
      setBusy(false)
      setOpenedBy(undefined)
    })
    openedBy.closest('section')?.querySelector('h2')?.focus()
    toast.success(done)
    await queryClient.invalidateQueries({ queryKey: [list] })
  }

  return {
    ask: (event: MouseEvent<HTMLElement>) => setOpenedBy(event.currentTarget),
    dialog: {
      open: openedBy !== undefined,
      busy,
      danger: true,
      onConfirm: fireAndForget(confirm),
      onCancel: () => setOpenedBy(undefined),
    },
  }
}
