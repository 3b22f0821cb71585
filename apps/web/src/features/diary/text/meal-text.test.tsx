import { listDiarySuggestions } from '@spizarka/contract/diary'
import { logMealText } from '@spizarka/contract/meal-texts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { today } from '../../../lib/text/format.ts'
import { answer, apiServer, refuse } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { diaryRoutes } from '../routes.ts'

const routes = diaryRoutes.filter(({ path }) => path === '/log-consumption/text')
const SESSION = '0b0e3a0c-7a1c-4c43-9c5e-5c0e9e6d1f11'

beforeEach(() => {
  signedIn()
  apiServer.use(answer(listDiarySuggestions, () => []))
})

async function open() {
  const view = renderRoutes(routes, '/log-consumption/text')
  const field = await screen.findByRole('textbox', { name: /Co na talerzu/ })
  return { ...view, field, send: screen.getByRole('button', { name: /Policz posiłek/ }) }
}

describe('a meal told in words', () => {
  it('is sent once with its day and meal, and leads to what was read', async () => {
    const sent: object[] = []
    apiServer.use(
      answer(logMealText, ({ body }) => {
        sent.push(body)
        return { session_id: SESSION }
      }),
    )
    const { user, router, field, send } = await open()
    await user.click(screen.getByRole('radio', { name: /obiad/i }))
    await user.type(field, 'talerz rosołu')
    await user.dblClick(send)
    await waitFor(() => expect(router.state.location.pathname).toBe(`/log-consumption/confirm/${SESSION}`))
    expect(sent).toEqual([{ text: 'talerz rosołu', day: today(), meal_type: 'lunch' }])
  })

  it('is not sent while nothing is told', async () => {
    const { user, field, send } = await open()
    await user.click(send)
    expect(await screen.findByText('Pole tekstowe nie może być puste.')).toBeTruthy()
    expect(document.activeElement).toBe(field)
    await user.type(field, 'j')
    expect(screen.queryByText('Pole tekstowe nie może być puste.')).toBeNull()
  })

  it('keeps what was told where it could not be sent, and says why', async () => {
    apiServer.use(answer(logMealText, () => refuse('points_short_meal')))
    const { user, field, send } = await open()
    await user.type(field, 'jabłko')
    await user.click(send)
    expect(await screen.findByText(/Potrzebujesz 5 punktów, aby przeanalizować posiłek/)).toBeTruthy()
    expect(field).toHaveProperty('value', 'jabłko')
  })
})
