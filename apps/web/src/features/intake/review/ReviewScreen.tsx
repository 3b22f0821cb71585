import { plural } from '@spizarka/contract/plural'
import type { ReactNode } from 'react'
import { paths } from '../../../lib/paths.ts'
import { PageHead } from '../../../ui/PageHead.tsx'
import { useSubmittedFrom } from '../submitted-from.ts'
import { FailedReading } from './FailedReading.tsx'
import { PendingList } from './PendingList.tsx'
import { Reading } from './Reading.tsx'
import { ReadingReceipt } from './ReadingReceipt.tsx'
import { useSessionId } from './use-item-calls.ts'
import { type PendingItems, usePendingItems } from './use-pending-items.ts'

const SOURCES: Record<PendingItems['source'], string> = {
  text: 'Z listy tekstowej',
  receipt: 'Z paragonu',
  barcode: 'Z kodów kreskowych',
}

/** /pending-items/{sessionId}: what was read, to be checked before it goes into the pantry. */
export function ReviewScreen() {
  const sessionId = useSessionId()
  const source = useSubmittedFrom()
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
      <PendingList sessionId={sessionId} list={data} />
    </Frame>
  )
}

function Frame({ subtitle, children }: { subtitle?: string; children: ReactNode }) {
  return (
    <>
      <title>Weryfikacja produktów – Spiżarka</title>
      <PageHead title="Weryfikacja produktów" subtitle={subtitle} back={{ to: paths.addProducts, label: 'Wróć do sposobów dodawania' }} />
      {children}
    </>
  )
}
