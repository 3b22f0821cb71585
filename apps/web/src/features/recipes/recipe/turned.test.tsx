import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { aRecipe } from '../../../testing/recipe-samples.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { RecipeBody } from './RecipeBody.tsx'

/** A recipe on a phone that is turned, with a form under it as reports and comments are. */
function Turned() {
  const [wide, setWide] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setWide(!wide)}>
        Obróć
      </button>
      <RecipeBody recipe={aRecipe()} servings={2} onServings={() => {}} wide={wide} after={<textarea aria-label="Zgłoszenie" />} />
    </>
  )
}

it('keeps what was typed under a recipe when a phone is turned to the width of a desk and back', async () => {
  signedIn()
  const { user } = renderRoutes([{ path: '/turned', Component: Turned }], '/turned')
  const turn = await screen.findByRole('button', { name: 'Obróć' })
  await user.type(screen.getByLabelText('Zgłoszenie'), 'W twarogu jest mleko.')
  for (const _ of ['wide', 'narrow']) {
    await user.click(turn)
    expect(screen.getByLabelText<HTMLTextAreaElement>('Zgłoszenie').value).toBe('W twarogu jest mleko.')
  }
})
