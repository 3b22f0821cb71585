import { listFavorites, listPublishedRecipes, listRecipes, unmarkFavorite } from '@spizarka/contract/recipes'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, apiServer, refuse } from '../../../testing/api-server.ts'
import { aRecipeSummary } from '../../../testing/recipe-samples.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { onePage, signedIn } from '../../../testing/samples.ts'
import { recipesRoutes } from '../routes.ts'

const routes = recipesRoutes.filter(({ path }) => path === '/recipes' || path === '/favorites')

/** What the list of one's own recipes was asked for. */
function ownRecipes(...titles: string[]) {
  const asked: object[] = []
  apiServer.use(
    answer(listRecipes, ({ query }) => {
      asked.push(query)
      return onePage(...titles.map((title, index) => aRecipeSummary({ id: String(index), title })))
    }),
  )
  return asked
}

describe('/recipes', () => {
  beforeEach(() => {
    signedIn()
  })

  it('shows what is there, how long it takes and how much of it is at home', async () => {
    ownRecipes('Szakszuka', 'Zupa krem')
    renderRoutes(routes, '/recipes?show=own')
    const link = await screen.findByRole('link', { name: 'Szakszuka' })
    expect(link.getAttribute('href')).toBe('/recipes/0')
    expect(screen.getByText('2 przepisy')).toBeTruthy()
    const card = within(screen.getAllByRole('article')[0] ?? document.body)
    expect(card.getByText(/^25.min$/)).toBeTruthy()
    expect(card.getByText(/masz 8 z.10/)).toBeTruthy()
  })

  it('searches when the typing pauses, narrows and orders, and keeps it in the address', async () => {
    const asked = ownRecipes('Szakszuka')
    const { user, router } = renderRoutes(routes, '/recipes?show=own')
    await user.type(await screen.findByRole('searchbox', { name: 'Szukaj przepisu' }), 'pomidor')
    await expect.poll(() => asked.at(-1)).toMatchObject({ search: 'pomidor' })
    expect(asked.length).toBeLessThan(7)
    await user.click(screen.getByRole('button', { name: 'do 30 min' }))
    await user.click(screen.getByRole('button', { name: 'Filtry' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtry' }))
    await user.click(sheet.getByRole('button', { name: 'Obiad' }))
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Rodzaj dania' }), 'Zupy')
    await user.click(await sheet.findByRole('button', { name: 'Pokaż 1 przepis' }))
    expect(screen.getByRole('button', { name: /^Filtry.*1$/ })).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kolejność' }), 'Od najszybszych')
    await expect
      .poll(() => asked.at(-1))
      .toMatchObject({ search: 'pomidor', meal_type: 'lunch', kind: 'soup', max_minutes: 30, ordering: 'total_minutes' })
    expect(router.state.location.search).toBe('?show=own&q=pomidor&minutes=30&meal=lunch&kind=soup&order=total_minutes')
  })

  it('narrows by diet and by what may be missing at home, and counts both as filters', async () => {
    const asked = ownRecipes('Szakszuka')
    const { user, router } = renderRoutes(routes, '/recipes?show=own')
    await user.click(await screen.findByRole('button', { name: 'Filtry' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtry' }))
    await user.click(sheet.getByRole('radio', { name: 'niczego' }))
    await user.click(sheet.getByRole('button', { name: 'bez glutenu' }))
    await expect.poll(() => asked.at(-1)).toMatchObject({ max_missing: 0, diet: 'gluten_free' })
    expect(router.state.location.search).toBe('?show=own&missing=0&diet=gluten_free')
    await user.click(sheet.getByRole('button', { name: 'dużo białka' }))
    await expect.poll(() => asked.at(-1)).toMatchObject({ diet: 'gluten_free', high_protein: true })
    await user.click(sheet.getByRole('button', { name: 'Wyczyść (3)' }))
    await expect.poll(() => asked.at(-1)).not.toMatchObject({ high_protein: true })
    expect(asked.at(-1)).not.toMatchObject({ diet: 'gluten_free' })
    expect(router.state.location.search).toBe('?show=own')
  })

  it('takes nothing from the address that it does not know', async () => {
    const asked = ownRecipes('Szakszuka')
    renderRoutes(routes, '/recipes?show=own&meal=brunch&kind=toString&minutes=17&order=price')
    await screen.findByRole('link', { name: 'Szakszuka' })
    expect(asked[0]).toEqual({ page: 1, page_size: 24, ordering: '-pantry_match' })
  })

  it('says when nothing fits, and clears the filters', async () => {
    const asked = ownRecipes()
    const { user } = renderRoutes(routes, '/recipes?show=own&q=zupa&meal=lunch')
    await user.click(await screen.findByRole('button', { name: 'Wyczyść filtry' }))
    await expect.poll(() => asked.at(-1)).toEqual({ page: 1, page_size: 24, ordering: '-pantry_match' })
    expect(await screen.findByText('Tu zamieszkają Twoje przepisy')).toBeTruthy()
  })

  it('where nothing fits, says which filter is enough to take off and what is there then', async () => {
    apiServer.use(
      answer(listRecipes, ({ query }) =>
        query.meal_type === undefined ? onePage(aRecipeSummary({ title: 'Rosół' })) : { count: 0, next: null, previous: null, results: [] },
      ),
    )
    const { user, router } = renderRoutes(routes, '/recipes?show=own&q=ros&meal=breakfast')
    const ways = within(await screen.findByRole('list', { name: 'Co zdjąć' }))
    await ways.findByRole('button')
    expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Usuń „Śniadanie”: 1 przepis'])
    // Where the filters are chosen it is said as well, and the button there gives the reason.
    await user.click(screen.getByRole('button', { name: /^Filtry/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtry' }))
    expect(sheet.getByText('Zdejmij któryś z filtrów.')).toBeTruthy()
    await user.click(await sheet.findByRole('button', { name: 'Usuń „Śniadanie”: 1 przepis' }))
    expect(await sheet.findByRole('button', { name: 'Pokaż 1 przepis' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Rosół' })).toBeTruthy()
    expect(router.state.location.search).toBe('?show=own&q=ros')
  })

  it('is one of three lists beside each other, ordered by the pantry or not', async () => {
    const asked = ownRecipes('Szakszuka')
    apiServer.use(answer(listFavorites, () => onePage(aRecipeSummary({ title: 'Bigos' }))))
    const { user, router } = renderRoutes(routes, '/recipes?show=own')
    await user.click(await screen.findByRole('button', { name: 'Z mojej spiżarni', pressed: true }))
    await expect.poll(() => asked.at(-1)).toMatchObject({ ordering: '-rating' })
    await user.click(screen.getByRole('radio', { name: 'Ulubione' }))
    expect(await screen.findByRole('link', { name: 'Bigos' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/favorites')
  })

  it('leads from nothing to the first recipe and to those of Spiżarka', async () => {
    ownRecipes()
    const { user } = renderRoutes(routes, '/recipes?show=own')
    expect((await screen.findByText(/^4–5.przepisów$/)).parentElement?.textContent).toMatch(
      /^Ułóż pierwszy z.tego, co masz\. Punktów na start wystarczy na.4–5.przepisów\.$/,
    )
    const published: unknown[] = []
    apiServer.use(
      answer(listPublishedRecipes, ({ query }) => {
        published.push(query.fits)
        return onePage(aRecipeSummary({ title: 'Bigos', verdict: 'blocked' }))
      }),
    )
    await user.click(screen.getByRole('link', { name: 'Zobacz Przepisy Spiżarka' }))
    expect(await screen.findByRole('link', { name: 'Bigos' })).toBeTruthy()
    expect(screen.getByText('nie dla Ciebie')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Filtry' }))
    await user.click(await screen.findByRole('switch', { name: /Tylko dla mnie/ }))
    await expect.poll(() => published).toEqual([true, false])
  })

  it('shows more when asked, and says how many there are', async () => {
    apiServer.use(
      answer(listRecipes, ({ query: { page } }) => ({
        count: 2,
        next: page === 1 ? 'next' : null,
        previous: null,
        results: [aRecipeSummary({ id: String(page), title: `Danie ${page}` })],
      })),
    )
    const { user } = renderRoutes(routes, '/recipes?show=own')
    await user.click(await screen.findByRole('button', { name: /^Pokaż kolejne \(1\)$/ }))
    expect(await screen.findByRole('link', { name: 'Danie 2' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Danie 1' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Pokaż kolejne/ })).toBeNull()
  })

  it('can be tried again after a failure', async () => {
    apiServer.use(answer(listRecipes, () => refuse('forbidden')))
    const { user } = renderRoutes(routes, '/recipes?show=own')
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
    ownRecipes('Szakszuka')
    await user.click(again)
    expect(await screen.findByRole('link', { name: 'Szakszuka' })).toBeTruthy()
  })
})

describe('/recipes at first', () => {
  it('opens with those of Spiżarka in the order of the pantry, fit for who looks', async () => {
    signedIn()
    const asked: object[] = []
    apiServer.use(
      answer(listPublishedRecipes, ({ query }) => {
        asked.push(query)
        return onePage(aRecipeSummary({ title: 'Bigos' }))
      }),
    )
    renderRoutes(routes, '/recipes')
    expect(await screen.findByRole('link', { name: 'Bigos' })).toBeTruthy()
    expect(asked[0]).toEqual({ page: 1, page_size: 24, fits: true })
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kolejność' }).value).toBe('-pantry_match')
  })
})

describe('/favorites', () => {
  it('loses a recipe whose heart is taken off', async () => {
    signedIn()
    const marked = [aRecipeSummary({ is_favorite: true })]
    apiServer.use(
      answer(listFavorites, () => onePage(...marked)),
      answer(unmarkFavorite, () => {
        marked.pop()
        return undefined
      }),
    )
    const { user } = renderRoutes(routes, '/favorites')
    await user.click(await screen.findByRole('button', { name: /^Ulubione: Szakszuka/, pressed: true }))
    expect(await screen.findByText('Nie masz jeszcze ulubionych')).toBeTruthy()
  })
})
