import { refreshAccessToken } from '../session/refresh-access-token.ts'
import { tokens } from '../session/tokens.ts'
import { createCall } from './create-call.ts'

/** Calls the API as the person who is signed in; an expired access token is replaced once, unnoticed. */
export const call = createCall({ accessToken: tokens.access, recover: refreshAccessToken })
