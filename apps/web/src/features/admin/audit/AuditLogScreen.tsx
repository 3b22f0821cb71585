import { ADMIN_ACTS, type AdminAct, type AuditEntry, listAuditEntries } from '@spizarka/contract/admin'
import { useState } from 'react'
import { formatMoment } from '../../../lib/format.ts'
import { PagedList } from '../../../lib/pages/PagedList.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/button/link.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Select } from '../../../ui/form/Input.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { AdminPage } from '../AdminPage.tsx'
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
            <option value="">Wszystko</option>
            {ACTS.map(([each, name]) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <PagedList label="Dziennik" list={list} empty="Nie ma takich wpisów.">
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
}

/** As one would tell it; the database keeps them in an order of its own. */
function rankOf(particular: string): number {
  const names = Object.keys(PARTICULARS)
  return names.includes(particular) ? names.indexOf(particular) : names.length
}

/** One act: who, when, to whom, and its particulars. */
function AuditRow({ entry: { act, admin, created_at, subject_user_id, details } }: { entry: AuditEntry }) {
  const particulars = Object.entries(details)
    .toSorted(([a], [b]) => rankOf(a) - rankOf(b))
    .map(([name, value]) => `${PARTICULARS[name] ?? name}: ${value ?? 'brak'}`)
  return (
    <Row
      title={ADMIN_ACTS[act]}
      detail={
        <>
          {particulars.length > 0 && <span className="text-small wrap-anywhere">{particulars.join(' · ')}</span>}
          <span className="text-small text-muted">
            {admin}, {formatMoment(created_at)}
          </span>
        </>
      }
      end={
        subject_user_id !== null && (
          <Link to={paths.adminUser(subject_user_id)} className="inline-flex min-h-11 items-center px-2 font-bold text-brand-ink underline">
            konto {subject_user_id}
          </Link>
        )
      }
    />
  )
}
