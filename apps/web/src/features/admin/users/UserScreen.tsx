import type { Plan } from '@spizarka/contract/accounts'
import { type AdminUser, awardPointsAsAdmin, changePlan, readUserAsAdmin } from '@spizarka/contract/admin'
import { LIMITS } from '@spizarka/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { isApiError } from '../../../lib/api/api-error.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { focusFirstInvalid } from '../../../lib/form/focus-first-invalid.ts'
import { paths } from '../../../lib/paths.ts'
import { useParams } from '../../../lib/router/ScreenRoutes.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { formatDay, formatNumber, formatPointsChange, formatPointsInWords, today } from '../../../lib/text/format.ts'
import { REQUIRED } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Input, Select } from '../../../ui/form/Input.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { adminCall, adminQuery, useUserChange } from '../admin-call.ts'
import { PLAN_NAMES, PLANS, UserBadges } from './UserBadges.tsx'

/** /admin/users/:id: one account, its plan and its points. */
export function UserScreen() {
  const { id = '' } = useParams()
  const { data: user, error, isLoadingError, isFetching, refetch } = useQuery(adminQuery(readUserAsAdmin, { params: { id } }))
  return (
    <AdminPage narrow title={user?.username ?? 'Konto'} back={{ to: paths.adminUsers, label: 'Wróć do kont' }}>
      {isLoadingError && isApiError(error, 404) && <p className="py-4 text-center text-muted">Nie ma takiego konta.</p>}
      {isLoadingError && !isApiError(error, 404) && (
        <ErrorPanel onRetry={fireAndForget(refetch)} busy={isFetching}>
          Nie udało się wczytać konta.
        </ErrorPanel>
      )}
      {!user && !isLoadingError && <SkeletonRows />}
      {user && (
        <>
          <UserFacts user={user} />
          <UserControls user={user} />
        </>
      )}
    </AdminPage>
  )
}

/** What administrators may do to an account: its plan and its points, but not their own. */
export function UserControls({ user }: { user: AdminUser }) {
  const { user: administrator } = useSession()
  return (
    <>
      <ChangePlan key={user.plan} user={user} />
      {user.id === administrator?.id ? <OwnPoints /> : <AwardPoints user={user} />}
    </>
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

function OwnPoints() {
  return (
    <Card pad="lg" className="flex flex-col gap-2">
      <h2 className="text-h3">Punkty</h2>
      <p className="text-muted">Sobie punktów nie przyznasz.</p>
    </Card>
  )
}

const EMPTY = { amount: '', reason: '' }

/** Points given or taken, with a reason that the user reads in their ledger. */
function AwardPoints({ user }: { user: AdminUser }) {
  const [form, setForm] = useState(EMPTY)
  const [errors, setErrors] = useState<Partial<typeof EMPTY>>({})
  const key = useIdempotencyKey()
  const award = useUserChange((body: { amount: number; reason: string }) =>
    adminCall(awardPointsAsAdmin, {
      params: { id: String(user.id) },
      body,
      idempotencyKey: key.keyFor(JSON.stringify([user.id, body])),
    }),
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const amount = readAmount(form.amount)
    const reason = form.reason.trim()
    const found = {
      ...(amount === undefined && { amount: `Podaj liczbę całkowitą różną od zera, najwyżej ${formatNumber(LIMITS.awardedPoints)}.` }),
      ...(reason === '' && { reason: REQUIRED }),
    }
    flushSync(() => setErrors(found))
    if (amount === undefined || reason === '') return focusFirstInvalid(event.currentTarget)
    award.mutate(
      { amount, reason },
      {
        onSuccess: () => {
          key.succeeded()
          setForm(EMPTY)
          toast.success(`Zapisane: ${formatPointsChange(amount)}.`)
        },
        onError: (error) => {
          if (isApiError(error, 400)) setErrors({ amount: error.fieldMessage('amount'), reason: error.fieldMessage('reason') })
        },
      },
    )
  }
  return (
    <Card pad="lg">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <h2 className="text-h3">Punkty</h2>
        <Field label="Ile punktów" error={errors.amount} help="Ze znakiem minus, aby odjąć." required className="max-w-60">
          <Input inputMode="text" unit="pkt" value={form.amount} onChange={(event) => setForm({ ...form, amount: event.target.value })} />
        </Field>
        <Field
          label="Powód"
          error={errors.reason}
          help="Użytkownik przeczyta go w historii punktów."
          counter={[form.reason.length, LIMITS.awardReason]}
          required
        >
          <Input
            value={form.reason}
            maxLength={LIMITS.awardReason}
            onChange={(event) => setForm({ ...form, reason: event.target.value })}
          />
        </Field>
        {award.isError && !isApiError(award.error, 400) && (
          <Banner tone="late" role="alert">
            Nie udało się zmienić punktów. Spróbuj ponownie: punkty zmienią się jeden raz.
          </Banner>
        )}
        <Button type="submit" className="max-w-full self-start wrap-anywhere" busy={award.isPending} busyLabel="Zapisywanie...">
          Zmień punkty
        </Button>
      </form>
    </Card>
  )
}

/** A whole number other than 0 within the limit; a true minus sign is a minus. */
function readAmount(text: string): number | undefined {
  const plain = text.replace(/\s/g, '').replace('−', '-')
  const amount = Number(plain)
  return /^[+-]?\d+$/.test(plain) && amount !== 0 && Math.abs(amount) <= LIMITS.awardedPoints ? amount : undefined
}
