import { listConditionChoices } from '@spizarka/contract/choices'
import {
  type HealthConditions,
  type HealthConsent,
  readConsideredProfile,
  readHealthConditions,
  readHealthConsent,
  saveHealthConditions,
  withdrawHealthConsent,
} from '@spizarka/contract/profile'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { useChoices } from '../choices/read-all-choices.ts'
import { withEntry } from '../choices/TypedEntryChips.tsx'
import { isLoaded, useEditedValue } from '../sections/section-state.ts'

const NOTHING: HealthConditions = { predefined_conditions: [], custom_conditions: [] }
const NO_CONSENT: HealthConsent = { granted: false, version: null, granted_at: null }

/** Health conditions and the consent without which none is saved. */
export function useHealth() {
  const queryClient = useQueryClient()
  const choices = useChoices(listConditionChoices)
  const saved = useQuery(endpointQuery(readHealthConditions))
  const consent = useQuery(endpointQuery(readHealthConsent))
  const { value: conditions, edit, change, settle, discard } = useEditedValue(saved.data ?? NOTHING)
  /** Typed and not added yet: it counts when the section is saved. */
  const [typed, setTyped] = useState('')
  const [agreed, setAgreed] = useState(false)
  const standing = consent.data?.granted ?? false

  const keep = (next: HealthConditions) => {
    queryClient.setQueryData(endpointQuery(readHealthConditions).queryKey, next)
    void queryClient.invalidateQueries(endpointQuery(readConsideredProfile))
  }
  const add = () => {
    change({ ...conditions, custom_conditions: withEntry(conditions.custom_conditions, typed) })
    setTyped('')
  }

  const save = async () => {
    const custom_conditions = withEntry(conditions.custom_conditions, typed)
    const gives = agreed && !standing
    const next = await call(saveHealthConditions, {
      body: { condition_ids: conditions.predefined_conditions, custom_conditions, ...(gives && { health_data_consent: true }) },
    })
    keep(next)
    settle(edit)
    setTyped((now) => (now === typed ? '' : now))
    if (gives) await queryClient.invalidateQueries({ queryKey: [readHealthConsent.path] })
  }

  const withdraw = async () => {
    await call(withdrawHealthConsent)
    keep(NOTHING)
    queryClient.setQueryData(endpointQuery(readHealthConsent).queryKey, NO_CONSENT)
    change(NOTHING)
    setTyped('')
    setAgreed(false)
  }

  return {
    choices,
    saved,
    consent,
    ready: isLoaded([choices, saved, consent]),
    conditions,
    change,
    typed,
    setTyped,
    add,
    /** Nothing that only a consent would let us keep. */
    empty: conditions.predefined_conditions.length === 0 && conditions.custom_conditions.length === 0 && typed.trim() === '',
    agreed,
    setAgreed,
    mayKeep: standing || agreed,
    save,
    withdraw,
    dirty: edit !== undefined || typed.trim() !== '' || (agreed && !standing),
    discard: () => {
      discard()
      setTyped('')
      setAgreed(false)
    },
  }
}

export type Health = ReturnType<typeof useHealth>
