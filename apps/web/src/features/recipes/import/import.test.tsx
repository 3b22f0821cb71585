import type { BodyOut } from '@spizarka/contract/endpoint'
import { importRecipe, readRecipeSession } from '@spizarka/contract/recipe-sessions'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { drafts } from '../../../lib/storage/drafts.ts'
import { answer, apiServer, refuse, unreachable } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { toast, toastStore } from '../../../ui/feedback/toast.ts'
import { recipesRoutes } from '../routes.ts'

const SESSION = '0b8f6c0e-8f0a-4b5e-9d55-2f1f3b1f7c11'
const made = { kind: 'import' as const, recipe_id: '31', charged: 0, picture_failed: false, made_by: 'kitchen' as const }
const routes = recipesRoutes.filter(({ path }) => path === '/recipes/import')

async function open() {
  const sent: BodyOut<typeof importRecipe>[] = []
  apiServer.use(
    answer(importRecipe, ({ body }) => {
      sent.push(body)
      return { session_id: SESSION }
    }),
  )
  const view = renderRoutes(routes, '/recipes/import')
  await screen.findByLabelText('Adres strony', { selector: 'input[type=url]' })
  return { ...view, sent }
}
const address = () => screen.getByLabelText<HTMLInputElement>('Adres strony', { selector: 'input[type=url]' })
const read = () => screen.getByRole('button', { name: 'Odczytaj przepis' })

describe('/recipes/import', () => {
  beforeEach(() => {
    signedIn()
    return () => {
      drafts.forgetAll()
      toast.dismiss()
    }
  })

  it('has the page read, and opens the recipe', async () => {
    let polls = 0
    apiServer.use(answer(readRecipeSession, () => (++polls < 3 ? refuse('not_found') : made)))
    const { user, sent, router } = await open()
    expect(screen.getByText('Podaj adres strony.')).toBeTruthy()
    await user.type(address(), ' https://przepisy.example/zupa ')
    await user.dblClick(read())
    await expect.poll(() => router.state.location.pathname).toBe('/recipes/31')
    expect(sent).toEqual([{ url: 'https://przepisy.example/zupa', text: null }])
    expect(router.state.historyAction).toBe('REPLACE')
    expect(toastStore.read()?.text).toMatch(/^Przepis jest u Ciebie\./)
    expect(drafts.find('import-url')).toBeUndefined()
  })

  it('has a pasted text read', async () => {
    apiServer.use(answer(readRecipeSession, () => made))
    const { user, sent } = await open()
    await user.click(screen.getByRole('radio', { name: 'Tekst' }))
    expect(screen.getByText('Wklej tekst przepisu.')).toBeTruthy()
    await user.click(screen.getByLabelText('Tekst przepisu'))
    await user.paste('Zupa\nSkładniki\n1 cebula')
    await user.click(read())
    await expect.poll(() => sent).toEqual([{ url: null, text: 'Zupa\nSkładniki\n1 cebula' }])
  })

  it('says at the address that it cannot be opened', async () => {
    const { user } = await open()
    const refusal = refuse('import_address_refused')
    apiServer.use(answer(importRecipe, () => refusal))
    await user.type(address(), 'http://10.0.0.1/')
    await user.click(read())
    expect(await screen.findByText(/^Tego adresu nie możemy otworzyć\./)).toBeTruthy()
    expect(address().getAttribute('aria-invalid')).toBe('true')
    await user.type(address(), 'x')
    expect(screen.queryByText(/^Tego adresu/)).toBeNull()
  })

  it.each(['import_not_reachable', 'import_no_recipe', 'import_failed'] as const)(
    'says that nothing could be read (%s), keeps the address, and offers the text',
    async (code) => {
      const refusal = refuse(code)
      apiServer.use(answer(readRecipeSession, () => refusal))
      const { user } = await open()
      await user.type(address(), 'https://przepisy.example/')
      await user.click(read())
      expect(await screen.findByText(Object.values(refusal.body).join(''))).toBeTruthy()
      expect(address().value).toBe('https://przepisy.example/')
      await user.click(screen.getByRole('button', { name: 'Wklej tekst' }))
      expect(screen.getByLabelText('Tekst przepisu')).toBeTruthy()
      expect(screen.queryByText(Object.values(refusal.body).join(''))).toBeNull()
    },
  )

  it('asks anew after a failure, for the same page too', async () => {
    let answers = 0
    apiServer.use(answer(readRecipeSession, () => (++answers === 1 ? refuse('import_not_reachable') : made)))
    const { user, sent, router } = await open()
    await user.type(address(), 'https://przepisy.example/')
    await user.click(read())
    await screen.findByText(/^Nie udało się otworzyć/)
    await user.click(read())
    await expect.poll(() => router.state.location.pathname).toBe('/recipes/31')
    expect(sent).toHaveLength(2)
  })

  it.each([
    ['there is no network', () => unreachable(importRecipe), 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie.'],
    [
      'there are too many recipes',
      () => answer(importRecipe, () => refuse('recipe_limit')),
      'Masz już 5000 przepisów. Usuń któryś, aby dodać nowy.',
    ],
  ])('says so when %s', async (_, failing, message) => {
    const { user } = await open()
    apiServer.use(failing())
    await user.type(address(), 'https://przepisy.example/')
    await user.click(read())
    expect(await screen.findByText(message)).toBeTruthy()
  })

  it('keeps a text across a reload', async () => {
    drafts.save('import-text', 'Zupa')
    renderRoutes(routes, '/recipes/import')
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Tekst przepisu')).value).toBe('Zupa')
  })
})
