import { useEffect, useState } from 'react'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { useParams } from '../../lib/router/ScreenRoutes.tsx'

/** The two halves of a link that a mail carries; either may be missing where the address was cut short. */
export type OpenLink<Outcome> = (uid: string | undefined, token: string | undefined) => Promise<Outcome>

/** What the link in the address turns out to be, undefined until that is known; `retry` is for a try that never reached the server. */
export function useMailLink<Outcome>(open: OpenLink<Outcome>) {
  const { uid, token } = useParams()
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    let shown = true
    fireAndForget(async () => {
      const found = await open(uid, token)
      if (shown) setOutcome(found)
    })()
    return () => {
      shown = false
    }
  }, [open, uid, token])

  const retry = async () => {
    setOutcome(undefined)
    setOutcome(await open(uid, token))
  }
  return { outcome, retry }
}
