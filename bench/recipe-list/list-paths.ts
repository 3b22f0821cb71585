/** What people ask of their recipes and of everybody's, each as a path below `/api`. */
export const LIST_PATHS = [
  '/recipes/',
  '/recipes/?search=pomid',
  '/recipes/?search=kurczaka&meal_type=lunch',
  '/recipes/?ordering=-pantry_match',
  '/recipes/?ordering=title&page=80',
  '/favorites/?kind=soup',
  '/published-recipes/',
  '/published-recipes/?search=ser+zol',
  '/published-recipes/?fits=true',
  '/published-recipes/?fits=true&search=pomid&ordering=title',
  '/published-recipes/?page=900',
] as const
