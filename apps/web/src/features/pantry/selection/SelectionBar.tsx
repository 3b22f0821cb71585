import { clsx } from 'clsx'
import { Check, PackageOpen, ShoppingBasket, Trash2, X } from 'lucide-react'
import { type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import type { BulkChange, PantryActions } from '../pantry-actions.ts'
import { SHELVES, shelfName } from '../shelves/shelves.ts'
import { SelectAllButton } from './SelectableRow.tsx'
import { SelectionContext, useChosen } from './selection.ts'

/** The head of the pantry while products are being chosen. */
export function SelectionHeader({ all }: { all: readonly string[] }) {
  const selection = use(SelectionContext)
  const chosen = useChosen()
  const close = useRef<HTMLButtonElement>(null)
  // Whoever came by the keyboard goes on from here.
  useEffect(() => close.current?.focus({ preventScroll: true }), [])
  return (
    <header data-selecting className="lace sticky top-0 z-5">
      <div className="mx-auto flex min-h-15 max-w-300 items-center gap-2 px-2 pt-2 pr-4 pb-4 md:min-h-24 md:px-10 md:py-5">
        <IconButton ref={close} label="Zakończ zaznaczanie" icon={<X aria-hidden className="size-6" />} onClick={selection.stop} />
        <h1 className="min-w-0 flex-1 text-h3 md:text-h1" aria-live="polite">
          Zaznaczone: {chosen?.size ?? 0}
        </h1>
        <SelectAllButton ids={all}>{`Wszystkie (${all.length})`}</SelectAllButton>
      </div>
    </header>
  )
}

/** What can be done to all that is chosen, at the thumb; it is in the place of the bar of tabs. */
export function SelectionBar({ actions }: { actions: Pick<PantryActions, 'changeAll' | 'addToList'> }) {
  const selection = use(SelectionContext)
  const chosen = useChosen()
  const bar = useRef<HTMLDivElement>(null)
  const [moving, setMoving] = useState(false)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) selection.stop()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [selection])
  // The bar of tabs is hidden behind this one, and toasts are above it.
  useLayoutEffect(() => {
    const root = document.documentElement
    root.style.setProperty('--bottom-bar', `${bar.current?.offsetHeight ?? 0}px`)
    return () => void root.style.removeProperty('--bottom-bar')
  }, [])

  const ids = [...(chosen ?? [])]
  const act = async (change: BulkChange) => {
    if (busy) return
    setBusy(true)
    const done = await actions.changeAll(ids, change)
    setBusy(false)
    if (done) selection.stop()
  }
  const addToList = async () => {
    selection.stop()
    await actions.addToList(ids)
  }
  const nothing = ids.length === 0 || busy
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label="Zaznaczone produkty"
        className="fixed inset-x-0 bottom-0 z-7 bg-card px-4 pt-2.5 md:left-20 lg:left-62 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-bar"
      >
        <div className="mx-auto grid max-w-160 grid-cols-4 gap-1">
          <BarButton icon={<Check />} disabled={nothing} onClick={fireAndForget(() => act({ action: 'use_up' }))}>
            Zużyte
          </BarButton>
          <BarButton icon={<PackageOpen />} disabled={nothing} onClick={() => setMoving(true)}>
            Inna półka
          </BarButton>
          <BarButton icon={<ShoppingBasket />} disabled={nothing} onClick={fireAndForget(addToList)}>
            Na listę
          </BarButton>
          <BarButton icon={<Trash2 />} disabled={nothing} danger onClick={fireAndForget(() => act({ action: 'remove' }))}>
            Usuń
          </BarButton>
        </div>
      </div>
      <Dialog open={moving} onClose={() => setMoving(false)} title="Na którą półkę?">
        <ul role="list" className="-mx-2 flex flex-col">
          {SHELVES.filter((shelf) => shelf !== 'spices').map((shelf) => (
            <li key={shelf}>
              <button
                type="button"
                onClick={() => {
                  setMoving(false)
                  fireAndForget(() => act({ action: 'move', category: shelf }))()
                }}
                className="flex min-h-12 w-full items-center rounded-control px-3 text-left font-semibold hover:bg-sunken"
              >
                {shelfName(shelf)}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}

interface BarButtonProps {
  icon: ReactNode
  disabled: boolean
  danger?: boolean
  onClick: () => void
  children: ReactNode
}

function BarButton({ icon, disabled, danger = false, onClick, children }: BarButtonProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      className={clsx(
        'flex min-h-14 flex-col items-center justify-center gap-1 rounded-tile text-small font-bold hover:bg-sunken disabled:text-on-disabled disabled:hover:bg-transparent [&_svg]:size-6',
        danger && 'text-danger',
      )}
    >
      <span aria-hidden>{icon}</span>
      {children}
    </button>
  )
}
