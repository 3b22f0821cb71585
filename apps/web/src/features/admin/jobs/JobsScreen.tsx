import { AdminPage } from '../AdminPage.tsx'
import { FailedJobs } from './FailedJobs.tsx'
import { JobHealth } from './JobHealth.tsx'

/** /admin/jobs: how background work stands, and what was given up. */
export function JobsScreen() {
  return (
    <AdminPage title="Zadania">
      <FailedJobs />
      <JobHealth />
    </AdminPage>
  )
}
