import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

// What was asked for stays in the session: a job that is given up is kept with what it carried.
const payload = z.object({ sessionId: z.uuid() })

/** Composes the recipe of a session. It takes a processor for a moment, so that there are never more than two at once. */
export const composeRecipe = defineJob({
  name: 'compose.compose-recipe',
  payload,
  retries: 2,
  retryDelaySeconds: 1,
  expireSeconds: 300,
  concurrency: 2,
})

/** Makes the picture that a session waits for. */
export const illustrateRecipe = defineJob({
  name: 'compose.illustrate-recipe',
  payload,
  retries: 2,
  retryDelaySeconds: 1,
  expireSeconds: 300,
  concurrency: 2,
})

/** Reads the recipe of a session from a page or from pasted text. */
export const importRecipe = defineJob({
  name: 'compose.import-recipe',
  payload,
  retries: 2,
  retryDelaySeconds: 1,
  expireSeconds: 120,
  concurrency: 2,
})
