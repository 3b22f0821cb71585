import { listFailedJobs } from '@spizarka/contract/admin'
import { PagedList } from '../../../lib/pages/PagedList.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { ADMIN_PAGE_SIZE, adminCall } from '../admin-call.ts'
import { FailedJobRow } from './FailedJobRow.tsx'

/** Jobs that were given up, newest first. */
export function FailedJobs() {
  const list = usePages({
    path: listFailedJobs.path,
    read: (page, signal) => adminCall(listFailedJobs, { query: { page, page_size: ADMIN_PAGE_SIZE }, signal }),
    keyOf: ({ id }) => id,
  })
  return (
    <section aria-labelledby="nieudane" className="flex flex-col gap-3">
      <h2 id="nieudane" className="text-h2">
        Nieudane
      </h2>
      <PagedList label="Nieudane zadania" list={list} empty="Żadne zadanie nie czeka na ponowienie.">
        {(job) => <FailedJobRow key={job.id} job={job} />}
      </PagedList>
    </section>
  )
}
