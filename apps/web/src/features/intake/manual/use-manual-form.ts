import { listPantry, readPantrySummary } from '@spizarka/contract/pantry'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { creditBonus } from '../../../lib/session.ts'
import type { Added } from './AddedSummary.tsx'
import { type AddFailure, addRows } from './add-rows.ts'
import { emptyRow, isBegun, isComplete, type ManualRows } from './manual-rows.ts'

/** The rows being typed, those added already, and what went wrong. */
export function useManualForm(onDone: (added: Added) => void) {
  const queryClient = useQueryClient()
  const [rows, setRows] = useState<ManualRows>(() => [emptyRow()])
  const [names, setNames] = useState<readonly string[]>([])
  const [bonus, setBonus] = useState(0)
  const [failure, setFailure] = useState<AddFailure>()
  const [nothingComplete, setNothingComplete] = useState(false)
  const [busy, setBusy] = useState(false)
  // A second tap may come before the first has been rendered.
  const sending = useRef(false)

  const change = (next: ManualRows) => {
    setRows(next)
    setNothingComplete(false)
    setFailure(undefined)
  }

  const submit = async () => {
    if (sending.current) return
    const complete = rows.filter(isComplete)
    setNothingComplete(complete.length === 0)
    setFailure(undefined)
    if (complete.length === 0) return

    sending.current = true
    setBusy(true)
    const outcome = await addRows(complete)
    sending.current = false
    setBusy(false)

    creditBonus(outcome.bonus)
    const allNames = [...names, ...outcome.added.map(({ name }) => name.trim())]
    const allBonus = bonus + outcome.bonus
    setNames(allNames)
    setBonus(allBonus)
    setRows(rows.filter((row) => !outcome.added.includes(row)))
    setFailure(outcome.failure)
    if (!outcome.failure) onDone({ names: allNames, skipped: rows.filter(isBegun).map(describeBegun), bonus: allBonus })
    await Promise.all([listPantry, readPantrySummary].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
  }

  return { rows, names, failure, nothingComplete, busy, change, submit }
}

const describeBegun = ({ name }: ManualRows[number]) => name.trim() || 'produkt bez nazwy'
