export { createPageReader, type WebPageSettings } from './create-page-reader.ts'
export { type PageReader, type WebPage, WebPageError, type WebRecipe } from './port.ts'
