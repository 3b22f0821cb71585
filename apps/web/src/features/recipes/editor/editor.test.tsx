import type { BodyOut } from '@spizarka/contract/endpoint'
import { createRecipe, type Recipe, readIngredientLines, readRecipe, updateRecipe } from '@spizarka/contract/recipes'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { drafts } from '../../../lib/storage/drafts.ts'
import { answer, apiServer, Refusal, refuse, unreachable } from '../../../testing/api-server.ts'
import { anIngredient, aRecipe, aStep } from '../../../testing/recipe-samples.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { recipesRoutes } from '../routes.ts'

const routes = recipesRoutes.filter(({ path }) => path === '/recipes/new' || path === '/recipes/:recipeId/edit')
type Draft = BodyOut<typeof createRecipe>

const line = (number: number) => screen.getByLabelText<HTMLInputElement>(`Składnik ${number}`)
const step = (number: number) => screen.getByLabelText<HTMLTextAreaElement>(`Krok ${number}`)
const save = () => screen.getByRole('button', { name: 'Zapisz przepis' })
const written = () => screen.getAllByLabelText<HTMLInputElement>(/^Składnik \d+$/).map(({ value }) => value)

/** The kitchen reads every line as something it knows. */
function readsEverything(changes: Partial<Recipe['safety']> = {}) {
  const { nutrition, safety } = aRecipe()
  const asked: string[][] = []
  apiServer.use(
    answer(readIngredientLines, ({ body }) => {
      asked.push(body.ingredients)
      const ingredients = body.ingredients.map((text) => anIngredient({ line: text, name: text.replace(/^[\d ]+(?:g )?/, '') }))
      return { ingredients, nutrition, safety: { ...safety, ...changes } }
    }),
  )
  return asked
}

/** What is written without a word about how. */
async function put(user: ReturnType<typeof renderRoutes>['user'], box: HTMLElement, text: string): Promise<void> {
  await user.click(box)
  await user.paste(text)
}

async function openNew() {
  const asked = readsEverything()
  const view = renderRoutes(routes, '/recipes/new')
  await screen.findByLabelText('Nazwa')
  return { ...view, asked }
}

async function openEdit(recipe: Recipe) {
  readsEverything()
  apiServer.use(answer(readRecipe, () => recipe))
  const view = renderRoutes(routes, `/recipes/${recipe.id}/edit`)
  await screen.findByLabelText('Nazwa')
  return view
}

beforeEach(() => {
  signedIn()
  return () => {
    drafts.forgetAll()
    toast.dismiss()
  }
})

