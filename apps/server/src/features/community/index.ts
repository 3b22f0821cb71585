import { purgeReports } from './moderation/purge-reports.ts'

export { routes } from './community.routes.ts'
export { findLibraryPage } from './library/library-page.ts'
export { findRecipePage, type PublicPage } from './library/recipe-page.ts'
export { pages } from './library/sitemap.routes.ts'
export { purgeReports } from './moderation/purge-reports.ts'

/** The background work of the library. */
export const jobs = [purgeReports]
