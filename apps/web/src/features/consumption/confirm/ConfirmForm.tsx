import { Check, Crown } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { starts } from '../../../lib/starts.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { StickyBar } from '../../../ui/StickyBar.tsx'
import { bodyOf, type ConsumptionForm, formOf } from './consumption-form.ts'
import { Deductions } from './Deductions.tsx'
import type { Proposal } from './deduction.ts'
import { Eaten } from './Eaten.tsx'
import { Leftovers } from './Leftovers.tsx'
import { describeFailure, leftoversRefused, useConfirm } from './use-confirm.ts'

/** The proposal, to be corrected and confirmed; what was corrected stays when it could not be sent. */
export function ConfirmForm({ recipeId, proposal }: { recipeId: string; proposal: Proposal }) {
  const navigate = useNavigate()
  const [form, setForm] = useState(() => formOf(proposal))
  const confirm = useConfirm(recipeId)
  const { servings } = proposal
  const body = bodyOf(form, servings)
  const refused = leftoversRefused(confirm.error)
  const sent = confirm.isPending || confirm.isSuccess
  const change = (changed: Partial<ConsumptionForm>) => {
    confirm.reset()
    setForm((old) => ({ ...old, ...changed }))
  }

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!body || sent) return
    confirm.mutate(body, { onSuccess: starts(({ id }: { id: string }) => navigate(paths.consumption(id), { replace: true })) })
  }

  return (
    <form noValidate onSubmit={send} className="flex flex-1 flex-col">
      <fieldset
        disabled={sent}
        className="page page-narrow min-w-0 lg:grid lg:max-w-300 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-10"
      >
        <Deductions proposal={proposal} deductions={form.deductions} onChange={(deductions) => change({ deductions })} />
        <div className="flex flex-col gap-8">
          <Eaten form={form} proposal={proposal} onChange={change} />
          <Leftovers form={form} servings={servings} nameRefused={refused === 'name'} onChange={(leftovers) => change({ leftovers })} />
        </div>
      </fieldset>
      <StickyBar caption="Przez 24 godziny możesz to cofnąć.">
        {confirm.isError && (
          <p role="alert" className="text-small font-semibold text-danger">
            {describeFailure(confirm.error)}
          </p>
        )}
        {refused === 'limit' && (
          <ButtonLink to={paths.subscription} variant="plum" full icon={<Crown aria-hidden className="size-5" />}>
            Zobacz plany
          </ButtonLink>
        )}
        <Button
          type="submit"
          size="lg"
          full
          icon={<Check aria-hidden className="size-5.5" />}
          busy={sent}
          busyLabel="Odejmowanie..."
          reason={body ? undefined : 'Podaj, jaka część porcji została zjedzona.'}
        >
          Odejmij ze spiżarni
        </Button>
      </StickyBar>
    </form>
  )
}
