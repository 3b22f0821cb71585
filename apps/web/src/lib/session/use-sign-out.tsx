import { plural } from '@spizarka/contract/plural'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { fireAndForget } from '../fire-and-forget.ts'
import { deviceStore } from '../storage/device-store.ts'
import { WAITING_CHANGES } from '../storage/waiting-changes.ts'
import { formatNumber } from '../text/format.ts'
import { signOut } from './start-session.ts'

/** Signing out wherever it is offered: at once, or after a question where changes of shopping lists would be lost; `question` is to be drawn. */
export function useSignOut(): { leave: () => void; question: ReactNode } {
  const [unsent, setUnsent] = useState<number>()
  const leave = () => {
    const waiting = Number(deviceStore.find(WAITING_CHANGES) ?? 0)
    if (waiting > 0) setUnsent(waiting)
    else fireAndForget(signOut)()
  }
  const question = unsent !== undefined && (
    <ConfirmDialog
      open
      danger
      title="Wylogować się teraz?"
      confirmLabel="Wyloguj mimo to"
      onConfirm={fireAndForget(signOut)}
      onCancel={() => setUnsent(undefined)}
    >
      {`${formatNumber(unsent)}\u00a0${plural(unsent, ONES_THAT_WAIT)} na wysłanie. Po wylogowaniu przepadnie to, czego nie wyślemy.`}
    </ConfirmDialog>
  )
  return { leave, question }
}

const ONES_THAT_WAIT = ['zmiana na listach zakupów czeka', 'zmiany na listach zakupów czekają', 'zmian na listach zakupów czeka'] as const
