import { confirmConsumption } from '@spizarka/contract/consumption'
import type { BodyIn } from '@spizarka/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { Check, Crown } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { paths } from '../../../lib/paths.ts'
import { RestoredNote } from '../../../lib/RestoredNote.tsx'
import { invalidateCooking } from '../../../lib/recipes/cooking-changed.ts'
import { starts } from '../../../lib/starts.ts'
import { useRetryWhenOnline } from '../../../lib/use-retry-when-online.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { StickyBar } from '../../../ui/StickyBar.tsx'
import { keepOutcome } from '../done/outcome.ts'
import { describeFailure, isUnanswered, leftoversRefused, repeated } from './confirm-failure.ts'
import { bodyOf, type ConsumptionForm, formOf, withCorrections } from './consumption-form.ts'
import { Deductions } from './Deductions.tsx'
import type { Proposal } from './deduction.ts'
import { Eaten } from './Eaten.tsx'
import { keptConsumption } from './kept-consumption.ts'
import { Leftovers } from './Leftovers.tsx'

/** The proposal, to be corrected and confirmed; what was corrected stays until it has been confirmed. */
export function ConfirmForm({ recipeId, proposal }: { recipeId: string; proposal: Proposal }) {
  const navigate = useNavigate()
  const { form, restored, change, startOver } = useConsumptionForm(recipeId, proposal)
  const confirm = useConfirm(recipeId)
  const { servings } = proposal
  const body = bodyOf(form, servings)
  const sent = confirm.isPending || confirm.isSuccess
  const edit = (changed: Partial<ConsumptionForm>) => {
    confirm.reset()
    change(changed)
  }

  const send = (sending = body) => {
    if (!sending || sent) return
    confirm.mutate(sending, { onSuccess: starts(({ id }: { id: string }) => navigate(paths.consumption(id), { replace: true })) })
  }
  useRetryWhenOnline(isUnanswered(confirm.error), () => send(confirm.variables))

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send()
      }}
      className="flex flex-1 flex-col"
    >
      <fieldset
        disabled={sent}
        className="page page-narrow min-w-0 lg:grid lg:max-w-300 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-10"
      >
        {restored && (
          <RestoredNote
            className="lg:col-span-2"
            onDiscard={() => {
              confirm.reset()
              startOver()
            }}
          >
            To Twoje poprawki, jeszcze niezatwierdzone.
          </RestoredNote>
        )}
        <Deductions proposal={proposal} deductions={form.deductions} onChange={(deductions) => edit({ deductions })} />
        <div className="flex flex-col gap-8">
          <Eaten form={form} proposal={proposal} onChange={edit} />
          <Leftovers
            form={form}
            servings={servings}
            nameRefused={leftoversRefused(confirm.error) === 'name'}
            onChange={(leftovers) => edit({ leftovers })}
          />
        </div>
      </fieldset>
      <ConfirmBar error={confirm.error} busy={sent} reason={body ? undefined : 'Podaj, jaka część porcji została zjedzona.'} />
      <ConfirmDialog
        open={repeated(confirm.error) !== undefined}
        title="Odjąć jeszcze raz?"
        confirmLabel="Odejmij znowu"
        onConfirm={() => body && send({ ...body, again: true })}
        onCancel={confirm.reset}
      >
        {repeated(confirm.error)}
      </ConfirmDialog>
    </form>
  )
}

/** What the kitchen proposes, with the corrections that were made in this tab; every change is kept until it is confirmed. */
function useConsumptionForm(recipeId: string, proposal: Proposal) {
  const { servings } = proposal
  const [kept] = useState(() => keptConsumption.find(recipeId, servings))
  const [restored, setRestored] = useState(kept !== undefined)
  const proposed = () => formOf(proposal)
  const [form, setForm] = useState(() => (kept ? withCorrections(proposed(), kept) : proposed()))
  return {
    form,
    /** It holds corrections that were made before and not confirmed. */
    restored,
    change: (changed: Partial<ConsumptionForm>) => {
      const next = { ...form, ...changed }
      setForm(next)
      keptConsumption.save(recipeId, { servings, form: next })
    },
    startOver: () => {
      keptConsumption.forget(recipeId)
      setForm(proposed())
      setRestored(false)
    },
  }
}

/** Confirms what was cooked, once however often it is sent, and keeps what came of it for the screen after. */
function useConfirm(recipeId: string) {
  const queryClient = useQueryClient()
  const idempotency = useIdempotencyKey()
  return useExclusiveMutation({
    mutationFn: (body: BodyIn<typeof confirmConsumption>) =>
      call(confirmConsumption, { params: { recipeId }, body, idempotencyKey: idempotency.keyFor(JSON.stringify(body)) }),
    onSuccess: (confirmed) => {
      idempotency.succeeded()
      keptConsumption.forget(recipeId)
      keepOutcome(queryClient, { confirmed })
      return invalidateCooking(queryClient)
    },
  })
}

interface ConfirmBarProps {
  /** Why nothing was taken at the last try. */
  error: Error | null
  busy: boolean
  /** Why it cannot be sent as it is. */
  reason: string | undefined
}

/** The way on, and what stood in it. */
function ConfirmBar({ error, busy, reason }: ConfirmBarProps) {
  return (
    <StickyBar caption="Przez 24 godziny możesz to cofnąć.">
      {error && !repeated(error) && (
        <p role="alert" className="text-small font-semibold text-danger">
          {describeFailure(error)}
        </p>
      )}
      {leftoversRefused(error) === 'limit' && (
        <ButtonLink to={paths.subscription} variant="plum" full icon={<Crown aria-hidden className="size-5" />}>
          Zobacz plany
        </ButtonLink>
      )}
      <Button
        type="submit"
        size="lg"
        full
        icon={<Check aria-hidden className="size-5.5" />}
        busy={busy}
        busyLabel="Odejmowanie..."
        reason={reason}
      >
        Odejmij ze spiżarni
      </Button>
    </StickyBar>
  )
}
