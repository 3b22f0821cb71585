import type { PendingItem } from '@spizarka/contract/intake'
import type { ReceiptSummary } from '@spizarka/contract/receipts'
import { clsx } from 'clsx'
import { Check, CheckCheck, ReceiptText, Scale } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useWideScreen } from '../../../../lib/hooks/use-wide-screen.ts'
import { paths } from '../../../../lib/paths.ts'
import { formatDay, formatGrosze } from '../../../../lib/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx'
import { Badge } from '../../../../ui/feedback/Badge.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { ConfirmDialog } from '../../../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Rows } from '../../../../ui/layout/Row.tsx'
import { scannedDraft } from '../../barcode/scanned/scanned-draft.ts'
import { textDraft } from '../../submission.ts'
import { proposedResolution } from '../amounts.ts'
import { ConfirmPanel } from '../confirm/ConfirmPanel.tsx'
import { ClarifyItem, ErrorItem } from '../decide/ProblemItem.tsx'
import { OpenEditsContext, type PendingItems, useDeleteItem, useKnownRates, useResolveAll } from '../use-pending-items.ts'
import { KnownRateNote, ReadyItem, SpiceItem } from './ReadyItem.tsx'
import { OnListMark, ReceiptOfList } from './ReceiptOfList.tsx'

const UNRESOLVED = 'Musisz najpierw rozwiązać wszystkie problemy lub usunąć błędne pozycje.'

/** The items that were read: problems first, then what is ready, then the confirmation. */
export function PendingList({ sessionId, list }: { sessionId: string; list: PendingItems }) {
  const items = list.pending_items
  const [deleting, setDeleting] = useState<PendingItem>()
  const [edits] = useState(() => new Set<() => Promise<boolean>>())
  const wide = useWideScreen()
  const container = useFocusRestored<HTMLDivElement>()

  // The submission has been read: it need not be corrected any more.
  useEffect(() => {
    if (list.source === 'text') textDraft.forget()
    scannedDraft.forgetSent(sessionId)
  }, [list.source, sessionId])

  const rates = useKnownRates(items)
  const problems = items.filter((item) => isProblem(item) && !rates.isTaken(item))
  const ready = items.filter((item) => !problems.includes(item))
  const unsettled = problems.length > 0 || items.some(isProblem)
  const confirm = (
    <ConfirmPanel
      sessionId={sessionId}
      reason={unsettled ? UNRESOLVED : items.length === 0 ? 'Na liście nie ma już żadnego produktu.' : undefined}
    />
  )
  const spices = list.recognized_spices.map(({ spice }) => spice.name)

  return (
    <OpenEditsContext value={edits}>
      <div
        ref={container}
        tabIndex={-1}
        className={clsx('page outline-none', problems.length > 0 && 'desk:grid desk:grid-cols-[minmax(0,1fr)_25rem] desk:items-start')}
      >
        {problems.length > 0 && (
          <div className="desk:col-start-2 desk:row-start-1">
            <Section title="Do rozwiązania" badge={<Badge tone="soon">{problems.length}</Badge>} action={<TakeAll problems={problems} />}>
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
          </div>
        )}
        <div className="flex min-w-0 flex-col gap-6 desk:col-start-1 desk:row-start-1">
          {(list.receipt || spices.length > 0) && (
            <div className="flex flex-col gap-4 empty:hidden">
              {list.receipt && <ReceiptHeader receipt={list.receipt} items={items} />}
              {list.lists && <ReceiptOfList lists={list.lists} items={items} />}
              <SpiceBanner names={spices} />
            </div>
          )}
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
              {rates.notes.map(({ item, details }) => (
                <KnownRateNote key={item.id} item={item} details={details} onTakenBack={rates.takeBack} />
              ))}
              <Rows>
                {ready.map((item) =>
                  item.is_spice ? (
                    <SpiceItem key={item.id} item={item} onDelete={() => setDeleting(item)} />
                  ) : (
                    <ReadyItem
                      key={item.id}
                      item={item}
                      onList={<OnListMark item={item} items={items} lists={list.lists} />}
                      onDelete={() => setDeleting(item)}
                    />
                  ),
                )}
              </Rows>
            </Section>
          )}
          {wide && confirm}
        </div>
      </div>
      {!wide && confirm}
      <DeleteItemDialog item={deleting} onClose={() => setDeleting(undefined)} />
    </OpenEditsContext>
  )
}

/** Takes every decision that is proposed, where there are several. */
function TakeAll({ problems }: { problems: readonly PendingItem[] }) {
  const resolve = useResolveAll()
  const proposals = problems.flatMap((item) => {
    const body = proposedResolution(item)
    return body ? [{ item, body }] : []
  })
  if (proposals.length < 2) return null
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-my-1 -mr-3.5"
      icon={<CheckCheck aria-hidden className="size-5" />}
      busy={resolve.isPending}
      onClick={() => resolve.mutate(proposals, { onError: () => toast.error('Nie udało się zapisać decyzji. Spróbuj ponownie.') })}
    >
      {proposals.length === 2 ? 'Przyjmij obie' : `Przyjmij ${proposals.length}`}
    </Button>
  )
}

