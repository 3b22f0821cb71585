import type { RecipeSummary } from '@spizarka/contract/recipe-parts'

export type OpenedRecipe = Pick<RecipeSummary, 'id' | 'title' | 'kind' | 'picture'>

let opened: OpenedRecipe | undefined

/** The card that was tapped last: its recipe shows the picture and the title at once, while the rest is read. */
export const openedRecipe = {
  remember: ({ id, title, kind, picture }: OpenedRecipe): void => {
    opened = { id, title, kind, picture }
  },
  find: (id: string): OpenedRecipe | undefined => (opened?.id === id ? opened : undefined),
}

/** In tokens.css: the picture of the recipe is one thing in the list and on its screen, and grows from the one to the other. */
const RECIPE_PICTURE = 'recipe-picture'
/** The same as a class: pages come with their markup, where the content security policy allows no style. */
export const RECIPE_PICTURE_CLASS = '[view-transition-name:recipe-picture]'

/** Says that this is the picture that is about to grow; there can be one alone. */
export function markExpandingPicture(picture: HTMLElement | null | undefined): void {
  for (const before of document.querySelectorAll<HTMLElement>('[data-grows]')) {
    before.style.viewTransitionName = ''
    delete before.dataset['grows']
  }
  if (!picture) return
  picture.dataset['grows'] = ''
  picture.style.viewTransitionName = RECIPE_PICTURE
}

/** Nothing moves for whoever asked for that, and where the browser cannot. */
export function canAnimate(): boolean {
  return (
    typeof document !== 'undefined' && 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
