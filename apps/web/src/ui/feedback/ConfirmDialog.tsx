import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  /** The question: "Czy na pewno chcesz usunąć ten produkt z listy?" */
  children: ReactNode
  /** A verb: "Usuń". */
  confirmLabel: string
  /** "Usuwanie..." */
  busyLabel?: string
  cancelLabel?: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before what cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    busyLabel,
    cancelLabel = 'Anuluj',
    danger = false,
    busy = false,
    onConfirm,
    onCancel,
  } = props
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      busy={busy}
      closeButton={false}
      footer={
        <>
          <Button variant="outline" data-autofocus onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="text-muted">{children}</div>
    </Dialog>
  )
}
