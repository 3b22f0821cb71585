import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Row, type RowProps } from '../../ui/Row.tsx'
import { type Removal, useRemoval } from './use-removal.ts'

export interface RemovableRowProps extends Pick<RowProps, 'start' | 'title' | 'detail'> {
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
