export { createWebPages, type WebPageSettings } from './create-web-pages.ts'
export { type WebPage, WebPageError, type WebPages, type WebRecipe } from './port.ts'
