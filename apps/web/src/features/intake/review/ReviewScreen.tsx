import { plural } from '@spizarka/contract/plural'
import { Hourglass } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { PollTimeout } from '../../../lib/api/use-polled-session.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { reloadUser } from '../../../lib/session/keep-session.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { PicturedSession } from '../receipt/ReceiptPicture.tsx'
import { type IntakeSource, useSubmissionSource } from '../submission.ts'
import { PendingList } from './list/PendingList.tsx'
import { ReadingReceipt } from './ReadingReceipt.tsx'
import { type PendingItems, usePendingItems, useSessionId } from './use-pending-items.ts'

const SOURCES: Record<PendingItems['source'], string> = {
  text: 'Z listy tekstowej',
  receipt: 'Z paragonu',
  barcode: 'Z kodów kreskowych',
  shopping: 'Z listy zakupów',
}

/** /pending-items/{sessionId}: what was read, to be checked before it goes into the pantry. */
export function ReviewScreen() {
  const sessionId = useSessionId()
  const source = useSubmissionSource()
  const { data, error, startOver } = usePendingItems(sessionId)
  if (error) {
    return (
      <Frame>
        <FailedReading error={error} source={source} onRetry={startOver} />
      </Frame>
    )
  }
  if (!data) {
    return <Frame>{source === 'receipt' ? <ReadingReceipt sessionId={sessionId} /> : <Reading />}</Frame>
  }
  const count = data.pending_items.length
  return (
    <Frame subtitle={`${SOURCES[data.source]}, ${count} ${plural(count, ['pozycja', 'pozycje', 'pozycji'])}`}>
      <PicturedSession value={data.source === 'receipt' ? sessionId : null}>
        <PendingList sessionId={sessionId} list={data} />
      </PicturedSession>
    </Frame>
  )
}

function Frame({ subtitle, children }: { subtitle?: string; children: ReactNode }) {
  return (
    <>
      <title>Weryfikacja produktów – Spiżarka</title>
      <PageHeader title="Weryfikacja produktów" subtitle={subtitle} back={{ to: paths.addProducts, label: 'Wróć do sposobów dodawania' }} />
      {children}
    </>
  )
}

const UNKNOWN = 'Wystąpił błąd podczas pobierania danych.'

interface FailedReadingProps {
  error: Error
  /** Where the list came from, as far as it is known. */
  source: IntakeSource | undefined
  onRetry: () => Promise<void>
}

/** Back to what can be corrected. */
const RETRY_LINKS: Record<IntakeSource, { to: string; label: string }> = {
  text: { to: paths.addByText, label: 'Popraw listę' },
  receipt: { to: paths.addByReceipt, label: 'Wybierz inne zdjęcie' },
  barcode: { to: paths.addByBarcode, label: 'Wróć do skanowania' },
  shopping: { to: paths.shoppingLists, label: 'Wróć do list zakupów' },
}

/** The list could not be read, or not be fetched. */
function FailedReading({ error, source = 'text', onRetry }: FailedReadingProps) {
  const unreadable = isApiError(error, 422)
  useEffect(() => {
    // The reserved points have come back.
    if (unreadable) fireAndForget(reloadUser)()
  }, [unreadable])

  if (unreadable) {
    return (
      <div className="page page-narrow gap-5!">
        <Banner tone="late" role="alert">
          <p className="font-semibold">{error.error ?? UNKNOWN}</p>
        </Banner>
        <ButtonLink to={RETRY_LINKS[source].to} size="lg" full>
          {RETRY_LINKS[source].label}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className="page page-narrow gap-5!">
      <ErrorPanel onRetry={fireAndForget(onRetry)}>{describe(error)}</ErrorPanel>
    </div>
  )
}

function describe(error: Error): string {
  if (error instanceof PollTimeout) return 'Odczyt trwa dłużej niż zwykle. Jeśli się nie uda, punkty wrócą na Twoje konto.'
  return isApiError(error) ? (error.error ?? UNKNOWN) : UNKNOWN
}

/** While the list is being read. */
function Reading() {
  return (
    <div className="page page-narrow gap-5!">
      <p role="status" className="flex items-center justify-center gap-3 text-lead font-semibold">
        <Spinner />
        Przetwarzanie listy przez AI...
      </p>
      <div aria-hidden>
        <SkeletonRows rows={5} />
      </div>
      <Banner icon={<Hourglass aria-hidden />}>Punkty są zarezerwowane. Jeśli odczyt się nie uda, wrócą do Ciebie.</Banner>
    </div>
  )
}
