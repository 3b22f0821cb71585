import { ADMIN_ACTS, type AdminAct, type AuditEntry, listAuditEntries } from '@spizarka/contract/admin'
import { useState } from 'react'
import { PagedList } from '../../../lib/pages/PagedList.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { paths } from '../../../lib/paths.ts'
import { formatMoment } from '../../../lib/text/format.ts'
import { Link } from '../../../ui/button/link.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Select } from '../../../ui/form/Input.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { AdminTable, type Column } from '../AdminTable.tsx'
import { ADMIN_PAGE_SIZE, adminCall } from '../admin-call.ts'

const ACTS = Object.entries(ADMIN_ACTS) as [AdminAct, string][]

/** /admin/audit-log: what administrators did. */
export function AuditLogScreen() {
  const [act, setAct] = useState<AdminAct>()
  const list = usePages({
    path: listAuditEntries.path,
    filter: act,
    read: (page, signal) => adminCall(listAuditEntries, { query: { page, page_size: ADMIN_PAGE_SIZE, act }, signal }),
    keyOf: ({ id }) => id,
  })
  return (
    <AdminPage title="Dziennik">
      <div className="flex flex-col gap-4">
        <Field label="Pokaż" className="max-w-80">
          <Select value={act ?? ''} onChange={({ target: { value } }) => setAct(ACTS.find(([each]) => each === value)?.[0])}>
            <option value="">Wszystkie wpisy</option>
            {ACTS.map(([each, name]) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <PagedList label="Dziennik" list={list} empty="Nie ma takich wpisów." Table={AuditTable}>
          {(entry) => <AuditRow key={entry.id} entry={entry} />}
        </PagedList>
      </div>
    </AdminPage>
  )
}

/** What the log calls its particulars, in Polish. */
const PARTICULARS: Partial<Record<string, string>> = {
  amount: 'punkty',
  reason: 'powód',
  before: 'przedtem',
  after: 'potem',
  title: 'tytuł',
  job: 'zadanie',
  id: 'numer',
  by: 'czym',
  zloty: 'kwota',
  payment: 'płatność',
  invoice: 'faktura',
  file: 'plik',
  code: 'kod',
  product: 'plan',
  session: 'sesja',
}

/** As one would tell it; the database keeps them in an order of its own. */
function rankOf(particular: string): number {
  const names = Object.keys(PARTICULARS)
  return names.includes(particular) ? names.indexOf(particular) : names.length
}

function particularsOf({ details }: AuditEntry): string {
  return Object.entries(details)
    .toSorted(([a], [b]) => rankOf(a) - rankOf(b))
    .map(([name, value]) => `${PARTICULARS[name] ?? name}: ${value ?? 'brak'}`)
    .join(' · ')
}

/** Whose account it was done to; the number alone where the account is gone. */
function Subject({ entry: { subject, subject_user_id } }: { entry: AuditEntry }) {
  if (subject_user_id === null) return null
  return (
    <Link to={paths.adminUser(subject_user_id)} className="font-bold text-brand-ink underline wrap-anywhere">
      konto {subject ?? subject_user_id}
    </Link>
  )
}

const COLUMNS: readonly Column<AuditEntry>[] = [
  { heading: 'Kto', cell: ({ admin }) => admin },
  { heading: 'Co', cell: ({ act }) => ADMIN_ACTS[act] },
  { heading: 'Komu', cell: (entry) => <Subject entry={entry} /> },
  { heading: 'Szczegóły', cell: (entry) => <span className="wrap-anywhere">{particularsOf(entry)}</span> },
  { heading: 'Kiedy', cell: ({ created_at }) => <span className="whitespace-nowrap">{formatMoment(created_at)}</span> },
]

function AuditTable({ rows }: { rows: readonly AuditEntry[] }) {
  return <AdminTable label="Dziennik" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
}

/** One act as a sentence: who did what to whose account, when, and its particulars. */
function AuditRow({ entry }: { entry: AuditEntry }) {
  const particulars = particularsOf(entry)
  return (
    <Row
      title={
        <>
          {entry.admin}: {ADMIN_ACTS[entry.act]}
          {entry.subject_user_id !== null && ', '}
          <Subject entry={entry} />
        </>
      }
      detail={
        <>
          {particulars !== '' && <span className="text-small wrap-anywhere">{particulars}</span>}
          <span className="text-small text-muted">{formatMoment(entry.created_at)}</span>
        </>
      }
    />
  )
}
