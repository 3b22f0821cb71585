import type { JobBinding } from '../../platform/jobs/binding.ts'
import { composeRecipeJob } from './compose-recipe.handler.ts'
import { illustrateRecipeJob } from './illustrate-recipe.handler.ts'
import { importRecipeJob } from './import-recipe.handler.ts'
import { purgeRecipeSessionsJob } from './purge-sessions.job.ts'

export const jobs: readonly JobBinding[] = [composeRecipeJob, illustrateRecipeJob, importRecipeJob, purgeRecipeSessionsJob]
