import { EXPORT_HOURS } from '@spizarka/contract/limits'
import { type DataExport, downloadDataExport, readLatestDataExport, requestDataExport } from '@spizarka/contract/privacy'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useSearchParams } from '../../../lib/router/links.tsx'
import { saveFile } from '../../../lib/save-file.ts'
import { formatBytes, formatMoment } from '../../../lib/text/format.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { PassingAlert } from '../../../ui/feedback/PassingAlert.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardButton, SettingsSection } from '../SettingsPage.tsx'
import { useSaving } from '../use-saving.ts'

/** A copy of all that is kept about the user; the link of its mail, `?export=…`, leads right here. */
export function ExportSection() {
  const { latest, request, download } = useDataExport()
  const preparing = useSaving()
  const fetching = useSaving()
  const card = useRef<HTMLDivElement>(null)
  const [search] = useSearchParams()
  const linked = search.has('export')
  const loaded = latest.isSuccess
  useEffect(() => {
    if (linked && loaded) card.current?.scrollIntoView({ block: 'center' })
  }, [linked, loaded])

  const copy = latest.data?.data_export
  const ready = copy?.state === 'ready'
  const ask = () => preparing.save(request, (error) => describe(error, 'Nie udało się poprosić o kopię danych. Spróbuj ponownie.'), null)
  const fetchCopy = (wanted: DataExport) =>
    fetching.save(
      () => download(wanted),
      (error) => describe(error, 'Nie udało się pobrać kopii danych. Spróbuj ponownie.'),
      'Kopia pobrana.',
    )

  return (
    <SettingsSection
      id="dane"
      title="Twoje dane"
      about="Spiżarnia, historia, profil, punkty i zgody w jednym pliku ZIP: JSON dla programów, CSV dla arkuszy."
    >
      <Card ref={card} pad="lg" className="flex flex-col gap-4">
        {latest.isPending && <Skeleton className="h-12 w-full" />}
        {latest.isError && !latest.data && (
          <ErrorPanel onRetry={fireAndForget(latest.refetch)} busy={latest.isFetching}>
            Nie udało się sprawdzić, czy kopia danych czeka na pobranie.
          </ErrorPanel>
        )}
        {copy && <ExportState copy={copy} />}
        {ready && (
          <CardButton
            variant="soft"
            icon={<Download aria-hidden />}
            busy={fetching.busy}
            busyLabel="Pobieranie..."
            onClick={fireAndForget(() => fetchCopy(copy))}
          >
            Pobierz moje dane
          </CardButton>
        )}
        {latest.data && copy?.state !== 'preparing' && (
          <CardButton variant={ready ? 'ghost' : 'soft'} busy={preparing.busy} busyLabel="Wysyłanie..." onClick={fireAndForget(ask)}>
            {copy ? 'Przygotuj nową kopię' : 'Przygotuj kopię danych'}
          </CardButton>
        )}
        <PassingAlert {...preparing.alert} />
        <PassingAlert {...fetching.alert} />
      </Card>
    </SettingsSection>
  )
}

function ExportState({ copy: { state, bytes, expires_at } }: { copy: DataExport }) {
  switch (state) {
    case 'preparing':
      return (
        <Banner role="status" className="w-full" title="Przygotowujemy kopię Twoich danych">
          Wyślemy Ci link e-mailem, gdy będzie gotowa. Nie trzeba tu czekać.
        </Banner>
      )
    case 'ready':
      return (
        <Banner tone="ok" role="status" className="w-full" title={`Kopia jest gotowa${bytes === null ? '' : `: ${formatBytes(bytes)}`}`}>
          {expires_at === null ? `Czeka ${EXPORT_HOURS} godziny.` : `Czeka do ${formatMoment(expires_at)}.`}
        </Banner>
      )
    case 'failed':
      return (
        <Banner tone="late" role="status" className="w-full" title="Nie udało się przygotować kopii danych">
          Poproś o nią jeszcze raz.
        </Banner>
      )
    case 'expired':
      return (
        <Banner role="status" className="w-full">
          Poprzednia kopia wygasła i została skasowana.
        </Banner>
      )
  }
}

function describe(error: unknown, otherwise: string): string {
  return (isApiError(error) ? error.detail : undefined) ?? otherwise
}

const POLL_MS = 5000
const latestExport = endpointQuery(readLatestDataExport)

/** The copy of one's data: how the last one stands, asking for one, and fetching it. */
function useDataExport() {
  const queryClient = useQueryClient()
  const idempotency = useIdempotencyKey()
  const latest = useQuery({
    ...latestExport,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data_export?.state === 'preparing' ? POLL_MS : false),
  })

  const request = async () => {
    try {
      const asked = await call(requestDataExport, { idempotencyKey: idempotency.keyFor('') })
      idempotency.succeeded()
      queryClient.setQueryData(latestExport.queryKey, { data_export: asked })
    } catch (error) {
      // The export was requested in another tab.
      if (isApiError(error, 409)) await latest.refetch()
      throw error
    }
  }

  const download = async ({ id }: DataExport) => {
    try {
      const bytes = await call(downloadDataExport, { params: { id } })
      saveFile(bytes, downloadDataExport.download?.fileName ?? '', downloadDataExport.download?.type)
    } catch (error) {
      if (isApiError(error, 410)) await latest.refetch()
      throw error
    }
  }

  return { latest, request, download }
}
