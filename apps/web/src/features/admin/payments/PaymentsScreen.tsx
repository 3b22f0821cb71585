import {
  type AdminPayment,
  listPaymentsAsAdmin,
  listReconciliations,
  PAYMENT_STATES,
  type PaymentState,
  type Reconciliation,
} from '@spizarka/contract/admin-payments'
import { LIMITS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { PagedList } from '../../../lib/pages/PagedList.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { paths } from '../../../lib/paths.ts'
import { daysUntil, formatDay, formatMoment, formatMoney, formatNumber } from '../../../lib/text/format.ts'
import { Link } from '../../../ui/button/link.tsx'
import { Badge, type BadgeTone } from '../../../ui/feedback/Badge.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Select } from '../../../ui/form/Input.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { AdminTable, type Column } from '../AdminTable.tsx'
import { ADMIN_PAGE_SIZE, adminCall } from '../admin-call.ts'
import { PaymentAlarms } from './PaymentAlarms.tsx'
import { RefundForm } from './RefundForm.tsx'

/** /admin/payments: every payment with what the operator said, and where its list and ours do not agree. */
export function PaymentsScreen() {
  const [search, setSearch] = useState('')
  const [state, setState] = useState<PaymentState>()
  const filter = { search, state }
  const list = usePages({
    path: listPaymentsAsAdmin.path,
    filter,
    read: (page, signal) => adminCall(listPaymentsAsAdmin, { query: { ...filter, page, page_size: ADMIN_PAGE_SIZE }, signal }),
    keyOf: ({ id }) => id,
  })
  const count = list.data?.count
  return (
    <AdminPage title="Płatności">
      <LastReconciliation />
      <PaymentAlarms />
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-3">
          <SearchField
            label="Szukaj płatności"
            placeholder="Login, e-mail, sesja lub nr zamówienia"
            search={search}
            maxLength={LIMITS.email}
            onSearch={setSearch}
            className="min-w-[min(14rem,100%)] flex-1"
          />
          <Field label="Stan" hideLabel className="w-44 max-w-full">
            <Select value={state ?? ''} onChange={({ target: { value } }) => setState(PAYMENT_STATES.find((each) => each === value))}>
              <option value="">Każdy stan</option>
              {PAYMENT_STATES.map((each) => (
                <option key={each} value={each}>
                  {STATE_WORDS[each].words}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <p role="status" className="text-small text-muted">
          {count !== undefined && `${formatNumber(count)} ${plural(count, ['płatność', 'płatności', 'płatności'])}`}
        </p>
        <PagedList label="Płatności" list={list} empty="Nie ma takich płatności." Table={PaymentsTable}>
          {(payment) => <PaymentRow key={payment.id} payment={payment} />}
        </PagedList>
      </div>
    </AdminPage>
  )
}

const STATE_WORDS: Record<PaymentState, { words: string; tone: BadgeTone }> = {
  pending: { words: 'w toku', tone: 'soon' },
  completed: { words: 'opłacona', tone: 'ok' },
  failed: { words: 'nieudana', tone: 'late' },
  refunded: { words: 'zwrócona', tone: 'neutral' },
}

function StateBadge({ payment: { state, amount, refunded } }: { payment: AdminPayment }) {
  const { words, tone } = STATE_WORDS[state]
  return <Badge tone={tone}>{state === 'refunded' && refunded !== amount ? 'zwrócona w części' : words}</Badge>
}

function Payer({ payment: { user_id, username } }: { payment: AdminPayment }) {
  if (user_id === null) return <span className="text-muted">konto usunięte</span>
  return (
    <Link to={paths.adminUser(user_id)} className="relative font-semibold text-brand-ink underline wrap-anywhere">
      {username ?? `konto ${user_id}`}
    </Link>
  )
}

const COLUMNS: readonly Column<AdminPayment>[] = [
  { heading: 'Płatność', cell: ({ product_name }) => product_name },
  { heading: 'Kto', cell: (payment) => <Payer payment={payment} /> },
  { heading: 'Kwota', number: true, cell: ({ amount }) => <span className="whitespace-nowrap">{formatMoney(amount)}</span> },
  { heading: 'Stan', cell: (payment) => <StateBadge payment={payment} /> },
  { heading: 'Kiedy', cell: ({ created_at }) => <span className="whitespace-nowrap">{formatMoment(created_at)}</span> },
]

const EXPANDED_ROW = {
  label: ({ product_name, created_at }: AdminPayment) => `${product_name}, ${formatMoment(created_at)}`,
  content: (payment: AdminPayment) => <ExpandedPayment payment={payment} />,
}

function PaymentsTable({ rows }: { rows: readonly AdminPayment[] }) {
  return <AdminTable label="Płatności" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} unfolds={EXPANDED_ROW} />
}

/** What is known of a payment, and the way to give it back. */
function ExpandedPayment({ payment }: { payment: AdminPayment }) {
  const { session_id, p24_order_id, operator_says, refunded, state } = payment
  const facts = [
    ['Sesja', session_id],
    ['Nr zamówienia', p24_order_id === null ? 'jeszcze nie ma' : String(p24_order_id)],
    ['Operator', operator_says === '' ? 'bez uwag' : operator_says],
    ...(refunded === '0.00' ? [] : [['Zwrócono', formatMoney(refunded)] as const]),
  ] as const
  const canBeRefunded = (state === 'completed' || state === 'refunded') && refunded !== payment.amount
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <dl className="flex flex-col gap-2 text-small">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-4">
            <dt className="w-28 text-muted">{name}</dt>
            <dd className="min-w-[min(9rem,100%)] flex-1 font-semibold wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {canBeRefunded && <RefundForm key={refunded} payment={payment} />}
    </div>
  )
}

/** A payment where there is no room for columns; it unfolds in its card. */
function PaymentRow({ payment }: { payment: AdminPayment }) {
  return (
    <Row
      title={payment.product_name}
      detail={
        <>
          <Payer payment={payment} />
          <span className="text-small text-muted">{formatMoment(payment.created_at)}</span>
          <StateBadge payment={payment} />
        </>
      }
      end={<span className="pr-2 font-bold tabular-nums">{formatMoney(payment.amount)}</span>}
    >
      <details className="px-3 pb-3">
        <summary className="min-h-11 cursor-pointer py-2.5 text-small font-semibold text-brand-ink">Szczegóły i zwrot</summary>
        <ExpandedPayment payment={payment} />
      </details>
    </Row>
  )
}

/** Days since the last one that was compared; before the night's work that is two. A night that was missed is made up by the next. */
const LATE_DAYS = 3

/** When our payments were last compared with the operator's list and the result; nothing before the first night. */
function LastReconciliation() {
  const { data } = useQuery({
    queryKey: [listReconciliations.path],
    queryFn: ({ signal }) => adminCall(listReconciliations, { query: { page_size: 1 }, signal }),
  })
  const [last] = data?.results ?? []
  if (!last) return null
  const isLate = daysUntil(last.day) <= -LATE_DAYS
  const isFine = !isLate && last.disagreements === 0
  return (
    <Banner tone={isFine ? 'neutral' : 'soon'} icon={isFine ? <CircleCheck aria-hidden /> : <TriangleAlert aria-hidden />}>
      {isLate ? `Od ${formatMoment(last.compared_at)} nikt nie porównał płatności z listą operatora. Sprawdź zadania. ` : ''}
      {describe(last)}
    </Banner>
  )
}

function describe({ day, compared_at, theirs, ours, disagreements }: Reconciliation): string {
  const payments = `u operatora ${countOf(theirs)}, u nas ${countOf(ours)}`
  const outcome = disagreements === 0 ? 'Wszystko się zgadza.' : `Nie zgadza się: ${formatNumber(disagreements)}.`
  return `Porównanie z listą operatora, ${formatMoment(compared_at)}: 3 dni do ${formatDay(day)}, ${payments}. ${outcome}`
}

function countOf(payments: number): string {
  return `${formatNumber(payments)} ${plural(payments, ['płatność', 'płatności', 'płatności'])}`
}
