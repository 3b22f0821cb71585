import type { ClarificationDetails, PendingItem } from '@spizarka/contract/intake'
import { Calculator } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { fireAndForget } from '../../../../lib/fire-and-forget.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { amountOf, formatSaidAmount, toQuantities } from '../../quantities.ts'
import { errorText, useResolveAll, useSaveItem } from '../use-pending-items.ts'

/** Whether an item was converted with a rate that its owner said before: there is nothing to ask. */
function isKnown({ status, clarification_details: details }: PendingItem): boolean {
  return status === 'needs_clarification' && details?.conflict_type === 'confirm_autocalculation' && details.rate_is_own
}

/** Items whose rate is known, taken at once with a note; what was taken back is a question again and stays one. */
export function useKnownRates(items: readonly PendingItem[]) {
  const [applied, setApplied] = useState<ReadonlyMap<string, ClarificationDetails>>(new Map())
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const { mutate: resolve } = useResolveAll()
  const asked = useRef(new Set<string>())

  useEffect(() => {
    const known = items.filter((item) => isKnown(item) && !asked.current.has(item.id))
    if (known.length === 0) return
    for (const { id } of known) asked.current.add(id)
    resolve(
      known.map((item) => ({ item, body: { resolution_type: 'accept_calculation' as const } })),
      {
        onSuccess: () =>
          setApplied((before) => {
            const details = known.flatMap((item) => (item.clarification_details ? [[item.id, item.clarification_details] as const] : []))
            return new Map([...before, ...details])
          }),
        onError: () => setRefused((before) => new Set([...before, ...known.map(({ id }) => id)])),
      },
    )
  }, [items, resolve])

  return {
    /** Being taken, or taken: it need not be decided on. */
    isTaken: (item: PendingItem) => isKnown(item) && !refused.has(item.id),
    notes: items.flatMap((item) => {
      const details = item.status === 'ready' ? applied.get(item.id) : undefined
      return details ? [{ item, details }] : []
    }),
    takeBack: (id: string) => {
      setApplied((before) => new Map([...before].filter(([other]) => other !== id)))
      setRefused((before) => new Set([...before, id]))
    },
  }
}

interface KnownRateNoteProps {
  item: PendingItem
  details: ClarificationDetails
  onTakenBack: (id: string) => void
}

/** Says what a known rate made of an item, and takes it back. */
export function KnownRateNote({ item, details, onTakenBack }: KnownRateNoteProps) {
  const save = useSaveItem(item)
  const amount = amountOf(item)
  const takeBack = async () => {
    const stated = Number(/[\d,.]+/.exec(details.original_input ?? '')?.[0].replace(',', '.'))
    onTakenBack(item.id)
    try {
      await save.mutateAsync({
        product_name: item.product_name,
        ...toQuantities(stated > 0 ? stated : null, details.new_unit_from_input),
        best_before: item.best_before,
      })
    } catch (error) {
      toast.error(errorText(error, 'Nie udało się zapisać zmian. Spróbuj ponownie.'))
    }
  }
  return (
    <div className="flex items-center gap-3 rounded-card bg-ok-soft py-1.5 pr-1.5 pl-4 text-ok-ink">
      <Calculator aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 text-small">
        <strong className="tabular-nums">
          {item.product_name}: {details.original_input} to {amount && formatSaidAmount(amount.value, amount.unit)}
        </strong>
        , wiemy od ostatniego razu.
      </p>
      <Button variant="ghost" size="sm" busy={save.isPending} className="text-ok-ink!" onClick={fireAndForget(takeBack)}>
        Cofnij
      </Button>
    </div>
  )
}
