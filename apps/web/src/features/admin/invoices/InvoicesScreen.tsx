import {
  type AdminInvoice,
  downloadInvoiceAsAdmin,
  downloadKsefFile,
  downloadKsefReceipt,
  listInvoicesAsAdmin,
  recordKsefNumber,
  sendInvoiceToKsef,
} from '@spizarka/contract/admin-invoices'
import { LIMITS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { PagedList } from '../../../lib/pages/PagedList.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { formatDay, formatMoney, formatNumber } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Badge, type BadgeTone } from '../../../ui/feedback/Badge.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Input, Select } from '../../../ui/form/Input.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { AdminTable, type Column } from '../AdminTable.tsx'
import { ADMIN_PAGE_SIZE, adminCall } from '../admin-call.ts'

const KSEF = [
  ['waiting', 'Czekają na KSeF'],
  ['refused', 'Odrzucone przez KSeF'],
  ['sent', 'Są w KSeF'],
] as const
type Ksef = (typeof KSEF)[number][0]

/** /admin/invoices: every invoice and correction, and what KSeF has of them. */
export function InvoicesScreen() {
  const [search, setSearch] = useState('')
  const [ksef, setKsef] = useState<Ksef>()
  const filter = { search, ksef }
  const list = usePages({
    path: listInvoicesAsAdmin.path,
    filter,
    read: (page, signal) => adminCall(listInvoicesAsAdmin, { query: { ...filter, page, page_size: ADMIN_PAGE_SIZE }, signal }),
    keyOf: ({ id }) => id,
  })
  const count = list.data?.count
  return (
    <AdminPage title="Faktury">
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-3">
          <SearchField
            label="Szukaj faktury"
            placeholder="Numer, nabywca lub NIP"
            search={search}
            maxLength={LIMITS.billingField}
            onSearch={setSearch}
            className="min-w-[min(14rem,100%)] flex-1"
          />
          <Field label="KSeF" hideLabel className="w-52 max-w-full">
            <Select value={ksef ?? ''} onChange={({ target: { value } }) => setKsef(KSEF.find(([each]) => each === value)?.[0])}>
              <option value="">Wszystkie</option>
              {KSEF.map(([each, words]) => (
                <option key={each} value={each}>
                  {words}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <p role="status" className="text-small text-muted">
          {count !== undefined && `${formatNumber(count)} ${plural(count, ['dokument', 'dokumenty', 'dokumentów'])}`}
        </p>
        <PagedList label="Faktury" list={list} empty="Nie ma takich faktur." Table={InvoicesTable}>
          {(invoice) => <InvoiceRow key={invoice.id} invoice={invoice} />}
        </PagedList>
      </div>
    </AdminPage>
  )
}

const KSEF_STATES = {
  waiting: { tone: 'soon', text: 'czeka na KSeF' },
  handed_over: { tone: 'soon', text: 'KSeF sprawdza' },
  accepted: { tone: 'ok', text: 'w KSeF' },
  refused: { tone: 'late', text: 'odrzucona przez KSeF' },
} as const satisfies Record<NonNullable<AdminInvoice['ksef_state']>, { tone: BadgeTone; text: string }>

function KsefBadge({ invoice: { ksef_state } }: { invoice: AdminInvoice }) {
  if (ksef_state === null) return null
  const { tone, text } = KSEF_STATES[ksef_state]
  return <Badge tone={tone}>{text}</Badge>
}

const COLUMNS: readonly Column<AdminInvoice>[] = [
  { heading: 'Numer', cell: ({ number }) => <span className="whitespace-nowrap">{number}</span> },
  {
    heading: 'Nabywca',
    cell: ({ buyer_name, buyer_nip }) => (
      <>
        <span className="wrap-anywhere">{buyer_name}</span>
        {buyer_nip !== null && <span className="block text-small text-muted">NIP {buyer_nip}</span>}
      </>
    ),
  },
  { heading: 'Kwota', number: true, cell: ({ amount }) => <span className="whitespace-nowrap">{formatMoney(amount)}</span> },
  { heading: 'KSeF', cell: (invoice) => <KsefBadge invoice={invoice} /> },
  { heading: 'Wystawiona', cell: ({ issued_on }) => <span className="whitespace-nowrap">{formatDay(issued_on)}</span> },
]

const EXPANDED_ROW = {
  label: ({ number }: AdminInvoice) => `Faktura ${number}`,
  content: (invoice: AdminInvoice) => <ExpandedInvoice invoice={invoice} />,
}

function InvoicesTable({ rows }: { rows: readonly AdminInvoice[] }) {
  return <AdminTable label="Faktury" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} unfolds={EXPANDED_ROW} />
}

function InvoiceRow({ invoice }: { invoice: AdminInvoice }) {
  return (
    <Row
      title={invoice.number}
      detail={
        <>
          <span className="max-w-full text-small wrap-anywhere">{invoice.buyer_name}</span>
          <span className="text-small text-muted">{formatDay(invoice.issued_on)}</span>
          <KsefBadge invoice={invoice} />
        </>
      }
      end={<span className="pr-2 font-bold tabular-nums">{formatMoney(invoice.amount)}</span>}
    >
      <details className="px-3 pb-3">
        <summary className="min-h-11 cursor-pointer py-2.5 text-small font-semibold text-brand-ink">Pliki i KSeF</summary>
        <ExpandedInvoice invoice={invoice} />
      </details>
    </Row>
  )
}

/** The files of an invoice, and what KSeF calls it. */
function ExpandedInvoice({ invoice }: { invoice: AdminInvoice }) {
  const name = invoice.number.replaceAll('/', '-')
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <div className="flex flex-wrap gap-3">
        <DownloadButton label="PDF" fileName={`${name}.pdf`} invoice={invoice} endpoint={downloadInvoiceAsAdmin} />
        {invoice.for_ksef && <DownloadButton label="Plik KSeF" fileName={`${name}.xml`} invoice={invoice} endpoint={downloadKsefFile} />}
        {invoice.has_ksef_receipt && (
          <DownloadButton label="UPO" fileName={`UPO-${name}.xml`} invoice={invoice} endpoint={downloadKsefReceipt} />
        )}
      </div>
      {invoice.for_ksef ? (
        <div className="flex flex-col gap-4">
          {invoice.ksef_says !== '' && <Banner tone={invoice.ksef_state === 'refused' ? 'late' : 'soon'}>{invoice.ksef_says}</Banner>}
          {invoice.ksef_number === null && <SendToKsef invoice={invoice} />}
          <KsefNumber key={invoice.ksef_number} invoice={invoice} />
        </div>
      ) : (
        <p className="text-small text-muted">Nie idzie do KSeF: nabywca nie podał poprawnego polskiego NIP.</p>
      )}
    </div>
  )
}

interface DownloadButtonProps {
  label: string
  fileName: string
  invoice: AdminInvoice
  endpoint: typeof downloadInvoiceAsAdmin | typeof downloadKsefFile | typeof downloadKsefReceipt
}

function DownloadButton({ label, fileName, invoice, endpoint }: DownloadButtonProps) {
  const download = useExclusiveMutation({
    mutationFn: () => adminCall(endpoint, { params: { id: invoice.id } }),
    onSuccess: (bytes) => saveFile(bytes, fileName, endpoint.download?.type),
    onError: (error) => toast.error((isApiError(error) && error.detail) || 'Nie udało się pobrać pliku. Spróbuj ponownie.'),
  })
  return (
    <Button
      variant="outline"
      size="sm"
      icon={<Download aria-hidden />}
      busy={download.isPending}
      busyLabel="Pobieranie..."
      aria-label={`${label}: ${invoice.number}`}
      onClick={() => download.mutate()}
    >
      {label}
    </Button>
  )
}

/** Sends what waits, or what was refused, at once. */
function SendToKsef({ invoice }: { invoice: AdminInvoice }) {
  const queryClient = useQueryClient()
  const send = useExclusiveMutation({
    mutationFn: () => adminCall(sendInvoiceToKsef, { params: { id: invoice.id } }),
    onSuccess: async () => {
      toast.success('Faktura jest w drodze do KSeF.')
      await queryClient.invalidateQueries({ queryKey: [listInvoicesAsAdmin.path] })
    },
    onError: (error) => toast.error((isApiError(error) && error.detail) || 'Nie udało się wysłać faktury. Spróbuj ponownie.'),
  })
  return (
    <Button size="sm" variant="outline" className="self-start" busy={send.isPending} busyLabel="Wysyłanie..." onClick={() => send.mutate()}>
      {invoice.ksef_state === 'refused' ? 'Wyślij jeszcze raz' : 'Wyślij teraz'}
    </Button>
  )
}

/** What KSeF calls an invoice that was handed to it; a correction of it names that number. */
function KsefNumber({ invoice }: { invoice: AdminInvoice }) {
  const [number, setNumber] = useState(invoice.ksef_number ?? '')
  const queryClient = useQueryClient()
  const record = useExclusiveMutation({
    mutationFn: () => adminCall(recordKsefNumber, { params: { id: invoice.id }, body: { ksef_number: number.trim() } }),
    onSuccess: async () => {
      toast.success('Numer KSeF zapisany.')
      await queryClient.invalidateQueries({ queryKey: [listInvoicesAsAdmin.path] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (number.trim() !== '' && !record.isPending) record.mutate()
  }
  const refusal = record.isError
    ? (isApiError(record.error) && (record.error.fieldMessage('ksef_number') ?? record.error.detail)) || 'Nie udało się zapisać numeru.'
    : undefined
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label="Numer KSeF" error={refusal} help="Z potwierdzenia, które dał KSeF po wysłaniu pliku.">
        <Input value={number} maxLength={40} onChange={(event) => setNumber(event.target.value)} />
      </Field>
      <Button type="submit" size="sm" variant="outline" className="self-start" busy={record.isPending} busyLabel="Zapisywanie...">
        Zapisz numer
      </Button>
    </form>
  )
}
