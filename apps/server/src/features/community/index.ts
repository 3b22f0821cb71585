export { routes } from './community.routes.ts'
export { findRecipePage } from './library/recipe-page.ts'
export { pages } from './library/sitemap.routes.ts'
