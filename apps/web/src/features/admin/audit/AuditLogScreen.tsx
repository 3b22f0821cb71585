import { ADMIN_ACTS, type AdminAct, listAuditEntries } from '@spizarka/contract/admin'
import { useState } from 'react'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { AdminList } from '../AdminList.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { adminCall } from '../admin-call.ts'
import { useAdminPages } from '../use-admin-pages.ts'
import { AuditRow } from './AuditRow.tsx'

const ACTS = Object.entries(ADMIN_ACTS) as [AdminAct, string][]

/** /admin/audit-log: what administrators did. */
export function AuditLogScreen() {
  const [act, setAct] = useState<AdminAct>()
  const list = useAdminPages(listAuditEntries.path, act, (page, signal) => adminCall(listAuditEntries, { query: { ...page, act }, signal }))
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
        <AdminList label="Dziennik" list={list} empty="Nie ma takich wpisów.">
          {(entry) => <AuditRow key={entry.id} entry={entry} />}
        </AdminList>
      </div>
    </AdminPage>
  )
}
