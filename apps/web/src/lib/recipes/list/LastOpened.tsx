import { Link } from '../../../ui/button/link.tsx'
import { paths } from '../../paths.ts'
import { offlineRecipes } from '../offline-recipes.ts'
import { RecipePicture } from '../RecipePicture.tsx'

/** The recipes that were open last on this device, where the lists cannot be read: they open without a network, pictures too. */
export function LastOpened() {
  const recipes = offlineRecipes.list()
  if (recipes.length === 0) return null
  return (
    <section aria-labelledby="ostatnio" className="flex flex-col gap-3 pb-4">
      <h2 id="ostatnio" className="text-h3">
        Ostatnio otwarte
      </h2>
      <ul role="list" className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <Link
              to={paths.recipe(recipe.id)}
              className="flex h-full flex-col overflow-hidden rounded-card bg-card shadow-card hover:bg-sunken"
            >
              <span className="block aspect-4/3">
                <RecipePicture recipe={recipe} />
              </span>
              <span className="p-3 font-bold wrap-break-word">{recipe.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
