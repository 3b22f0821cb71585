import { ERRORS } from '@spizarka/contract/errors'
import { COSTS } from '@spizarka/contract/limits'
import { addFromReceipt, setReceiptList } from '@spizarka/contract/receipts'
import { clsx } from 'clsx'
import { Camera, Check, Image, ImageUp, type LucideIcon, X } from 'lucide-react'
import { type ChangeEvent, type DragEvent, type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useOfflineReason } from '../../../lib/hooks/use-online.ts'
import { usePreloaded } from '../../../lib/hooks/use-preloaded.ts'
import { paths } from '../../../lib/paths.ts'
import { ACCEPTED } from '../../../lib/pictures/file-problem.ts'
import { type PictureFile, usePictureFile } from '../../../lib/pictures/use-picture-file.ts'
import { randomUuid } from '../../../lib/random-uuid.ts'
import { useSearchParams } from '../../../lib/router/links.tsx'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { formatBalanceAfter, formatBytes } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonContent, buttonStyle } from '../../../ui/button/ButtonContent.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { FormError } from '../../../ui/feedback/FormError.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { StickyBar } from '../../../ui/layout/StickyBar.tsx'
import { submissionState, useAfterSubmit } from '../submission.ts'
import { sentPictures } from './sent-pictures.ts'

const NO_FILE = ERRORS.receipt_missing.text

const loadReview = () => import('../review/ReviewScreen.tsx')

/** /add-products/receipt: the photo of a receipt, to be read for 6 points. */
export function ReceiptScreen() {
  const navigate = useNavigate()
  const listId = useSearchParams()[0].get('list')
  const points = useSession().user?.ai_points ?? 0
  const { picture, problem, choose, remove, complain } = usePictureFile()
  const submit = useSubmitReceipt(listId)
  usePreloaded(loadReview)
  const affordable = points >= COSTS.receiptIntake
  const offline = useOfflineReason()
  const sending = submit.isPending || submit.isSuccess
  const preparing = picture !== null && picture.ready === null

  const take = (file: File) => {
    if (sending) return
    submit.reset()
    fireAndForget(choose)(file)
  }

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!affordable || sending || preparing) return
    const file = picture?.ready
    if (!file) return complain(problem ?? NO_FILE)
    submit.mutate(file, {
      onSuccess: fireAndForget((sessionId: string) => {
        sentPictures.keep(sessionId, file)
        return navigate(paths.review(sessionId), { state: submissionState('receipt') })
      }),
    })
  }

  return (
    <>
      <title>Dodaj produkty z paragonu – Spiżarka</title>
      <PageHeader
        title="Dodaj produkty z paragonu"
        back={
          listId === null
            ? { to: paths.addProducts, label: 'Wróć do sposobów dodawania' }
            : { to: paths.shoppingToPantry(listId), label: 'Wróć do zakupów' }
        }
      />
      <form noValidate onSubmit={send} className="flex flex-1 flex-col">
        <div className="page page-narrow gap-5!">
          <DropZone onFile={take}>{picture ? <ChosenPicture picture={picture} busy={sending} onRemove={remove} /> : undefined}</DropZone>
          {problem !== null && <FormError>{problem}</FormError>}
          <PictureButtons chosen={picture !== null} disabled={sending} onFile={take} />
          <PictureTips />
        </div>
        <StickyBar caption={affordable && formatBalanceAfter(points, COSTS.receiptIntake)}>
          {submit.isError && <FormError>{describeSubmitFailure(submit.error)}</FormError>}
          <Button
            type="submit"
            size="lg"
            full
            cost={COSTS.receiptIntake}
            // So that the cost stays beside the long label on a phone.
            className="px-4! text-[0.9375rem]!"
            busy={sending || preparing}
            busyLabel={preparing ? 'Zmniejszanie zdjęcia...' : 'Wysyłanie...'}
            reason={sending ? undefined : affordable ? offline : ERRORS.points_short_receipt.text}
            reasonTone={affordable ? 'note' : 'error'}
          >
            Wyślij i przeanalizuj paragon
          </Button>
        </StickyBar>
      </form>
    </>
  )
}

/** The chosen picture, as it will be sent, with its name and size. */
function ChosenPicture({ picture, busy, onRemove }: { picture: PictureFile; busy: boolean; onRemove: () => void }) {
  const { original, ready, preview } = picture
  return (
    <figure>
      <div className="relative flex h-93 items-center justify-center bg-tint-jar">
        {ready === null ? <Spinner /> : <Preview key={preview} address={preview} />}
        {!busy && (
          <div className="absolute top-3 right-3">
            <IconButton
              label={`Usuń zdjęcie: ${original.name}`}
              look="line"
              icon={<X aria-hidden className="size-5" />}
              onClick={onRemove}
            />
          </div>
        )}
      </div>
      <figcaption className="flex items-center gap-3 bg-card p-3">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-tile bg-sunken text-muted">
          <Image aria-hidden className="size-5.5" />
        </span>
        <span className="min-w-0">
          <span className="block truncate font-semibold">{original.name}</span>
          <span role="status" className="block text-small text-muted">
            {sizeText(original, ready)}
          </span>
        </span>
      </figcaption>
    </figure>
  )
}

function sizeText(original: File, ready: File | null): string {
  if (ready === null) return `${formatBytes(original.size)}, zmniejszamy przed wysłaniem…`
  if (ready.size >= original.size) return formatBytes(ready.size)
  return `${formatBytes(original.size)}, po zmniejszeniu ${formatBytes(ready.size)}`
}

