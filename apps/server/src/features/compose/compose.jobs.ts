import type { JobBinding } from '../../platform/jobs/binding.ts'
import { composeRecipeJob } from './generate-recipe.ts'
import { illustrateRecipeJob } from './illustrate-recipe.ts'
import { importRecipeJob } from './import-recipe.ts'
import { purgeRecipeSessionsJob } from './recipe-session.ts'

export const jobs: readonly JobBinding[] = [composeRecipeJob, illustrateRecipeJob, importRecipeJob, purgeRecipeSessionsJob]
