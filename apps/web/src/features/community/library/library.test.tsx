import { readAuthor } from '@spizarka/contract/publications'
import { listPublishedRecipes } from '@spizarka/contract/recipes'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, apiServer, refuse, unreachable } from '../../../testing/api-server.ts'
import { aRecipeSummary } from '../../../testing/recipe-samples.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { onePage, signedIn } from '../../../testing/samples.ts'
import { communityRoutes } from '../routes.ts'

const RECIPES = [
  aRecipeSummary({ id: '5', title: 'Bigos', author_name: 'AniaGotuje', source: 'own', rating: 4.8, rating_count: 211 }),
  aRecipeSummary({ id: '6', title: 'Rosół', author_name: 'Redakcja Spiżarki', source: 'base' }),
]

/** What the library was asked for. */
function library(...recipes: typeof RECIPES) {
  const asked: object[] = []
  apiServer.use(
    answer(listPublishedRecipes, ({ query }) => {
      asked.push(query)
      return onePage(...recipes)
    }),
  )
  return asked
}

/** Whether the screen has room for two columns. */
function isWide(matches: boolean) {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches }) as MediaQueryList)
}

beforeEach(() => isWide(false))

describe('/published-recipes for a guest', () => {
  it('shows who wrote what and how it was liked, and leads there', async () => {
    const asked = library(...RECIPES)
    renderRoutes(communityRoutes, '/published-recipes')
    const link = await screen.findByRole('link', { name: 'Bigos' })
    expect(link.getAttribute('href')).toBe('/published-recipes/5')
    const card = within(screen.getAllByRole('article')[0] ?? document.body)
    expect(card.getByText('4,8')).toBeTruthy()
    expect(card.getByText('(211)')).toBeTruthy()
    expect(card.getByRole('link', { name: 'Autor: AniaGotuje' }).getAttribute('href')).toBe('/published-recipes?author=AniaGotuje')
    expect(screen.getByRole('link', { name: 'Autor: Redakcja Spiżarki' })).toBeTruthy()
    expect(screen.getByText(/pokażemy, co ugotujesz/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Z mojej spiżarni' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Ulubione/ })).toBeNull()
    expect(asked).toEqual([{ page: 1, page_size: 24, fits: true }])
  })

  it('narrows by sheets that say how many are left, and keeps it in the address', async () => {
    const asked = library(...RECIPES)
    const { user, router } = renderRoutes(communityRoutes, '/published-recipes')
    await user.click(await screen.findByRole('button', { name: 'Posiłek' }))
    await user.click(await screen.findByRole('button', { name: 'Obiad' }))
    await user.click(await screen.findByRole('button', { name: 'Pokaż 2 przepisy' }))
    await user.click(screen.getByRole('button', { name: 'Bez alergenów' }))
    await user.click(screen.getByRole('button', { name: 'gluten' }))
    await user.click(screen.getByRole('button', { name: 'mleko' }))
    await user.click(await screen.findByRole('button', { name: 'Pokaż 2 przepisy' }))
    expect(screen.getByRole('button', { name: 'bez glutenu, bez mleka' })).toBeTruthy()
    await expect.poll(() => asked.at(-1)).toMatchObject({ meal_type: 'lunch', free_from: 'gluten,milk' })
    expect(router.state.location.search).toBe('?meal=lunch&free=gluten%2Cmilk')
    await user.click(screen.getByRole('button', { name: 'Obiad' }))
    await user.click(screen.getByRole('button', { name: 'Wyczyść' }))
    await expect.poll(() => asked.at(-1)).not.toMatchObject({ meal_type: 'lunch' })
  })

  it('says without a network what comes back with it, and reads on by itself', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    apiServer.use(unreachable(listPublishedRecipes))
    renderRoutes(communityRoutes, '/published-recipes')
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(await screen.findByText('Ta lista wymaga internetu', undefined, { timeout: 10_000 })).toBeTruthy()
    expect(screen.queryByText('Nie udało się wczytać przepisów.')).toBeNull()
    library(...RECIPES)
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByRole('link', { name: 'Bigos' })).toBeTruthy()
    online.mockRestore()
  })

  it('says when nothing fits', async () => {
    library()
    renderRoutes(communityRoutes, '/published-recipes?q=zzz')
    expect(await screen.findByText('Nic nie pasuje')).toBeTruthy()
  })

  it('says when nothing came, and tries again', async () => {
    apiServer.use(unreachable(listPublishedRecipes))
    const { user } = renderRoutes(communityRoutes, '/published-recipes')
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
    library(...RECIPES)
    await user.click(again)
    expect(await screen.findByRole('link', { name: 'Bigos' })).toBeTruthy()
  })
})

