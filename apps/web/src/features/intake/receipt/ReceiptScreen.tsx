import { ERRORS } from '@spizarka/contract/errors'
import { COSTS } from '@spizarka/contract/limits'
import { type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { formatBalanceAfter } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { starts } from '../../../lib/starts.ts'
import { Button } from '../../../ui/Button.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { StickyBar } from '../../../ui/StickyBar.tsx'
import { Problem } from '../Problem.tsx'
import { submittedFrom } from '../submitted-from.ts'
import { usePreloadedReview } from '../use-preloaded-review.ts'
import { ChosenPicture } from './ChosenPicture.tsx'
import { DropZone } from './DropZone.tsx'
import { PictureButtons } from './PictureButtons.tsx'
import { PictureTips } from './PictureTips.tsx'
import { sentPictures } from './sent-pictures.ts'
import { useReceiptPicture } from './use-receipt-picture.ts'
import { describeSubmitFailure, useSubmitReceipt } from './use-submit-receipt.ts'

const NO_FILE = ERRORS.receipt_missing.text

/** /add-products/receipt: the photo of a receipt, to be read for 6 points. */
export function ReceiptScreen() {
  const navigate = useNavigate()
  const points = useSession().user?.ai_points ?? 0
  const { picture, problem, choose, remove, complain } = useReceiptPicture()
  const submit = useSubmitReceipt()
  usePreloadedReview()
  const affordable = points >= COSTS.receiptIntake
  const sending = submit.isPending || submit.isSuccess
  const preparing = picture !== null && picture.ready === null

  const take = (file: File) => {
    if (sending) return
    submit.reset()
    starts(choose)(file)
  }

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!affordable || sending || preparing) return
    const file = picture?.ready
    if (!file) return complain(problem ?? NO_FILE)
    submit.mutate(file, {
      onSuccess: starts((sessionId: string) => {
        sentPictures.keep(sessionId, file)
        return navigate(paths.review(sessionId), { state: submittedFrom('receipt') })
      }),
    })
  }

  return (
    <>
      <title>Dodaj produkty z paragonu – Spiżarka</title>
      <PageHead title="Dodaj produkty z paragonu" back={{ to: paths.addProducts, label: 'Wróć do sposobów dodawania' }} />
      <form noValidate onSubmit={send} className="flex flex-1 flex-col">
        <div className="page page-narrow gap-5!">
          <DropZone onFile={take}>{picture ? <ChosenPicture picture={picture} busy={sending} onRemove={remove} /> : undefined}</DropZone>
          {problem !== null && <Problem>{problem}</Problem>}
          <PictureButtons chosen={picture !== null} disabled={sending} onFile={take} />
          <PictureTips />
        </div>
        <StickyBar caption={affordable && formatBalanceAfter(points, COSTS.receiptIntake)}>
          {submit.isError && <Problem>{describeSubmitFailure(submit.error)}</Problem>}
          <Button
            type="submit"
            size="lg"
            full
            cost={COSTS.receiptIntake}
            // So that the cost stays beside the long label on a phone.
            className="px-4! text-[0.9375rem]!"
            busy={sending || preparing}
            busyLabel={preparing ? 'Zmniejszanie zdjęcia...' : 'Wysyłanie...'}
            reason={affordable || sending ? undefined : ERRORS.points_short_receipt.text}
            reasonTone="error"
          >
            Wyślij i przeanalizuj paragon
          </Button>
        </StickyBar>
      </form>
    </>
  )
}
