import { LIMITS } from '@spizarka/contract/limits'
import type { ShoppingList } from '@spizarka/contract/shopping'
import { CheckCheck, ClipboardCopy, Copy, ListRestart, Pencil, Printer, Share2, Trash2 } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import type { ShownList } from '../../../lib/shopping/replica/shown-list.ts'
import { REQUIRED } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { completeList, copyList, deleteList, renameList, reopenList } from '../lists/manage-lists.ts'
import { byAisle } from './aisles.ts'
import { copyList as copyAsText, shareList } from './share-list.ts'
import { useAisleOrder } from './use-aisle-order.ts'

interface ListMenuProps {
  list: ShownList
  onClose: () => void
}

const row = 'flex min-h-12 w-full items-center gap-3.5 rounded-control px-3 text-left font-semibold hover:bg-sunken'

/** What is done with a list as a whole. */
export function ListMenu({ list, onClose }: ListMenuProps) {
  const { about, items, id } = list
  const { walk } = useAisleOrder()
  const navigate = useNavigate()
  const [renaming, setRenaming] = useState(false)
  const aisles = byAisle(items, walk)

  const copy = async () => {
    onClose()
    const copied = await copyList(
      id,
      fireAndForget(() => navigate(paths.shoppingList(id))),
    )
    if (copied !== undefined) await navigate(paths.shoppingList(copied))
  }
  const complete = async () => {
    onClose()
    if (about.completed_at !== null) return reopenList(id)
    completeList(id)
    await navigate(paths.shoppingLists)
  }
  const remove = async () => {
    onClose()
    await navigate(paths.shoppingLists, { replace: true })
    deleteList(about)
  }

  if (renaming) return <RenameDialog list={about} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={about.name}>
      <div className="-mx-2 flex flex-col">
        <MenuButton icon={<Pencil aria-hidden />} onClick={() => setRenaming(true)}>
          Zmień nazwę
        </MenuButton>
        <MenuButton icon={<Share2 aria-hidden />} onClick={fireAndForget(() => shareList(about.name, aisles))}>
          Udostępnij
        </MenuButton>
        <MenuButton
          icon={<ClipboardCopy aria-hidden />}
          onClick={fireAndForget(async () => {
            await copyAsText(about.name, aisles)
            onClose()
          })}
        >
          Kopiuj jako tekst
        </MenuButton>
        <Link to={paths.printShoppingList(id)} className={row}>
          <Printer aria-hidden className="size-5.5 shrink-0" />
          Wydrukuj
        </Link>
        <MenuButton icon={<Copy aria-hidden />} onClick={fireAndForget(copy)}>
          Powtórz listę
        </MenuButton>
        <MenuButton
          icon={about.completed_at === null ? <CheckCheck aria-hidden /> : <ListRestart aria-hidden />}
          onClick={fireAndForget(complete)}
        >
          {about.completed_at === null ? 'Zakończ listę' : 'Wróć do tej listy'}
        </MenuButton>
        <MenuButton icon={<Trash2 aria-hidden />} onClick={fireAndForget(remove)}>
          Usuń listę
        </MenuButton>
      </div>
    </Dialog>
  )
}

function MenuButton({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={`${row} [&>svg]:size-5.5 [&>svg]:shrink-0`} onClick={onClick}>
      {icon}
      {children}
    </button>
  )
}

function RenameDialog({ list, onClose }: { list: ShoppingList; onClose: () => void }) {
  const [next, setNext] = useState(list.name)
  const [submitted, setSubmitted] = useState(false)
  const nameless = next.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (nameless) return
    onClose()
    renameList(list, next.trim())
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Zmień nazwę"
      footer={
        <Button type="submit" form="nazwa-listy">
          Zapisz
        </Button>
      }
    >
      <form id="nazwa-listy" noValidate onSubmit={submit}>
        <Field label="Nazwa listy" error={submitted && nameless ? REQUIRED : undefined}>
          <Input
            data-autofocus
            maxLength={LIMITS.shoppingListName}
            autoComplete="off"
            value={next}
            onChange={(event) => setNext(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
        </Field>
      </form>
    </Dialog>
  )
}
