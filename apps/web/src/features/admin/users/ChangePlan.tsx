import type { Plan } from '@spizarka/contract/accounts'
import { type AdminUser, changePlan } from '@spizarka/contract/admin'
import { type FormEvent, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { toast } from '../../../ui/toast.ts'
import { adminCall } from '../admin-call.ts'
import { PLAN_NAMES, PLANS } from './plan-names.ts'
import { useUserChange } from './use-user-change.ts'

/** Another plan for an account; its points stay as they are. */
export function ChangePlan({ user }: { user: AdminUser }) {
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
