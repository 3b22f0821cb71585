import type { DecisionReason } from '@spizarka/contract/publications'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'

/** What a moderator chose and wrote, and has not sent yet. */
interface Draft {
  /** Of a text that waits. */
  decision?: 'approve' | 'request_changes' | 'reject' | undefined
  /** Of a report. */
  verdict?: 'keep' | 'remove' | undefined
  code?: DecisionReason | undefined
  message?: string | undefined
}

interface Drafts {
  of: (about: string) => Draft
  change: (about: string, changes: Draft) => void
}

const EMPTY_DRAFT: Draft = {}
const DraftsContext = createContext<Drafts>({ of: () => EMPTY_DRAFT, change: () => undefined })

/** Keeps drafts by what they are about, whichever layout shows them: a turned screen draws everything again. */
export function DraftsProvider({ children }: { children: ReactNode }) {
  const [kept, setKept] = useState<Readonly<Record<string, Draft>>>({})
  const drafts = useMemo<Drafts>(
    () => ({
      of: (about) => kept[about] ?? EMPTY_DRAFT,
      change: (about, changes) => setKept((before) => ({ ...before, [about]: { ...before[about], ...changes } })),
    }),
    [kept],
  )
  return <DraftsContext value={drafts}>{children}</DraftsContext>
}

/** The draft of one decision, and how it is changed. */
export function useDraft(about: string): [Draft, (changes: Draft) => void] {
  const { of, change } = use(DraftsContext)
  return [of(about), (changes) => change(about, changes)]
}
