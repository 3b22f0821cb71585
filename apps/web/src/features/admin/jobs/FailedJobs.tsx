import { listFailedJobs } from '@spizarka/contract/admin'
import { AdminList } from '../AdminList.tsx'
import { adminCall } from '../admin-call.ts'
import { useAdminPages } from '../use-admin-pages.ts'
import { FailedJobRow } from './FailedJobRow.tsx'

/** Jobs that were given up, newest first. */
export function FailedJobs() {
  const list = useAdminPages(listFailedJobs.path, null, (page, signal) => adminCall(listFailedJobs, { query: page, signal }))
  return (
    <section aria-labelledby="nieudane" className="flex flex-col gap-3">
      <h2 id="nieudane" className="text-h2">
        Nieudane
      </h2>
      <AdminList label="Nieudane zadania" list={list} empty="Żadne zadanie nie czeka na ponowienie.">
        {(job) => <FailedJobRow key={job.id} job={job} />}
      </AdminList>
    </section>
  )
}