describe('/published-recipes for a member', () => {
  beforeEach(() => void signedIn())

  it('leads to the recipe with their pantry, and to publishing', async () => {
    library(...RECIPES)
    renderRoutes(communityRoutes, '/published-recipes')
    expect((await screen.findByRole('link', { name: 'Bigos' })).getAttribute('href')).toBe('/recipes/5')
    expect(screen.getByRole('link', { name: 'Opublikuj swój' }).getAttribute('href')).toBe('/recipes?show=own')
    expect(screen.getByRole('button', { name: 'Z mojej spiżarni', pressed: true })).toBeTruthy()
  })

  it('has all filters beside the list where there is room, and each can be taken off', async () => {
    isWide(true)
    const asked = library(...RECIPES)
    const { user } = renderRoutes(communityRoutes, '/published-recipes')
    const filters = within(await screen.findByRole('group', { name: 'Filtry' }))
    await user.click(filters.getByRole('button', { name: 'do 45 min' }))
    await user.selectOptions(filters.getByRole('combobox', { name: 'Rodzaj dania' }), 'Zupy')
    await user.click(filters.getByRole('switch', { name: /Tylko pod moje zdrowie/ }))
    await user.click(filters.getByRole('switch', { name: /Z mojej spiżarni/ }))
    await expect.poll(() => asked.at(-1)).toMatchObject({ max_minutes: 45, kind: 'soup', fits: false, ordering: '-rating' })
    await user.click(screen.getByRole('button', { name: 'Zdejmij: Zupy' }))
    await expect.poll(() => asked.at(-1)).not.toMatchObject({ kind: 'soup' })
    await user.click(screen.getByRole('button', { name: 'Wyczyść (1)' }))
    await expect.poll(() => asked.at(-1)).not.toMatchObject({ max_minutes: 45 })
  })
})

describe('/published-recipes?author=', () => {
  it('is the page of somebody who publishes', async () => {
    const asked = library(...RECIPES.slice(0, 1))
    apiServer.use(
      answer(readAuthor, () => ({ author_name: 'AniaGotuje', recipes: 12, cooked: 340, saved: 1, rating: 4.67, is_you: false })),
    )
    renderRoutes(communityRoutes, '/published-recipes?author=aniagotuje')
    expect(await screen.findByRole('heading', { level: 1, name: 'AniaGotuje' })).toBeTruthy()
    expect(screen.getByText(/^12 przepisów · ugotowane 340.razy · w.ulubionych 1.raz · ocena 4,7$/)).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Bigos' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Autor: AniaGotuje' })).toBeNull()
    expect(asked[0]).toMatchObject({ author: 'aniagotuje' })
  })

  it('of nobody says so, and leads back', async () => {
    library()
    apiServer.use(answer(readAuthor, () => refuse('not_found')))
    renderRoutes(communityRoutes, '/published-recipes?author=Nikt')
    expect(await screen.findByText('Nie ma tu przepisów')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Wszystkie przepisy' }).getAttribute('href')).toBe('/published-recipes')
  })
})

describe('words of filters that are typed into the search', () => {
  it('narrow the list, stand as chips, and leave the words with a chip that is taken off', async () => {
    const asked = library(...RECIPES)
    const { user, router } = renderRoutes(communityRoutes, '/published-recipes')
    const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Szukaj przepisu' })
    await user.type(field, 'placki bez glutenu i mleka')
    await expect.poll(() => asked.at(-1)).toMatchObject({ search: 'placki', diet: 'gluten_free', free_from: 'milk' })
    expect(field.value).toBe('placki bez glutenu i mleka')
    const chips = within(screen.getByRole('group', { name: 'Filtry z wyszukiwania' }))
    expect(chips.getByText('bez mleka')).toBeTruthy()
    // Each is named once.
    expect(screen.getByRole('button', { name: 'Dieta' })).toBeTruthy()
    await user.click(chips.getByRole('button', { name: 'Zdejmij: bez glutenu' }))
    await expect.poll(() => asked.at(-1)).toMatchObject({ search: 'placki', free_from: 'milk' })
    expect(asked.at(-1)).not.toHaveProperty('diet')
    expect(field.value).toBe('placki')
    expect(router.state.location.search).toBe('?q=placki&free=milk')
  })

  it('lead to the page of a condition that no filter answers', async () => {
    library()
    renderRoutes(communityRoutes, '/published-recipes?q=dla%20cukrzyka')
    const link = await screen.findByRole('link', { name: /^Zobacz, co liczymy w.daniach$/ })
    expect(link.getAttribute('href')).toBe('/lp/cukrzyca')
  })

  it('are one filter with the chip that says the same', async () => {
    isWide(true)
    const asked = library(...RECIPES)
    const { user } = renderRoutes(communityRoutes, '/published-recipes?q=bez%20glutenu')
    const diet = within(await screen.findByRole('group', { name: 'Dieta' }))
    const allergens = within(screen.getByRole('group', { name: 'Bez alergenów' }))
    expect(diet.getByRole('button', { name: 'bez glutenu', pressed: true })).toBeTruthy()
    await user.click(allergens.getByRole('button', { name: 'gluten', pressed: true }))
    await expect.poll(() => asked.at(-1)).not.toHaveProperty('diet')
    expect(diet.getByRole('button', { name: 'bez glutenu', pressed: false })).toBeTruthy()
    await user.click(allergens.getByRole('button', { name: 'gluten', pressed: false }))
    expect(await diet.findByRole('button', { name: 'bez glutenu', pressed: true })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Zdejmij: bez glutenu' })).toHaveLength(1)
  })
})
