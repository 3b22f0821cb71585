import { readPreferences, updatePreferences } from '@spizarka/contract/preferences'
import { type PushKind, readPushSubscription } from '@spizarka/contract/push'
import { call } from '../api/call.ts'
import { endpointQuery } from '../api/endpoint-query.ts'
import { queryClient } from '../query-client.ts'

/** Switches kinds of messages on, besides those that are on already; what is known of both is read again. */
export async function choosePush(kinds: readonly PushKind[]): Promise<void> {
  const body = Object.fromEntries(kinds.map((kind) => [`push_${kind}`, true]))
  queryClient.setQueryData(endpointQuery(readPreferences).queryKey, await call(updatePreferences, { body }))
  await queryClient.invalidateQueries({ queryKey: [readPushSubscription.path] })
}
