import { createCall } from './create-call.ts'

/** Calls the API as nobody: signing in, refreshing, registering. A 401 is an answer like any other. */
export const publicCall = createCall()
