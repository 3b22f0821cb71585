import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { readAuthor } from '@spizarka/contract/publications'
import { readPublishedRecipe, readSharedRecipe } from '@spizarka/contract/recipes'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answer, apiServer, refuse } from '../../../testing/api-server.ts'
import { anIngredient, aRecipe, aStep } from '../../../testing/recipe-samples.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { toastStore } from '../../../ui/feedback/toast.ts'
import { sharedRecipeRoutes } from '../shared-routes.ts'

const forGuests = aRecipe({
  is_own: false,
  about: 'Jajka w pomidorach.',
  pantry_match: null,
  why: [],
  ingredients: [anIngredient({ stock: null })],
  safety: { verdict: 'clear', checked_for: [], findings: [], allergens: ['jaja'] },
})

describe('/shared/{token}', () => {
  it('shows a guest the recipe, and nothing of whose it is or what they have', async () => {
    const tokens: string[] = []
    apiServer.use(
      answer(readSharedRecipe, ({ params }) => {
        tokens.push(params.token)
        return forGuests
      }),
    )
    const { user } = renderRoutes(sharedRecipeRoutes, '/shared/abc')
    expect(await screen.findByRole('heading', { level: 1, name: withHardSpaces(forGuests.title) })).toBeTruthy()
    expect(tokens).toEqual(['abc'])
    const descriptions = [...document.querySelectorAll<HTMLMetaElement>('meta[name="description"]')].map(({ content }) => content)
    expect(descriptions).toContain('Jajka w pomidorach. Składniki, wartości odżywcze i przygotowanie krok po kroku.')
    expect(screen.queryByText(/^masz/)).toBeNull()
    expect(screen.queryByText(/na swojej liście/)).toBeNull()
    expect(screen.queryByRole('link', { name: 'Gotuj' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Ulubione/ })).toBeNull()
    await user.click(screen.getByRole('heading', { level: 2, name: 'Co warto wiedzieć' }))
    const invitation = await screen.findByRole('link', { name: /Załóż konto, a sprawdzimy/ })
    expect(invitation.getAttribute('href')).toBe('/register')
    await user.click(screen.getByRole('button', { name: 'Więcej: porcje' }))
    expect(screen.getByText(/^600.g$/)).toBeTruthy()
  })

  it('says when the address leads nowhere any more', async () => {
    apiServer.use(answer(readSharedRecipe, () => refuse('not_found')))
    renderRoutes(sharedRecipeRoutes, '/shared/gone')
    expect(await screen.findByText('Nie ma tego przepisu')).toBeTruthy()
  })

  it('gives its address on', async () => {
    apiServer.use(answer(readSharedRecipe, () => forGuests))
    const { user } = renderRoutes(sharedRecipeRoutes, '/shared/abc')
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
    Object.assign(navigator, { share })
    try {
      await user.click(await screen.findByRole('button', { name: /^Udostępnij/ }))
      expect(share).toHaveBeenCalledWith({ title: forGuests.title, url: window.location.href })
      expect(toastStore.read()).toBeUndefined()
    } finally {
      Reflect.deleteProperty(navigator, 'share')
    }
  })
})

describe('/published-recipes/{id}', () => {
  it('shows a guest the recipe', async () => {
    apiServer.use(answer(readPublishedRecipe, () => aRecipe({ ...forGuests, id: '5', title: 'Bigos', source: 'base' })))
    renderRoutes(sharedRecipeRoutes, '/published-recipes/5')
    expect(await screen.findByRole('heading', { level: 1, name: 'Bigos' })).toBeTruthy()
    expect(screen.getByText('Przepis Spiżarki')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Zrób po mojemu/ })).toBeNull()
  })

  it('shows the timer that a guest starts, and ends it', async () => {
    const steps = [aStep({ text: 'Smaż 8 minut.' })]
    apiServer.use(answer(readPublishedRecipe, () => aRecipe({ ...forGuests, id: '5', title: 'Bigos', source: 'base', steps })))
    const { user } = renderRoutes(sharedRecipeRoutes, '/published-recipes/5')
    await user.click(await screen.findByRole('button', { name: /^Włącz minutnik: 8.minut$/ }))
    const timers = within(await screen.findByRole('list', { name: 'Minutniki' }))
    expect(timers.getByRole('listitem').textContent).toMatch(/\(Bigos\).*[78]:\d\d$/)
    expect(timers.queryByRole('link')).toBeNull()
    await user.click(timers.getByRole('button', { name: /^Wyłącz minutnik/ }))
    await expect.poll(() => screen.queryByRole('list', { name: 'Minutniki' })).toBeNull()
  })

  it('names who published it, and leads to what else they did', async () => {
    const published = { author_name: 'AniaGotuje', published_at: '2025-11-14T10:00:00Z', rating: 4.7, rating_count: 128, comment_count: 23 }
    apiServer.use(
      answer(readPublishedRecipe, () => aRecipe({ ...forGuests, ...published, id: '5', title: 'Bigos', source: 'own' })),
      answer(readAuthor, () => ({ author_name: 'AniaGotuje', recipes: 12, cooked: 0, saved: 0, rating: null, is_you: false })),
    )
    renderRoutes(sharedRecipeRoutes, '/published-recipes/5')
    expect((await screen.findByRole('link', { name: 'Autor: AniaGotuje' })).getAttribute('href')).toBe(
      '/published-recipes?author=AniaGotuje',
    )
    expect(await screen.findByText(/^12.przepisów, opublikowano 14 listopada/)).toBeTruthy()
    expect(screen.getByText('po moderacji')).toBeTruthy()
    expect(screen.getByRole('link', { name: /23.komentarze/ }).getAttribute('href')).toBe('#oceny')
  })

  it('leads whoever is signed in to the recipe with their pantry', async () => {
    signedIn()
    const { router } = renderRoutes(sharedRecipeRoutes, '/published-recipes/5?servings=4')
    await expect.poll(() => router.state.location.pathname + router.state.location.search).toBe('/recipes/5?servings=4')
  })
})
