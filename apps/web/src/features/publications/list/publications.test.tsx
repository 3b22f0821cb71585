import { appealDecision, listMyPublications, type OwnPublication, withdrawRecipe } from '@spizarka/contract/publications'
import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answer, apiServer, refuse, unreachable } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { onePage, signedIn } from '../../../testing/samples.ts'
import { toastStore } from '../../../ui/feedback/toast.ts'
import { publicationsRoutes } from '../routes.ts'
import { aPublication } from '../testing.ts'

/** What was asked of the list, and what it answers from now on. */
function open(...publications: OwnPublication[]) {
  const kept = { publications }
  const asked: object[] = []
  apiServer.use(
    answer(listMyPublications, ({ query }) => {
      if (query.page_size > 1) asked.push(query)
      return onePage(...kept.publications.filter(({ state }) => query.state === undefined || query.state === state))
    }),
  )
  return { ...renderRoutes(publicationsRoutes, '/recipes/publications'), kept, asked }
}

const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title })
  return within(heading.closest('li') ?? document.body)
}

beforeAll(() => import('./PublicationsScreen.tsx'))
beforeEach(() => {
  signedIn()
})

describe('one’s publications', () => {
  it('say how each stands, and why', async () => {
    open(
      aPublication(),
      aPublication({ id: '6', title: 'Omlet', state: 'published', rating: 4.5, rating_count: 64, cooked_count: 112 }),
      aPublication({
        id: '7',
        title: 'Miska',
        state: 'rejected',
        decided_at: '2025-11-12T10:00:00Z',
        reason_code: 'unsafe',
        reason: 'Mięso zostaje surowe.',
        can_appeal: true,
      }),
    )
    expect((await cardOf('Krem z\u00a0dyni')).getByText('czeka')).toBeTruthy()
    expect((await cardOf('Krem z\u00a0dyni')).getByText(/przed nim 6.przepisów$/)).toBeTruthy()
    expect((await cardOf('Omlet')).getByText('opublikowany')).toBeTruthy()
    expect((await cardOf('Omlet')).getByText(/ugotowany 112.razy/)).toBeTruthy()
    const refused = await cardOf('Miska')
    expect(refused.getByText('Powód: przygotowanie niebezpieczne dla zdrowia.')).toBeTruthy()
    expect(refused.getByText('Mięso zostaje surowe.')).toBeTruthy()
    expect(refused.getByRole('link', { name: 'Wyślij ponownie' }).getAttribute('href')).toBe('/recipes/31/publish')
    expect(screen.getByText('3 przepisy')).toBeTruthy()
  })

  it('are narrowed to a state, which stays in the address', async () => {
    const { user, router, asked } = open(aPublication(), aPublication({ id: '6', title: 'Omlet', state: 'published' }))
    await cardOf('Omlet')
    await user.click(screen.getByRole('button', { name: 'Czekają 1' }))
    await expect.poll(() => asked.at(-1)).toMatchObject({ state: 'submitted' })
    await expect.poll(() => screen.queryByRole('heading', { level: 2, name: 'Omlet' })).toBeNull()
    expect(router.state.location.search).toBe('?state=submitted')
    await user.click(screen.getByRole('button', { name: 'Usunięte' }))
    expect(await screen.findByText('Żadna publikacja')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Pokaż wszystkie' }))
    expect(await cardOf('Omlet')).toBeTruthy()
  })

  it('are appealed once, in one’s own words', async () => {
    const refused = aPublication({
      state: 'rejected',
      decided_at: '2025-11-12T10:00:00Z',
      reason_code: 'other',
      reason: 'Nie.',
      can_appeal: true,
    })
    const { user, kept } = open(refused)
    const said: string[] = []
    apiServer.use(
      answer(appealDecision, ({ body }) => {
        said.push(body.text)
        kept.publications = [{ ...refused, state: 'submitted', appealed_at: '2025-11-13T10:00:00Z', can_appeal: false }]
        return kept.publications[0] ?? refused
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Odwołaj się' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Odwołaj się' }))
    await user.click(dialog.getByRole('button', { name: 'Wyślij odwołanie' }))
    expect(dialog.getByText('To pole jest wymagane.')).toBeTruthy()
    await user.type(dialog.getByLabelText(/^Dlaczego/), 'Wody jest litr.')
    await user.click(dialog.getByRole('button', { name: 'Wyślij odwołanie' }))
    expect(await screen.findByText(/^To Twoje odwołanie/)).toBeTruthy()
    expect(said).toEqual(['Wody jest litr.'])
    expect(screen.queryByRole('button', { name: 'Odwołaj się' })).toBeNull()
  })

  it('say that an appeal was made already, and keep the words', async () => {
    const { user } = open(aPublication({ state: 'removed', reason: 'Nie.', can_appeal: true }))
    apiServer.use(answer(appealDecision, () => refuse('appeal_repeated')))
    await user.click(await screen.findByRole('button', { name: 'Odwołaj się' }))
    const words = screen.getByLabelText<HTMLTextAreaElement>(/^Dlaczego/)
    await user.type(words, 'Ale.')
    await user.click(screen.getByRole('button', { name: 'Wyślij odwołanie' }))
    expect(await screen.findByText('Odwołanie od tej decyzji zostało już złożone.')).toBeTruthy()
    expect(words.value).toBe('Ale.')
  })

  it.each([
    [undefined, 'Przepis wycofany. U Ciebie zostaje.'],
    ['not_found', 'Przepis wycofany. U Ciebie zostaje.'],
    ['internal', 'Nie udało się wycofać przepisu. Spróbuj ponownie.'],
  ] as const)('are withdrawn when that was asked about; %s', async (failure, told) => {
    const { user } = open(aPublication({ state: 'published' }))
    let withdrawn = 0
    apiServer.use(
      answer(withdrawRecipe, () => {
        withdrawn += 1
        return failure && refuse(failure)
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Więcej: Krem z dyni' }))
    await user.click(screen.getByRole('button', { name: 'Wycofaj' }))
    expect(withdrawn).toBe(0)
    const dialog = within(screen.getByRole('dialog', { name: 'Wycofać przepis?' }))
    expect(dialog.getByText(/zniknie z Przepisów Spiżarki/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Wycofaj' }))
    await expect.poll(() => toastStore.read()?.text).toBe(told)
    expect(withdrawn).toBe(1)
  })

  it('say where to begin', async () => {
    open()
    expect(await screen.findByText('Jeszcze nic tu nie ma')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Wszystkie' })).toBeNull()
  })

  it('say that they could not be read', async () => {
    open()
    apiServer.use(unreachable(listMyPublications))
    expect(await screen.findByText('Nie udało się wczytać publikacji.')).toBeTruthy()
  })
})
