import type { PendingItem } from '@spizarka/contract/intake'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWideScreen } from '../../../lib/use-wide-screen.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Rows } from '../../../ui/Row.tsx'
import { scannedDraft } from '../barcode/scanned/scanned-draft.ts'
import { textDraft } from '../text/text-draft.ts'
import { ClarifyItem } from './ClarifyItem.tsx'
import { ConfirmPanel } from './ConfirmPanel.tsx'
import { DeleteItemDialog } from './DeleteItemDialog.tsx'
import { EmptyReview } from './EmptyReview.tsx'
import { ErrorItem } from './ErrorItem.tsx'
import { ReadyItem } from './ReadyItem.tsx'
import { ReceiptHead } from './ReceiptHead.tsx'
import { Section } from './Section.tsx'
import { SpiceBanner } from './SpiceBanner.tsx'
import { SpiceItem } from './SpiceItem.tsx'
import { useFocusKept } from './use-focus-kept.ts'
import type { PendingItems } from './use-pending-items.ts'

const UNRESOLVED = 'Musisz najpierw rozwiązać wszystkie problemy lub usunąć błędne pozycje.'

/** The items that were read: problems first, then what is ready, then the confirmation. */
export function PendingList({ sessionId, list }: { sessionId: string; list: PendingItems }) {
  const items = list.pending_items
  const [deleting, setDeleting] = useState<PendingItem>()
  const wide = useWideScreen()
  const container = useFocusKept<HTMLDivElement>()

  // The submission has been read: it need not be mended any more.
  useEffect(() => {
    if (list.source === 'text') textDraft.forget()
    scannedDraft.forgetSent(sessionId)
  }, [list.source, sessionId])

  const problems = items.filter(isProblem)
  const ready = items.filter((item) => !isProblem(item))
  const confirm = (
    <ConfirmPanel
      sessionId={sessionId}
      reason={problems.length > 0 ? UNRESOLVED : items.length === 0 ? 'Na liście nie ma już żadnego produktu.' : undefined}
    />
  )
  const spices = list.recognized_spices.map(({ spice }) => spice.name)

  return (
    <>
      <div
        ref={container}
        tabIndex={-1}
        className="page outline-none lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:items-start"
      >
        <div className="flex flex-col gap-4 empty:hidden">
          {list.receipt && <ReceiptHead receipt={list.receipt} />}
          <SpiceBanner names={spices} />
        </div>
        <div className="contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex lg:flex-col lg:gap-6 lg:self-stretch">
          {problems.length > 0 && (
            <Section title="Do rozwiązania" badge={<Badge tone="soon">{problems.length}</Badge>}>
              <ul role="list" className="flex flex-col gap-3.5">
                {problems.map((item) =>
                  item.status === 'error' ? (
                    <ErrorItem key={item.id} item={item} onDelete={() => setDeleting(item)} />
                  ) : (
                    <ClarifyItem key={item.id} item={item} onDelete={() => setDeleting(item)} />
                  ),
                )}
              </ul>
            </Section>
          )}
          {wide && <div className="sticky bottom-6">{confirm}</div>}
        </div>
        <div className={clsx('lg:col-start-1', spices.length > 0 || list.receipt ? 'lg:row-start-2' : 'lg:row-start-1')}>
          {items.length === 0 && <EmptyReview />}
          {ready.length > 0 && (
            <Section
              title="Gotowe"
              badge={
                <Badge tone="ok" icon={<Check aria-hidden />}>
                  {ready.length}
                </Badge>
              }
            >
              <Rows>
                {ready.map((item) =>
                  item.is_spice ? (
                    <SpiceItem key={item.id} item={item} onDelete={() => setDeleting(item)} />
                  ) : (
                    <ReadyItem key={item.id} item={item} onDelete={() => setDeleting(item)} />
                  ),
                )}
              </Rows>
            </Section>
          )}
        </div>
      </div>
      {!wide && confirm}
      <DeleteItemDialog item={deleting} onClose={() => setDeleting(undefined)} />
    </>
  )
}

function isProblem({ status }: PendingItem): boolean {
  return status === 'needs_clarification' || status === 'error'
}
