export { type Label, readLabels } from './read-labels.ts'
