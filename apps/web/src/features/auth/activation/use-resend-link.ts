import { useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { NO_CONNECTION } from '../../../lib/texts.ts'
import { loadAuthCalls } from '../load-auth-calls.ts'

type Sending = { state: 'idle' | 'busy' | 'sent' } | { state: 'failed'; message: string }

/** Asks for another activation link; the answer never says whether an account with the address exists. */
export function useResendLink() {
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  const send = async (email: string) => {
    if (sending.state === 'busy') return
    setSending({ state: 'busy' })
    try {
      const { sendActivationLink } = await loadAuthCalls()
      await sendActivationLink(email)
      setSending({ state: 'sent' })
    } catch (error) {
      const message = isApiError(error)
        ? (error.detail ?? error.fieldMessage('email') ?? 'Nie udało się wysłać linku. Spróbuj ponownie.')
        : NO_CONNECTION
      setSending({ state: 'failed', message })
    }
  }
  return { sending, send }
}
