import type { JobDefinition } from '../../platform/jobs/define-job.ts'
import { composeRecipe } from './generate-recipe.ts'
import { illustrateRecipeJob } from './illustrate-recipe.ts'
import { importRecipeJob } from './import-recipe.ts'
import { purgeRecipeSessions } from './recipe-session.ts'

export { routes } from './compose.routes.ts'
export { purgeRecipeSessions } from './recipe-session.ts'

export const jobs: readonly JobDefinition[] = [composeRecipe, illustrateRecipeJob, importRecipeJob, purgeRecipeSessions]
