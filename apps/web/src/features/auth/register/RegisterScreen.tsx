import { useState } from 'react'
import { usePreloadedAuthCalls } from '../load-auth-calls.ts'
import { LinkSent } from './LinkSent.tsx'
import { RegisterForm } from './RegisterForm.tsx'

/** /register: the form, and in its place the news that a link is on its way. */
export function RegisterScreen() {
  usePreloadedAuthCalls()
  const [sentTo, setSentTo] = useState<string>()
  return sentTo === undefined ? <RegisterForm onSent={setSentTo} /> : <LinkSent email={sentTo} />
}
