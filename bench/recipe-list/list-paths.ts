/** What people ask of many recipes, each as a path below `/api`. */
export const LIST_PATHS = [
  '/recipes/?ordering=-created_at',
  '/recipes/?search=pomid',
  '/recipes/?search=kurczaka&meal_type=lunch',
  '/recipes/',
  '/recipes/?ordering=title&page=80',
  '/favorites/?kind=soup',
  '/published-recipes/?ordering=-rating',
  '/published-recipes/?search=ser+zol',
  '/published-recipes/?fits=true&ordering=-rating',
  '/published-recipes/?fits=true&search=pomid&ordering=title',
  '/published-recipes/?page=900&ordering=-rating',
] as const

/** The lists as members open them, by what is at home. */
export const PANTRY_PATHS = ['/published-recipes/', '/published-recipes/?fits=true&page_size=24', '/recipes/', '/favorites/'] as const

/** Start with its five dishes, and the next ones. */
export const SUGGESTION_PATHS = ['/recipes/suggestions/', '/recipes/suggestions/?page=2'] as const
