import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { RestoredNote } from '../../../lib/RestoredNote.tsx'
import { starts } from '../../../lib/starts.ts'
import { useRetryWhenOnline } from '../../../lib/use-retry-when-online.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { ConfirmBar } from './ConfirmBar.tsx'
import { isUnanswered, leftoversRefused, repeated } from './confirm-failure.ts'
import { bodyOf, type ConsumptionForm } from './consumption-form.ts'
import { Deductions } from './Deductions.tsx'
import type { Proposal } from './deduction.ts'
import { Eaten } from './Eaten.tsx'
import { Leftovers } from './Leftovers.tsx'
import { useConfirm } from './use-confirm.ts'
import { useConsumptionForm } from './use-consumption-form.ts'

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
