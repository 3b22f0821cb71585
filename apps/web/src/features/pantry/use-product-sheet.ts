import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

const PARAM = 'product'
const ID = /^[1-9]\d{0,17}$/
const OPENED_HERE = { sheet: 'opened here' }

/** The product whose sheet is open stands in the address: the phone's Back closes it, a reload keeps it. */
export function useProductSheet() {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const named = params.get(PARAM)
  const productId = named !== null && ID.test(named) ? named : null

  // Rows hold on to `open`: it must not change with the address, or each of them is drawn again.
  const now = useRef({ params, state, navigate })
  useEffect(() => {
    now.current = { params, state, navigate }
  })
  const sheet = useMemo(() => {
    const go = (id: string | null, options: { replace?: boolean; state?: unknown }) => {
      const next = new URLSearchParams(now.current.params)
      if (id === null) next.delete(PARAM)
      else next.set(PARAM, id)
      return now.current.navigate({ search: next.toString() }, { ...options, preventScrollReset: true })
    }
    return {
      open: (id: string) => go(id, { state: OPENED_HERE }),
      close: () => (wasOpenedHere(now.current.state) ? now.current.navigate(-1) : go(null, { replace: true })),
    }
  }, [])
  return { productId, ...sheet }
}

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sheet' in state && state.sheet === OPENED_HERE.sheet
}
