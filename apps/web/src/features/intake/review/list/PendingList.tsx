import type { PendingItem, ReceiptSummary } from '@spizarka/contract/intake'
import { clsx } from 'clsx'
import { Check, CircleAlert, ReceiptText, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { formatDay, formatGrosze } from '../../../../lib/format.ts'
import { paths } from '../../../../lib/paths.ts'
import { useWideScreen } from '../../../../lib/use-wide-screen.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx'
import { Badge } from '../../../../ui/feedback/Badge.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { ConfirmDialog } from '../../../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Row, Rows } from '../../../../ui/layout/Row.tsx'
import { scannedDraft } from '../../barcode/scanned/scanned-draft.ts'
import { textDraft } from '../../submission.ts'
import { ConfirmPanel } from '../confirm/ConfirmPanel.tsx'
import { ClarifyItem } from '../decide/ClarifyItem.tsx'
import { type PendingItems, useDeleteItem } from '../use-pending-items.ts'
import { ItemAction, ItemTile, ProblemCard, SourceLine } from './ItemParts.tsx'
import { ReadyItem } from './ReadyItem.tsx'

const UNRESOLVED = 'Musisz najpierw rozwiązać wszystkie problemy lub usunąć błędne pozycje.'

/** The items that were read: problems first, then what is ready, then the confirmation. */
export function PendingList({ sessionId, list }: { sessionId: string; list: PendingItems }) {
  const items = list.pending_items
  const [deleting, setDeleting] = useState<PendingItem>()
  const wide = useWideScreen()
  const container = useFocusRestored<HTMLDivElement>()

  // The submission has been read: it need not be corrected any more.
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
          {list.receipt && <ReceiptHeader receipt={list.receipt} />}
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
function Section({ title, badge, children }: { title: string; badge: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <span aria-live="polite">{badge}</span>
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

/** A spice is only in stock or not: there is nothing to edit. */
function SpiceItem({ item, onDelete }: { item: PendingItem; onDelete: () => void }) {
  return (
    <Row
      start={<ItemTile item={item} />}
      title={item.product_name}
      detail={
        <>
          <span className="text-small text-ok-ink">
            <strong>Przyprawa.</strong> <span>Widoczna w spiżarni ze statusem "Na stanie"</span>
          </span>
          <SourceLine line={item.source_line} />
        </>
      }
      end={<ItemAction Icon={Trash2} word="Usuń" name={item.product_name} onClick={onDelete} />}
    />
  )
}

/** Where and when it was bought and for how much; and whether the items add up to that. */
function ReceiptHeader({ receipt }: { receipt: ReceiptSummary }) {
  const { shop, bought_on: boughtOn, total_grosze: total, sums_agree: sumsAgree } = receipt
  const facts = [shop, boughtOn && formatDay(boughtOn), total !== null && formatGrosze(total)].filter(
    (fact) => typeof fact === 'string' && fact !== '',
  )
  if (facts.length === 0 && sumsAgree !== false) return null
  return (
    <div className="flex flex-col gap-3">
      {facts.length > 0 && (
        <p className="flex items-center gap-2 font-semibold">
          <ReceiptText aria-hidden className="size-5 shrink-0 text-muted" />
          <span className="min-w-0 wrap-anywhere tabular-nums">{facts.join(' · ')}</span>
        </p>
      )}
      {sumsAgree === false && (
        <Banner tone="soon">
          Ceny pozycji nie sumują się do kwoty z paragonu. Coś mogło się źle odczytać, więc sprawdź listę uważniej.
        </Banner>
      )}
    </div>
  )
}

/** A line that no product was found in. */
function ErrorItem({ item, onDelete }: { item: PendingItem; onDelete: () => void }) {
  return (
    <ProblemCard
      tone="error"
      tile={
        <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-card text-danger">
          <CircleAlert className="size-6" />
        </span>
      }
      title={item.error_message ?? 'Wystąpił nieznany błąd.'}
      line={item.source_line}
    >
      <div className="flex items-center justify-between gap-3 py-2 pr-2 pl-4">
        <p className="text-small text-muted">Tę pozycję można tylko usunąć.</p>
        <Button
          variant="ghost"
          className="text-danger! hover:bg-late-soft!"
          icon={<Trash2 aria-hidden className="size-5" />}
          aria-label={`Usuń: ${item.source_line}`}
          onClick={onDelete}
        >
          Usuń
        </Button>
      </div>
    </ProblemCard>
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
