export { rankSuggestions, type SuggestibleDish } from './rank-suggestions.ts'
