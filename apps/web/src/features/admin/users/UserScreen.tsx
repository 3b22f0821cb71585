import type { Plan } from '@spizarka/contract/accounts'
import { type AdminUser, changePlan, readUserAsAdmin } from '@spizarka/contract/admin'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useParams } from 'react-router'
import { isApiError } from '../../../lib/api/api-error.ts'
import { formatDay, formatPointsInWords, today } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { starts } from '../../../lib/starts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { AdminPage } from '../AdminPage.tsx'
import { adminCall, adminQuery } from '../admin-call.ts'
import { AwardPoints } from './AwardPoints.tsx'
import { PLAN_NAMES, PLANS } from './plan-names.ts'
import { UserBadges } from './UserBadges.tsx'
import { useUserChange } from './use-user-change.ts'

/** /admin/users/:id: one account, its plan and its points. */
export function UserScreen() {
  const { id = '' } = useParams()
  const { data: user, error, isLoadingError, isFetching, refetch } = useQuery(adminQuery(readUserAsAdmin, { params: { id } }))
  return (
    <AdminPage title={user?.username ?? 'Konto'} back={{ to: paths.adminUsers, label: 'Wróć do kont' }}>
      {isLoadingError && isApiError(error, 404) && <p className="py-4 text-center text-muted">Nie ma takiego konta.</p>}
      {isLoadingError && !isApiError(error, 404) && (
        <ErrorPanel onRetry={starts(refetch)} busy={isFetching}>
          Nie udało się wczytać konta.
        </ErrorPanel>
      )}
      {!user && !isLoadingError && <SkeletonRows />}
      {user && (
        <>
          <UserFacts user={user} />
          <ChangePlan key={user.plan} user={user} />
          <AwardPoints user={user} />
        </>
      )}
    </AdminPage>
  )
}

/** What administrators may know of an account. */
function UserFacts({ user }: { user: AdminUser }) {
  const facts = [
    ['E-mail', user.email],
    ['Punkty', formatPointsInWords(user.ai_points)],
    ['Konto od', dayOf(user.created_at)],
    ['Ostatnio', user.last_used_at === null ? 'jeszcze nie' : dayOf(user.last_used_at)],
    ['Numer', String(user.id)],
  ] as const
  return (
    <Card pad="lg" className="flex flex-col gap-4">
      <UserBadges user={user} />
      <dl className="flex flex-col gap-2">
        {facts.map(([name, value]) => (
          // Where too little room is left beside the name the value goes under it.
          <div key={name} className="flex flex-wrap gap-x-6">
            <dt className="w-20 text-muted">{name}</dt>
            <dd className="min-w-[min(9rem,100%)] flex-1 font-semibold wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function dayOf(timestamp: string): string {
  return formatDay(today(new Date(timestamp)))
}

/** Another plan for an account; its points stay as they are. */
function ChangePlan({ user }: { user: AdminUser }) {
  const [plan, setPlan] = useState<Plan>(user.plan)
  const change = useUserChange((next: Plan) => adminCall(changePlan, { params: { id: String(user.id) }, body: { plan: next } }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (plan === user.plan || change.isPending) return
    change.mutate(plan, { onSuccess: (next) => toast.success(`Plan zmieniony na ${PLAN_NAMES[next.plan]}.`) })
  }
  const refusal = change.isError
    ? (isApiError(change.error, 409) && change.error.detail) || 'Nie udało się zmienić planu. Spróbuj ponownie.'
    : undefined
  return (
    <Card pad="lg">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <h2 className="text-h3">Plan</h2>
        <Field label="Plan konta" error={refusal} help="Zmiana planu nie zmienia punktów.">
          <Select value={plan} onChange={({ target: { value } }) => setPlan(PLANS.find((each) => each === value) ?? user.plan)}>
            {PLANS.map((each) => (
              <option key={each} value={each}>
                {PLAN_NAMES[each]}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          type="submit"
          className="max-w-full self-start wrap-anywhere"
          busy={change.isPending}
          busyLabel="Zmienianie..."
          reason={plan === user.plan ? 'To jest obecny plan.' : undefined}
        >
          Zmień plan
        </Button>
      </form>
    </Card>
  )
}
