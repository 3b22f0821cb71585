export { type Choice, type Choices, fillDish } from './fill-dish.ts'
export { goesWith } from './goes-with.ts'
export { fillTemplate, readTemplate, TemplateError, type TemplatePart } from './template.ts'
