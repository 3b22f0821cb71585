import { suggestFoods } from '@spizarka/contract/profile'
import { markStaple, readStaples, saveStaples } from '@spizarka/contract/staples'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, apiServer, refuse, unreachable } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { toastStore } from '../../../ui/feedback/toast.ts'
import { anEmptyProfile, someStaples } from '../testing.ts'
import { StaplesFields } from './StaplesFields.tsx'

/** The staples as the server keeps them. */
function staplesOnServer(food_ids: readonly string[] = ['sol', 'olej', 'woda'], out: readonly string[] = []) {
  let kept = { food_ids, out }
  const sent: unknown[] = []
  apiServer.use(
    answer(readStaples, () => someStaples(kept.food_ids, kept.out)),
    answer(saveStaples, ({ body }) => {
      sent.push(body.food_ids)
      kept = { food_ids: body.food_ids, out: kept.out.filter((id) => !body.food_ids.includes(id)) }
      return someStaples(kept.food_ids, kept.out)
    }),
    answer(markStaple, ({ params, body }) => {
      sent.push([params.foodId, body.ran_out])
      kept = { food_ids: [...kept.food_ids, params.foodId], out: [] }
      return someStaples(kept.food_ids, kept.out)
    }),
  )
  return sent
}

function open() {
  signedIn()
  return renderRoutes([{ path: '/', Component: StaplesFields }], '/')
}

const chosen = async () => within(await screen.findByRole('list', { name: 'Zaznaczone' }))

describe('what one always has, in the settings', () => {
  beforeEach(anEmptyProfile)

  it('says what is on, whence it is taken, and what else could be', async () => {
    staplesOnServer()
    open()
    const rows = (await chosen()).getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows).toEqual([
      expect.stringMatching(/sól.*w.41.przepisach/),
      expect.stringMatching(/olej.*jest też w.spiżarni, 350.ml/),
      expect.stringMatching(/woda.*zawsze/),
    ])
    expect((await chosen()).getAllByRole('switch')).toHaveLength(2)
    expect(screen.getByText(/^3.rzeczy$/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'mąka' })).toBeTruthy()
    expect(screen.queryByText('Skończyło się')).toBeNull()
  })

  it('keeps every tap at once, and takes one back', async () => {
    const sent = staplesOnServer()
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'mąka' }))
    expect((await chosen()).getByRole('switch', { name: 'mąka' })).toBeTruthy()
    await user.click((await chosen()).getByRole('switch', { name: 'sól' }))
    await waitFor(() =>
      expect(sent).toEqual([
        ['sol', 'olej', 'woda', 'maka-pszenna'],
        ['olej', 'woda', 'maka-pszenna'],
      ]),
    )
    await user.click(screen.getByRole('button', { name: 'Cofnij' }))
    await waitFor(() => expect(sent.at(-1)).toEqual(['olej', 'woda', 'maka-pszenna', 'sol']))
    expect((await chosen()).getByRole('switch', { name: 'sól' })).toBeTruthy()
  })

  it('adds what is on no list, found by its name', async () => {
    const sent = staplesOnServer()
    apiServer.use(answer(suggestFoods, () => [{ name: 'oliwa z oliwek', food_id: 'oliwa' }]))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Inne' }))
    await user.type(screen.getByRole('combobox', { name: 'Co jeszcze zawsze masz?' }), 'oli')
    await user.click(await screen.findByRole('option', { name: 'oliwa z oliwek' }))
    await waitFor(() => expect(sent).toEqual([['sol', 'olej', 'woda', 'oliwa']]))
    await user.type(screen.getByRole('combobox', { name: 'Co jeszcze zawsze masz?' }), 'xyzzy{Enter}')
    expect(await screen.findByText('Nie znamy takiego produktu. Wybierz z podpowiedzi.')).toBeTruthy()
  })

  it('has what ran out, since when, until it is there again', async () => {
    const sent = staplesOnServer(['sol', 'woda'], ['cytryny'])
    const { user } = open()
    const row = within(await screen.findByRole('list', { name: 'Skończyło się' }))
    expect(row.getByText(/^od 18 listopada/)).toBeTruthy()
    await user.click(row.getByRole('button', { name: 'Znowu mam: cytryna' }))
    expect((await chosen()).getByRole('switch', { name: 'cytryna' })).toBeTruthy()
    await waitFor(() => expect(sent).toEqual([['cytryny', false]]))
    expect(screen.queryByText('Skończyło się')).toBeNull()
  })

  it('takes a change back that the server did not keep, and says so', async () => {
    staplesOnServer()
    apiServer.use(unreachable(saveStaples))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'mąka' }))
    await waitFor(() => expect(toastStore.read()?.text).toBe('Nie udało się zapisać zmiany. Spróbuj ponownie.'))
    await waitFor(() => expect(screen.queryByRole('switch', { name: 'mąka' })).toBeNull())
  })

  it('can be tried again when it could not be read', async () => {
    apiServer.use(answer(readStaples, () => refuse('forbidden')))
    const { user } = open()
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
    expect(screen.getByText('Nie udało się załadować Twoich ustawień.')).toBeTruthy()
    staplesOnServer()
    await user.click(again)
    expect(await chosen()).toBeTruthy()
  })
})
