import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { formatPoints } from '../../lib/format.ts'
import { toast } from '../../ui/toast.ts'

/** Celebrates the bonus that a review has brought, once: reloading or coming back says nothing again. */
export function useBonusToast(): void {
  const location = useLocation()
  const navigate = useNavigate()
  const bonus = bonusOf(location.state)
  useEffect(() => {
    if (bonus === undefined) return
    if (bonus > 0) toast.success(`Pełna spiżarnia! Masz +${formatPoints(bonus)} AI.`)
    const leave = navigate({ search: location.search }, { replace: true, state: null, preventScrollReset: true })
    Promise.resolve(leave).catch(reportError)
  }, [bonus, location.search, navigate])
}

function bonusOf(state: unknown): number | undefined {
  const bonus = typeof state === 'object' && state !== null && 'bonusAwarded' in state ? state.bonusAwarded : undefined
  return typeof bonus === 'number' ? bonus : undefined
}