function isProblem({ status }: PendingItem): boolean {
  return status === 'needs_clarification' || status === 'error'
}

/** A container that takes the focus when what had it has left the list: a deleted row, a panel that has been settled. */
function useFocusRestored<Element extends HTMLElement>() {
  const container = useRef<Element>(null)
  const first = useRef(true)
  useEffect(() => {
    if (!first.current && isFocusLost()) container.current?.focus({ preventScroll: true })
    first.current = false
  })
  return container
}

function isFocusLost(): boolean {
  const focused = document.activeElement
  // A button in a dialog that has just been closed keeps the focus until the browser draws the next time.
  return focused === document.body || Boolean(focused?.closest('dialog:not([open])'))
}

/** The spices that were recognised; they are in stock already. */
function SpiceBanner({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Banner tone="ok" title="Rozpoznane przyprawy (zaktualizowano stan)">
      <ul role="list" className="mt-1.5 flex flex-wrap gap-1.5">
        {names.map((name) => (
          <li key={name} className="rounded-pill bg-card px-3 py-1 text-small font-bold">
            {name}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

/** A part of the list with its name and how many there are. */
function Section({ title, badge, action, children }: { title: string; badge: ReactNode; action?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex min-h-8 items-center gap-3">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <span aria-live="polite">{badge}</span>
        {action && <div className="ml-auto">{action}</div>}
      </div>
      {children}
    </section>
  )
}

/** Nothing is left to be checked. */
function EmptyReview() {
  return (
    <Card pad="lg" className="flex flex-col items-center gap-4 py-8 text-center">
      <p className="text-lead">Brak produktów do weryfikacji.</p>
      <div className="flex flex-wrap justify-center gap-2">
        <ButtonLink to={paths.addProducts} variant="soft">
          Dodaj produkty
        </ButtonLink>
        <ButtonLink to={paths.pantry} variant="outline">
          Przejdź do spiżarni
        </ButtonLink>
      </div>
    </Card>
  )
}

/** Where and when it was bought and for how much; and whether the items add up to that. */
function ReceiptHeader({ receipt, items }: { receipt: ReceiptSummary; items: readonly PendingItem[] }) {
  const { shop, bought_on: boughtOn, total_grosze: total, sums_agree: sumsAgree } = receipt
  const facts = [shop, boughtOn && formatDay(boughtOn), total !== null && formatGrosze(total)].filter(
    (fact) => typeof fact === 'string' && fact !== '',
  )
  if (facts.length === 0 && sumsAgree !== false) return null
  const sum = items.reduce((whole, { price_grosze: price }) => whole + (price ?? 0), 0)
  const difference = total === null ? 0 : Math.abs(total - sum)
  return (
    <div className="flex flex-col gap-3">
      {facts.length > 0 && (
        <p className="flex items-center gap-2 font-semibold">
          <ReceiptText aria-hidden className="size-5 shrink-0 text-muted" />
          <span className="min-w-0 wrap-anywhere tabular-nums">{facts.join('\u00a0· ')}</span>
        </p>
      )}
      {sumsAgree === true && (
        <p className="-mt-2 flex items-center gap-2 text-small font-semibold text-ok-ink">
          <Scale aria-hidden className="size-5 shrink-0" />
          Suma się zgadza
        </p>
      )}
      {sumsAgree === false && (
        <Banner
          tone="soon"
          icon={<Scale aria-hidden />}
          title={difference > 0 ? `Suma różni się o ${formatGrosze(difference)}` : undefined}
        >
          Ceny pozycji nie sumują się do kwoty z paragonu. Coś mogło się źle odczytać, więc sprawdź listę uważniej.
        </Banner>
      )}
    </div>
  )
}

/** Asks before an item leaves the list. */
function DeleteItemDialog({ item, onClose }: { item: PendingItem | undefined; onClose: () => void }) {
  const deletion = useDeleteItem()
  const remove = () => {
    if (!item) return
    deletion.mutate(item.id, {
      onError: () => toast.error('Nie udało się usunąć produktu. Spróbuj ponownie.'),
      onSettled: onClose,
    })
  }
  return (
    <ConfirmDialog
      open={item !== undefined}
      title="Usunąć produkt?"
      confirmLabel="Usuń"
      busyLabel="Usuwanie..."
      danger
      busy={deletion.isPending}
      onConfirm={remove}
      onCancel={onClose}
    >
      Czy na pewno chcesz usunąć ten produkt z listy?
    </ConfirmDialog>
  )
}
