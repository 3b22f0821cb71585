import { type BillingProfile, readBillingProfile } from '@spizarka/contract/billing'
import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { downloadInvoice, downloadInvoices, type Invoice, listInvoices } from '@spizarka/contract/invoices'
import { plural } from '@spizarka/contract/plural'
import { useQuery } from '@tanstack/react-query'
import { Building2, Download } from 'lucide-react'
import { useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { ShowMore } from '../../../lib/pages/ShowMore.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { paths } from '../../../lib/paths.ts'
import { groszeOf } from '../../../lib/plans/prices.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { formatDay, formatMoney } from '../../../lib/text/format.ts'
import { NO_CONNECTION } from '../../../lib/text/texts.ts'
import { ShelfArt } from '../../../ui/art/ShelfArt.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Row, Rows } from '../../../ui/layout/Row.tsx'
import { SettingsPage } from '../SettingsPage.tsx'

/** /settings/invoices: what was invoiced, by year, each to download, and whom it is made out to. */
export function InvoicesScreen() {
  const invoices = usePages({
    path: listInvoices.path,
    read: (page, signal) => call(listInvoices, { query: { page, page_size: 50 }, signal }),
    keyOf: ({ id }) => id,
  })
  const { data, isPending, isError, error, isFetching } = invoices
  return (
    <SettingsPage
      title="Moje faktury"
      subtitle={data && data.count > 0 ? `${data.count} ${plural(data.count, ['dokument', 'dokumenty', 'dokumentów'])}` : undefined}
    >
      {isPending && <SkeletonRows rows={3} label="Ładowanie faktur…" />}
      {data?.count === 0 && <NoInvoices />}
      {data && data.count > 0 && (
        <>
          <Buyer />
          {[...Map.groupBy(data.rows, ({ issued_on }) => issued_on.slice(0, 4))].map(([year, ofYear]) => (
            <section key={year} aria-labelledby={`faktury-${year}`}>
              <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
                <h2 id={`faktury-${year}`} className="text-h3">
                  {year}
                </h2>
                {ofYear.length > 1 && <DownloadAll year={year} />}
              </div>
              <Rows label={`Faktury z ${year} roku`}>
                {ofYear.map((invoice) => (
                  <InvoiceRow key={invoice.id} invoice={invoice} />
                ))}
              </Rows>
            </section>
          ))}
        </>
      )}
      {isError && (
        <ErrorPanel onRetry={fireAndForget(invoices.refetch)} busy={isFetching}>
          {isApiError(error) ? 'Nie udało się wczytać faktur.' : NO_CONNECTION}
        </ErrorPanel>
      )}
      {!isError && <ShowMore list={invoices} />}
      {data && data.count > 0 && (
        <Banner>
          {withHardSpaces('Faktury trzymamy 6 lat. Zmiana danych dotyczy kolejnych faktur; do wystawionej napisz do nas o korektę.')}
        </Banner>
      )}
    </SettingsPage>
  )
}

function NoInvoices() {
  return (
    <EmptyState
      picture={<ShelfArt />}
      title="Nie masz jeszcze faktur"
      text="Faktura pojawi się tu po opłaceniu planu. Dane do niej możesz podać już teraz."
    >
      <ButtonLink to={paths.billing} variant="soft">
        Podaj dane do faktury
      </ButtonLink>
    </EmptyState>
  )
}

/** Whom the next invoice will be made out to. */
function Buyer() {
  const { data } = useQuery(endpointQuery(readBillingProfile))
  if (!data) return null
  return (
    <Card className="flex flex-wrap items-start gap-4">
      <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-sunken text-muted">
        <Building2 className="size-6" />
      </span>
      <div className="min-w-32 flex-1">
        <h2 className="font-sans! text-body font-bold tracking-normal!">Dane do faktury</h2>
        <p className="text-small wrap-anywhere whitespace-pre-line text-muted">{describeBuyer(data)}</p>
      </div>
      <ButtonLink to={paths.billing} variant="ghost" size="sm">
        Zmień
      </ButtonLink>
    </Card>
  )
}

/** The lines of an address, those that are filled in. */
function describeBuyer({ company_name, full_name, nip, address_line, postal_code, city, country }: BillingProfile): string {
  const place = [postal_code, city].filter(Boolean).join(' ')
  const lines = [company_name, full_name, nip && `NIP ${nip}`, [address_line, place].filter(Boolean).join(', '), country]
  return lines.filter(Boolean).join('\n') || 'Bez danych na fakturze stoi adres e-mail konta.'
}

/** Fetches a file once at a time; what goes wrong is told. */
function useDownload(fetchAndSave: () => Promise<void>, failed: string) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await fetchAndSave()
    } catch (error) {
      toast.error(isApiError(error) ? (error.detail ?? failed) : NO_CONNECTION)
    } finally {
      setBusy(false)
    }
  }
  return { busy, download: fireAndForget(download) }
}

/** All of a year as one archive, also what is not on the screen yet. */
function DownloadAll({ year }: { year: string }) {
  const { busy, download } = useDownload(async () => {
    const bytes = await call(downloadInvoices, { query: { year } })
    saveFile(bytes, `faktury-${year}.zip`, downloadInvoices.download?.type)
  }, 'Nie udało się pobrać faktur. Spróbuj ponownie.')
  return (
    <Button variant="ghost" size="sm" busy={busy} busyLabel="Pobieranie..." onClick={download}>
      Pobierz wszystkie<span className="sr-only"> z {year} roku</span>
    </Button>
  )
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { number, product_name, issued_on, amount, kind } = invoice
  const { busy, download } = useDownload(async () => {
    const bytes = await call(downloadInvoice, { params: { id: invoice.id } })
    saveFile(bytes, `${number.replaceAll('/', '-')}.pdf`, downloadInvoice.download?.type)
  }, 'Nie udało się pobrać faktury. Spróbuj ponownie.')
  return (
    <Row
      title={number}
      detail={
        <span className="text-small text-muted">
          {kind === 'correction' ? `korekta, ${product_name}` : product_name}
          <br />
          {formatDay(issued_on)}
        </span>
      }
      end={
        <>
          <span className="flex flex-col items-end gap-1">
            <span className="font-bold tabular-nums">{formatMoney(amount)}</span>
            <StateBadge invoice={invoice} />
          </span>
          <IconButton
            label={`Pobierz: ${number}`}
            aria-busy={busy || undefined}
            disabled={busy}
            icon={busy ? <Spinner /> : <Download aria-hidden className="size-5.5 text-brand-ink" />}
            onClick={download}
          />
        </>
      }
    />
  )
}

function StateBadge({ invoice: { kind, amount, refunded } }: { invoice: Invoice }) {
  if (kind === 'correction') return <Badge>korekta</Badge>
  if (groszeOf(refunded) === 0) return <Badge tone="ok">opłacona</Badge>
  return <Badge>{refunded === amount ? 'zwrócona' : 'zwrócona częściowo'}</Badge>
}
