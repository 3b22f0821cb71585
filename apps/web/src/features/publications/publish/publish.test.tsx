import { listMyPublications, previewPublication, publishRecipe, readPublishing } from '@spizarka/contract/publications'
import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answer, apiServer, refuse, unreachable } from '../../../testing/api-server.ts'
import { anIngredient, aRecipe, aStep } from '../../../testing/recipe-samples.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { onePage, signedIn } from '../../../testing/samples.ts'
import { publicationsRoutes } from '../routes.ts'
import { aPublication, aPublishing } from '../testing.ts'

const PREVIEW = aRecipe({
  title: 'Krem z dyni',
  about: 'Gęsty i rozgrzewający.',
  total_minutes: 40,
  ingredients: [anIngredient({ line: '1 kg dyni' }), anIngredient({ line: 'sól' })],
  steps: [aStep({ text: 'Ugotuj.' }), aStep({ text: 'Zmiksuj.' })],
})

function open(publishing = aPublishing()) {
  apiServer.use(
    answer(readPublishing, () => publishing),
    answer(previewPublication, () => PREVIEW),
    answer(listMyPublications, () => onePage()),
  )
  return renderRoutes(publicationsRoutes, '/recipes/31/publish')
}

const send = () => screen.getByRole('button', { name: 'Wyślij do moderacji' })

beforeAll(() => Promise.all([import('./PublishScreen.tsx'), import('../list/PublicationsScreen.tsx')]))
beforeEach(() => {
  signedIn()
})

describe('publishing a recipe', () => {
  it('shows it as others will read it, and sends it signed once its author has agreed', async () => {
    const sent: object[] = []
    const { user, router } = open()
    apiServer.use(
      answer(publishRecipe, ({ body, params, headers }) => {
        sent.push({ ...body, id: params.id, hasKey: headers.has('idempotency-key') })
        return aPublication()
      }),
    )
    const name = await screen.findByLabelText(/^Podpis przy przepisie/)
    expect(screen.getByText(/^2.składniki, 2.kroki, 40.min$/)).toBeTruthy()
    expect(screen.getByText('Gęsty i rozgrzewający.')).toBeTruthy()
    expect(send().getAttribute('aria-disabled')).toBe('true')
    await user.type(name, 'MartaW')
    await user.click(screen.getByRole('checkbox', { name: /^To mój przepis/ }))
    await user.click(send())
    await expect.poll(() => router.state.location.pathname).toBe('/recipes/publications')
    expect(sent).toEqual([{ id: '31', author_name: 'MartaW', licence_accepted: true, hasKey: true }])
  })

  it('says what is missing before it can be sent, and what is only vague', async () => {
    open(aPublishing({ missing: ['ingredients', 'steps'], lines_without_amount: ['sól', 'pieprz'] }))
    expect(await screen.findByText('Brakuje: co najmniej 3 składniki')).toBeTruthy()
    expect(screen.getByText('Brakuje: co najmniej 2 kroki')).toBeTruthy()
    expect(screen.getByText('Rozpoznajemy produkty')).toBeTruthy()
    expect(screen.getByText('Bez ilości: sól, pieprz')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Uzupełnij' })[0]?.getAttribute('href')).toBe('/recipes/31/edit')
    expect(screen.getByText('Brakuje: co najmniej 3 składniki, co najmniej 2 kroki.')).toBeTruthy()
    expect(send().getAttribute('aria-disabled')).toBe('true')
  })

  it.each([
    ['five wait already', aPublishing({ waiting: 5 }), /^Na decyzję czeka już 5.Twoich przepisów$/],
    ['it came from a page', aPublishing({ is_imported: true }), 'Przepis ze strony zostaje tylko u Ciebie'],
    ['it waits', aPublishing({ publication: aPublication(), waiting: 1 }), 'Ten przepis już czeka na decyzję'],
    [
      'it stands as it is',
      aPublishing({ publication: aPublication({ state: 'published' }), is_published: true }),
      'Ten przepis jest już w Przepisach Spiżarki',
    ],
  ])('says at once that it cannot be sent, for %s', async (_, publishing, told) => {
    open(publishing)
    expect(await screen.findByText(told)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Wyślij do moderacji' })).toBeNull()
    expect(screen.queryByLabelText(/^Podpis/)).toBeNull()
  })

  it('keeps the name that was used before, and says beside it whose it is', async () => {
    const { user } = open(aPublishing({ author_name: 'Kasia' }))
    apiServer.use(answer(publishRecipe, () => refuse('author_name_taken')))
    const name = await screen.findByLabelText<HTMLInputElement>(/^Podpis przy przepisie/)
    expect(name.value).toBe('Kasia')
    await user.click(screen.getByRole('checkbox', { name: /^To mój przepis/ }))
    await user.clear(name)
    await user.type(name, 'a@b')
    await user.click(send())
    expect(await screen.findByText('Podpis nie może zawierać znaku @.')).toBeTruthy()
    await user.clear(name)
    await user.type(name, 'Redakcja')
    await user.click(send())
    expect(await screen.findByText(/kogoś innego/)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('tells what stood in the way meanwhile, and reads again how it stands', async () => {
    const { user } = open(aPublishing({ author_name: 'Kasia' }))
    await user.click(await screen.findByRole('checkbox', { name: /^To mój przepis/ }))
    apiServer.use(
      answer(publishRecipe, () => refuse('publications_waiting_limit')),
      answer(readPublishing, () => aPublishing({ author_name: 'Kasia', waiting: 5 })),
    )
    await user.click(send())
    expect(await screen.findByText(/^Na decyzję czeka już 5/)).toBeTruthy()
  })

  it('keeps what was written where there is no network', async () => {
    const { user } = open(aPublishing({ author_name: 'Kasia' }))
    apiServer.use(unreachable(publishRecipe))
    await user.click(await screen.findByRole('checkbox', { name: /^To mój przepis/ }))
    await user.click(send())
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Brak połączenia/)
    expect(screen.getByLabelText<HTMLInputElement>(/^Podpis przy przepisie/).value).toBe('Kasia')
  })

  it('says where there is no such recipe', async () => {
    open()
    apiServer.use(answer(readPublishing, () => refuse('not_found')))
    expect(await screen.findByText('Nie ma tego przepisu')).toBeTruthy()
  })
})
