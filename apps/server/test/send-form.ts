import type { Endpoint } from '@spizarka/contract/endpoint'
import { formOf, type SentFile } from './forms.ts'
import type { TestApp } from './harness.ts'

/** Sends a file over the network to an app that listens: injected, 20 MB take seconds. */
export async function sendForm({ app, token, endpoint, file }: { app: TestApp; token: string; endpoint: Endpoint; file: SentFile }) {
  const { headers, payload } = formOf(endpoint, file)
  const response = await fetch(`${app.app.listeningOrigin}/api${endpoint.path}`, {
    method: endpoint.method,
    headers: { ...headers, authorization: `JWT ${token}` },
    body: payload,
  })
  const body: unknown = await response.json()
  return { status: response.status, body }
}
