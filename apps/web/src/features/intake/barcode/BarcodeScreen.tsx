import { ERRORS } from '@spizarka/contract/errors'
import { addFromBarcodes } from '@spizarka/contract/intake'
import { COSTS, LIMITS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { CameraScanner } from '../../../lib/barcode/CameraScanner.tsx'
import { TypedCode } from '../../../lib/barcode/TypedCode.tsx'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { usePreloaded } from '../../../lib/hooks/use-preloaded.ts'
import { paths } from '../../../lib/paths.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { formatPoints } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/feedback/FormError.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { StickyBar } from '../../../ui/layout/StickyBar.tsx'
import { submissionState, useAfterSubmit } from '../submission.ts'
import { NameCodeDialog } from './NameCodeDialog.tsx'
import { toQuantityText } from './scanned/pack-amount.ts'
import { rowId, ScannedProducts } from './scanned/ScannedProducts.tsx'
import { scannedDraft } from './scanned/scanned-draft.ts'
import { amountOf, type ScannedItem } from './scanned/scanned-item.ts'
import { ScannedList } from './scanned/scanned-list.ts'

const loadReview = () => import('../review/ReviewScreen.tsx')

/** /add-products/barcode: packages scanned one after another, to be reviewed for 4 points. */
export function BarcodeScreen() {
  const navigate = useNavigate()
  const points = useSession().user?.ai_points ?? 0
  const { list, items, news } = useScannedList()
  const [naming, setNaming] = useState<ScannedItem>()
  const submit = useSubmitScanned()
  usePreloaded(loadReview)

  const found = items.filter(({ status }) => status === 'found')
  const sending = submit.isPending || submit.isSuccess
  const affordable = points >= COSTS.barcodeIntake
  const reason = sending ? undefined : disabledReason(found.length, affordable)

  const send = () =>
    submit.mutate(found, {
      onSuccess: fireAndForget((sessionId: string) => {
        scannedDraft.markSent(sessionId)
        return navigate(paths.review(sessionId), { state: submissionState('barcode') })
      }),
    })

  return (
    <>
      <title>Skanuj kody kreskowe – Spiżarka</title>
      <PageHeader title="Skanuj kody kreskowe" back={{ to: paths.addProducts, label: 'Wróć do sposobów dodawania' }} />
      <div className="flex flex-1 flex-col desk:mx-auto desk:grid desk:w-full desk:max-w-300 desk:grid-cols-[minmax(0,1fr)_25rem] desk:content-start desk:items-start desk:gap-8 desk:px-10 desk:py-9">
        <div className="desk:sticky desk:top-6">
          {/* While a product is being named, the camera looks at anything. */}
          <CameraScanner
            hint="Skanuj opakowania jedno po drugim. Każdy produkt trafi na listę."
            onCode={(gtin) => naming ?? list.scan(gtin)}
          />
          <div className="mx-auto w-full max-w-160 px-4 pt-3 md:px-10 lg:px-0">
            <TypedCode onCode={(gtin) => list.scan(gtin)} />
          </div>
        </div>
        <ScannedProducts list={list} items={items} news={news} onName={setNaming} />
      </div>
      <StickyBar caption={reason === undefined && captionOf(found.length, points)}>
        {submit.isError && <FormError>{describeSubmitFailure(submit.error)}</FormError>}
        {/* With a little less at its sides the cost is in the same line on a phone. */}
        <div className="[&_button]:px-4">
          <Button
            size="lg"
            full
            cost={COSTS.barcodeIntake}
            busy={sending}
            busyLabel="Wysyłanie..."
            reason={reason}
            reasonTone={affordable ? 'note' : 'error'}
            onClick={send}
          >
            Dodaj produkty do spiżarni
          </Button>
        </div>
      </StickyBar>
      {naming && (
        <NameCodeDialog
          item={naming}
          onClose={() => setNaming(undefined)}
          onNamed={(product) => {
            list.setProduct(naming.gtin, product)
            flushSync(() => setNaming(undefined))
            // The button that opened the form has gone with the question.
            document.getElementById(rowId(naming.gtin))?.focus({ preventScroll: true })
          }}
        />
      )}
    </>
  )
}

function disabledReason(found: number, affordable: boolean): string | undefined {
  if (!affordable) return ERRORS.points_short_barcode.text
  if (found === 0) return 'Brak znalezionych produktów do dodania.'
  return found > LIMITS.scannedProducts
    ? `Naraz dodasz najwyżej ${LIMITS.scannedProducts} różnych produktów. Usuń część z listy.`
    : undefined
}

function captionOf(found: number, points: number): string {
  const products = plural(found, ['znaleziony produkt', 'znalezione produkty', 'znalezionych produktów'])
  return `Dodamy ${found} ${products}. Masz ${formatPoints(points)}.`
}

/** The scanned products, looked up as long as the screen is open. */
function useScannedList() {
  const [list] = useState(() => new ScannedList())
  useEffect(() => list.open(), [list])
  return { list, ...useSyncExternalStore(list.subscribe, list.read) }
}

/** Sends the found products to review, and resolves to their session; the same list is charged once, however often it is sent. */
function useSubmitScanned() {
  const submitted = useAfterSubmit(COSTS.barcodeIntake)
  const idempotency = useIdempotencyKey()
  return useExclusiveMutation({
    mutationFn: async (found: readonly ScannedItem[]) => {
      const items = found.map((item) => ({
        product_name: item.name,
        quantity: toQuantityText(amountOf(item)),
        ...(item.brands !== null && { brands: item.brands }),
      }))
      const { session_id } = await call(addFromBarcodes, { body: { items }, idempotencyKey: idempotency.keyFor(JSON.stringify(items)) })
      if (!session_id) throw new MissingSession('The answer has no session_id')
      return session_id
    },
    onSuccess: async () => {
      idempotency.succeeded()
      await submitted()
    },
  })
}

class MissingSession extends Error {}

/** What to say about products that could not be sent (SPEC section 8). */
function describeSubmitFailure(error: unknown): string {
  if (isApiError(error, 402)) return ERRORS.points_short_barcode.text
  const tooMany = isApiError(error, 429) ? error.detail : undefined
  if (tooMany !== undefined) return tooMany
  // A success that promised a session and brought none.
  const answeredWell = error instanceof MissingSession || (isApiError(error) && error.status < 400)
  return answeredWell ? 'Nie otrzymałem ID sesji od serwera.' : 'Wystąpił błąd podczas wysyłania listy. Spróbuj ponownie.'
}