/** Some kinds of pictures are read by the server alone. */
function Preview({ address }: { address: string | null }) {
  const [failed, setFailed] = useState(false)
  if (address === null || failed)
    return <p className="p-6 text-center text-muted">Podgląd tego pliku nie jest możliwy, ale odczytamy go.</p>
  return <img src={address} alt="Wybrany paragon" className="size-full object-contain" onError={() => setFailed(true)} />
}

const TIPS = ['cały paragon w kadrze, bez zagięć', 'dobre światło, bez cienia dłoni', 'JPEG, PNG, WebP lub HEIC, do 20 MB']

/** What makes a picture readable. */
function PictureTips() {
  return (
    <section aria-labelledby="wskazowki" className="rounded-card bg-sunken p-4">
      <h2 id="wskazowki" className="text-h4">
        Żeby dobrze odczytać
      </h2>
      <ul role="list" className="mt-2 flex flex-col gap-2">
        {TIPS.map((tip) => (
          <li key={tip} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-herb" />
            {tip}
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Sends a picture to be read, says of which shopping list it is where that is known, and resolves to its session; the same picture is
 * charged once, however often it is sent.
 */
function useSubmitReceipt(listId: string | null) {
  const submitted = useAfterSubmit(COSTS.receiptIntake)
  const keys = useRef(new WeakMap<File, string>())
  return useExclusiveMutation({
    mutationFn: async (file: File) => {
      const idempotencyKey = keys.current.get(file) ?? randomUuid()
      keys.current.set(file, idempotencyKey)
      const { session_id } = await call(addFromReceipt, { file, idempotencyKey })
      if (!session_id) throw new Error('The answer has no session_id')
      // If this fails, the review screen loads the list itself.
      if (listId !== null)
        await call(setReceiptList, { params: { sessionId: session_id }, body: { list_id: listId } }).catch(() => undefined)
      return session_id
    },
    onSuccess: submitted,
  })
}

/** What to say about a picture that could not be sent (SPEC section 8). */
function describeSubmitFailure(error: unknown): string {
  if (isApiError(error, 402)) return ERRORS.points_short_receipt.text
  // The server's own words about the file or the pace.
  const message = isApiError(error)
    ? (error.fieldMessage('file') ?? (error.status === 413 || error.status === 429 ? error.detail : undefined))
    : undefined
  return message ?? 'Wystąpił błąd podczas przesyłania pliku. Spróbuj ponownie.'
}

/** Takes a picture that is dropped on it or pasted anywhere on the screen; says so while it is empty. */
function DropZone({ onFile, children }: { onFile: (file: File) => void; children?: ReactNode }) {
  const [over, setOver] = useState(false)
  usePastedFile(onFile)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is for the mouse; the buttons below do the same
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'overflow-hidden rounded-sheet outline-offset-2',
        over && 'outline-3 outline-brand',
        children ? 'bg-sunken' : 'border-2 border-dashed border-control bg-card',
      )}
    >
      {children ?? (
        <div className="flex min-h-72 flex-col items-center justify-center gap-3 p-6 text-center">
          <span className="flex size-16 items-center justify-center rounded-tile bg-soon-soft text-soon-ink">
            <ImageUp aria-hidden className="size-8" />
          </span>
          <p className="text-lead font-semibold">Zdjęcie paragonu</p>
          <p className="text-muted">
            <span className="pointer-coarse:hidden">Przeciągnij plik tutaj, wklej go ze schowka albo wybierz poniżej.</span>
            <span className="pointer-fine:hidden">Zrób zdjęcie albo wybierz je z telefonu.</span>
          </p>
        </div>
      )}
    </div>
  )
}

function usePastedFile(onFile: (file: File) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? []
    if (file) onFile(file)
  })
  useEffect(() => {
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [])
}

/** The phone's camera and the file picker. */
function PictureButtons({ chosen, disabled, onFile }: { chosen: boolean; disabled: boolean; onFile: (file: File) => void }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">
      <div className="pointer-fine:hidden">
        <FileButton Icon={Camera} label={chosen ? 'Inne zdjęcie' : 'Zrób zdjęcie'} camera disabled={disabled} onFile={onFile} />
      </div>
      <FileButton Icon={ImageUp} label={chosen ? 'Inny plik' : 'Wybierz plik'} disabled={disabled} onFile={onFile} />
    </div>
  )
}

interface FileButtonProps {
  Icon: LucideIcon
  label: string
  /** Opens the rear camera where there is one. */
  camera?: boolean
  disabled: boolean
  onFile: (file: File) => void
}

function FileButton({ Icon, label, camera = false, disabled, onFile }: FileButtonProps) {
  const id = useId()
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // The same file can be chosen again after a failure.
    event.target.value = ''
    if (file) onFile(file)
  }
  return (
    <>
      <input
        id={id}
        type="file"
        className="peer sr-only"
        accept={camera ? 'image/*' : ACCEPTED}
        capture={camera ? 'environment' : undefined}
        disabled={disabled}
        onChange={take}
      />
      <label
        htmlFor={id}
        className={clsx(
          buttonStyle({ variant: 'outline', full: true }),
          'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand peer-disabled:cursor-default peer-disabled:text-on-disabled',
        )}
      >
        <ButtonContent icon={<Icon aria-hidden />} costTone="soft">
          {label}
        </ButtonContent>
      </label>
    </>
  )
}