describe('/recipes/new', () => {
  it('keeps a recipe as it was typed, and opens it', async () => {
    const sent: Draft[] = []
    apiServer.use(
      answer(createRecipe, ({ body }) => {
        sent.push(body)
        return aRecipe()
      }),
    )
    const { user, router } = await openNew()
    await put(user, screen.getByLabelText('Nazwa'), 'Zupa dnia')
    await user.selectOptions(screen.getByLabelText('Rodzaj dania'), 'Zupy')
    await user.click(screen.getByRole('checkbox', { name: 'Obiad' }))
    await user.click(screen.getByRole('button', { name: 'Więcej: porcje' }))
    await user.type(screen.getByLabelText('Czas w całości'), '40')
    await put(user, line(1), '500 g dyni\n1 cebula')
    await user.keyboard('{Enter}')
    await put(user, step(1), 'Pokrój dynię.\nGotuj do miękkości.')
    await user.dblClick(save())

    await expect.poll(() => router.state.location.pathname).toBe('/recipes/31')
    expect(sent).toEqual([
      {
        title: 'Zupa dnia',
        about: '',
        kind: 'soup',
        meal_types: ['lunch'],
        servings: 3,
        active_minutes: null,
        total_minutes: 40,
        ingredients: ['500 g dyni', '1 cebula'],
        steps: ['Pokrój dynię.', 'Gotuj do miękkości.'],
      },
    ])
    expect(drafts.find('recipe-editor.new')).toBeUndefined()
  })

  it('says what is still to be written, and leads there', async () => {
    const { user } = await openNew()
    await user.click(save())
    expect(screen.getByText('To pole jest wymagane.')).toBeTruthy()
    expect(screen.getByText('Wybierz rodzaj dania.')).toBeTruthy()
    expect(screen.getByText('Dodaj przynajmniej jeden składnik.')).toBeTruthy()
    expect(screen.getByText('Dodaj przynajmniej jeden krok.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Nazwa'))
    await user.type(line(1), '1 cebula')
    expect(screen.queryByText('Dodaj przynajmniej jeden składnik.')).toBeNull()
  })

  it('reads the lines when the typing pauses, once for all of them', async () => {
    const { user, asked } = await openNew()
    await put(user, line(1), '400 g pomidorów\n3 jajk')
    await user.keyboard('a')
    await expect.poll(() => asked).toEqual([['400 g pomidorów', '3 jajka']])
    expect(await screen.findByText(/^jajka ·/)).toBeTruthy()
    expect(
      screen.getByText(/Policzono 96% masy dania\..*Z.alergenów zawiera jaja, mleko\..*To informacja, nie porada medyczna\./),
    ).toBeTruthy()
  })

  it('tells at the line what is not for this cook', async () => {
    const { user } = await openNew()
    readsEverything({
      findings: [{ ingredient: 1, kind: 'blocked', rule: 'allergen:jaja', reason: 'To jajka.', source: null }],
    })
    await put(user, line(1), '400 g pomidorów\n3 jajka')
    expect(await screen.findByText('Nie dla Ciebie. To jajka.')).toBeTruthy()
    expect(within(screen.getAllByRole('listitem')[0] ?? document.body).queryByText(/^Nie dla/)).toBeNull()
  })

  it('tells the gravest of several things at a line', async () => {
    const { user } = await openNew()
    const finding = { ingredient: 0, rule: 'condition:cukrzyca', source: null }
    readsEverything({
      findings: [
        { ...finding, kind: 'warned', reason: 'Słodkie.' },
        { ...finding, kind: 'unchecked', reason: 'Skład zależy od marki.' },
        { ...finding, kind: 'blocked', reason: 'Z cukrem.' },
      ],
    })
    await put(user, line(1), '200 ml coli\n3 jajka')
    expect(await screen.findByText('Nie dla Ciebie. Z cukrem.')).toBeTruthy()
    expect(screen.queryByText(/Słodkie/)).toBeNull()
  })

  it('is written on where the reading fails', async () => {
    const { user } = await openNew()
    let asked = 0
    apiServer.use(
      answer(readIngredientLines, () => {
        asked += 1
        return new Refusal(500, {})
      }),
    )
    await put(user, line(1), '400 g pomidorów')
    await expect.poll(() => asked).toBe(1)
    expect(screen.queryByText(/^W.jednej porcji$/)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('moves lines by the keyboard and by buttons, says so, and keeps the focus', async () => {
    const { user } = await openNew()
    await user.type(line(1), 'a{Enter}b{Enter}c')
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(written()).toEqual(['a', 'c', 'b'])
    expect(document.activeElement).toBe(line(2))
    expect(screen.getByText('Składnik przesunięty na miejsce 2 z 3')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Niżej: a' }))
    expect(written()).toEqual(['c', 'a', 'b'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Niżej: a' }))
    await user.keyboard('{Enter}')
    // It cannot go further: the focus is not lost with the button.
    expect(written()).toEqual(['c', 'b', 'a'])
    expect(document.activeElement).toBe(line(3))
  })

  it('removes a line by its button, and an empty one by Backspace', async () => {
    const { user } = await openNew()
    await user.type(line(1), 'a{Enter}b{Enter}')
    await user.keyboard('{Backspace}')
    expect(written()).toEqual(['a', 'b'])
    expect(document.activeElement).toBe(line(2))
    await user.click(screen.getByRole('button', { name: 'Usuń: a' }))
    expect(written()).toEqual(['b'])
  })

  it('takes a pasted text line by line', async () => {
    const { user } = await openNew()
    await user.click(line(1))
    await user.paste('- 2 jajka\n- 200 g mąki\n\n- szczypta soli')
    expect(written()).toEqual(['2 jajka', '200 g mąki', 'szczypta soli'])
    await user.click(step(1))
    await user.paste('Wymieszaj.')
    expect(step(1).value).toBe('Wymieszaj.')
  })

  it('keeps what was written across a reload, and lets it go on demand', async () => {
    const first = await openNew()
    await put(first.user, screen.getByLabelText('Nazwa'), 'Zupa dnia')
    await put(first.user, line(1), '500 g dyni\n1 cebula')
    first.unmount()
    const { user } = await openNew()
    expect(screen.getByText('To zmiany, które nie były jeszcze zapisane.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Nazwa').value).toBe('Zupa dnia')
    expect(written()).toEqual(['500 g dyni', '1 cebula'])
    await user.click(screen.getByRole('button', { name: 'Odrzuć' }))
    expect(written()).toEqual([''])
    expect(drafts.find('recipe-editor.new')).toBeUndefined()
  })

  it('begins anew where what was kept is not a recipe', async () => {
    drafts.save('recipe-editor.new', '{"title":7,"ingredients":[1,"sól"],"meal_types":["lunch","brunch"],"kind":"fondue"}')
    await openNew()
    expect(screen.getByLabelText<HTMLInputElement>('Nazwa').value).toBe('')
    expect(written()).toEqual(['sól'])
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
  })

  it.each([
    ['there is no network', () => unreachable(createRecipe), /^Brak połączenia z serwerem.*zostaje\.$/],
    ['there are too many recipes', () => answer(createRecipe, () => refuse('recipe_limit')), /^Masz już 5000 przepisów\./],
    ['a field is refused', () => answer(createRecipe, () => new Refusal(400, { steps: ['Za długie.'] })), 'Za długie.'],
    ['the server fails', () => answer(createRecipe, () => new Refusal(500, {})), 'Nie udało się zapisać przepisu. Spróbuj ponownie.'],
  ])('says so and keeps what was written when %s', async (_, failing, message) => {
    const { user } = await openNew()
    apiServer.use(failing())
    await user.type(screen.getByLabelText('Nazwa'), 'Zupa')
    await user.selectOptions(screen.getByLabelText('Rodzaj dania'), 'Zupy')
    await user.type(line(1), 'dynia')
    await user.type(step(1), 'Gotuj.')
    await user.click(save())
    expect((await screen.findByRole('alert')).textContent).toMatch(message)
    expect(written()).toEqual(['dynia'])
  })
})

describe('/recipes/{id}/edit', () => {
  it('starts from what the recipe says, and puts the changes in its place', async () => {
    const recipe = aRecipe({ steps: [aStep(), aStep({ text: 'Podaj.' })] })
    let sent: Draft | undefined
    apiServer.use(
      answer(updateRecipe, ({ body }) => {
        sent = body
        return { ...recipe, title: body.title }
      }),
    )
    const { user, router } = await openEdit(recipe)
    expect(screen.queryByText(/nie były jeszcze zapisane/)).toBeNull()
    await user.type(screen.getByLabelText('Nazwa'), ' i fetą')
    await user.click(save())
    await expect.poll(() => router.state.location.pathname).toBe('/recipes/31')
    expect(sent).toEqual({
      title: 'Szakszuka z papryką i szpinakiem i fetą',
      about: '',
      kind: 'eggs',
      meal_types: ['breakfast', 'dinner'],
      servings: 2,
      active_minutes: 15,
      total_minutes: 25,
      ingredients: ['400 g pomidorów krojonych'],
      steps: ['Wlej pomidory i duś pod przykryciem.', 'Podaj.'],
    })
  })

  it('keeps the changes of each recipe apart', async () => {
    const { user, unmount } = await openEdit(aRecipe())
    await user.type(line(1), ' z puszki')
    unmount()
    await openEdit(aRecipe({ id: '32' }))
    expect(written()).toEqual(['400 g pomidorów krojonych'])
  })

  it('leads to a recipe that is not one’s own', async () => {
    apiServer.use(answer(readRecipe, () => aRecipe({ is_own: false })))
    const { router } = renderRoutes(routes, '/recipes/31/edit')
    await expect.poll(() => router.state.location.pathname).toBe('/recipes/31')
  })

  it('says when the recipe is gone', async () => {
    apiServer.use(answer(readRecipe, () => refuse('not_found')))
    renderRoutes(routes, '/recipes/31/edit')
    expect(await screen.findByText('Nie ma tego przepisu')).toBeTruthy()
  })
})
