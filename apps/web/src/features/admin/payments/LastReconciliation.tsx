import { listReconciliations, type Reconciliation } from '@spizarka/contract/admin-payments'
import { plural } from '@spizarka/contract/plural'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { daysUntil, formatDay, formatMoment, formatNumber } from '../../../lib/text/format.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { adminCall } from '../admin-call.ts'

/** Days since the last one that was compared; before the night's work that is two. A night that was missed is made up by the next. */
const LATE_DAYS = 3

/** When our payments were last held against the operator's list and what came of it; nothing before the first night. */
export function LastReconciliation() {
  const { data } = useQuery({
    queryKey: [listReconciliations.path],
    queryFn: ({ signal }) => adminCall(listReconciliations, { query: { page_size: 1 }, signal }),
  })
  const [last] = data?.results ?? []
  if (!last) return null
  const isLate = daysUntil(last.day) <= -LATE_DAYS
  const isFine = !isLate && last.disagreements === 0
  return (
    <Banner tone={isFine ? 'neutral' : 'soon'} icon={isFine ? <CircleCheck aria-hidden /> : <TriangleAlert aria-hidden />}>
      {isLate ? `Od ${formatMoment(last.compared_at)} nikt nie porównał płatności z listą operatora. Sprawdź zadania. ` : ''}
      {describe(last)}
    </Banner>
  )
}

function describe({ day, compared_at, theirs, ours, disagreements }: Reconciliation): string {
  const payments = `u operatora ${countOf(theirs)}, u nas ${countOf(ours)}`
  const outcome = disagreements === 0 ? 'Wszystko się zgadza.' : `Nie zgadza się: ${formatNumber(disagreements)}.`
  return `Porównanie z listą operatora, ${formatMoment(compared_at)}: 3 dni do ${formatDay(day)}, ${payments}. ${outcome}`
}

function countOf(payments: number): string {
  return `${formatNumber(payments)} ${plural(payments, ['płatność', 'płatności', 'płatności'])}`
}
