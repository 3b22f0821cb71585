import { ADMIN_ACTS, type AdminAct, listAuditEntries } from '@spizarka/contract/admin'
import { useState } from 'react'
import { PagedList } from '../../../lib/pages/PagedList.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { ADMIN_PAGE_SIZE, adminCall } from '../admin-call.ts'
import { AuditRow } from './AuditRow.tsx'

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
