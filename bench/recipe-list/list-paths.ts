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

/** What people ask of a large library. */
export const LIBRARY_PATHS = [
  '/published-recipes/?ordering=-rating',
  '/published-recipes/?ordering=-created_at&meal_type=lunch',
  '/published-recipes/?ordering=total_minutes&diet=vegan',
  '/published-recipes/?ordering=-rating&fits=true',
  '/published-recipes/?ordering=-rating&free_from=gluten,milk',
  '/published-recipes/?ordering=title&search=pomid',
  '/published-recipes/?ordering=title&search=pomid&fits=true',
  '/published-recipes/?ordering=-rating&search=kurczaka&fits=true&max_minutes=45',
  '/published-recipes/?ordering=-rating&search=ser+zol&diet=meat_free',
] as const
