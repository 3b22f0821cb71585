import { addFromReceipt, setReceiptList } from '@spizarka/contract/receipts'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readSession } from '../../../lib/session/session.ts'
import { answer, apiServer, Refusal, refuse, unreachable } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { intakeRoutes } from '../routes.ts'

const SESSION = '0b8f6c0e-8f0a-4b5e-9d55-2f1f3b1f7c11'
// Only where it goes is of interest here.
const routes = intakeRoutes.filter(({ path }) => !path?.startsWith('pending-items'))
const OTHER_FAILURE = 'Wystąpił błąd podczas przesyłania pliku. Spróbuj ponownie.'

/** Goes to the server as it is: pictures that a browser makes smaller need a real browser (e2e). */
function aTiff(name = 'paragon.tiff') {
  return new File([new Uint8Array([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0, 0, 0])], name, { type: 'image/tiff' })
}

async function openReceipt(points = 204) {
  signedIn({ ai_points: points })
  const view = renderRoutes(routes, '/add-products/receipt')
  return { ...view, input: await screen.findByLabelText<HTMLInputElement>(/^Wybierz plik/) }
}
const send = () => screen.getByRole('button', { name: /Wyślij i przeanalizuj paragon/ })
/** The button of a picture that has been made ready: before that it ignores a tap. */
async function readySend() {
  await expect.poll(() => send().getAttribute('aria-busy')).toBeNull()
  return send()
}
const alertText = async () => (await screen.findByRole('alert')).textContent

describe('/add-products/receipt', () => {
  it('sends the file, takes 6 points off the balance and goes to the review', async () => {
    let sent: File | undefined
    apiServer.use(
      answer(addFromReceipt, ({ file }) => {
        sent = file
        return { session_id: SESSION }
      }),
    )
    const { user, input, router } = await openReceipt()
    expect(screen.getByText('Masz 204 pkt, zostanie 198 pkt.')).toBeTruthy()
    await user.upload(input, aTiff())
    await screen.findByText('paragon.tiff')
    await user.click(await readySend())
    await expect.poll(() => router.state.location.pathname).toBe(`/pending-items/${SESSION}`)
    expect(sent).toMatchObject({ name: 'paragon.tiff', size: 12 })
    expect(readSession().user?.ai_points).toBe(198)
  })

  it('says of which shopping list it is where it was asked for there', async () => {
    const said: unknown[] = []
    apiServer.use(
      answer(addFromReceipt, () => ({ session_id: SESSION })),
      answer(setReceiptList, ({ params, body }) => {
        said.push([params.sessionId, body.list_id])
        return { session_id: SESSION }
      }),
    )
    signedIn()
    const { user, router } = renderRoutes(routes, '/add-products/receipt?list=7')
    expect((await screen.findByRole('link', { name: 'Wróć do zakupów' })).getAttribute('href')).toBe('/shopping-lists/7/to-pantry')
    await user.upload(await screen.findByLabelText<HTMLInputElement>(/^Wybierz plik/), aTiff())
    await screen.findByText('paragon.tiff')
    await user.click(await readySend())
    await expect.poll(() => router.state.location.pathname).toBe(`/pending-items/${SESSION}`)
    expect(said).toEqual([[SESSION, '7']])
  })

  it('asks for a file first', async () => {
    const { user } = await openReceipt()
    await user.click(send())
    expect(await alertText()).toBe('Najpierw wybierz plik z paragonem.')
  })

  it('refuses what is no picture before anything is sent', async () => {
    await openReceipt()
    fireEvent.paste(window, { clipboardData: { files: [new File(['mleko'], 'lista.txt', { type: 'text/plain' })] } })
    expect(await alertText()).toBe('Nieprawidłowy format pliku. Dozwolone są tylko obrazy (JPEG, PNG, WebP, GIF, BMP, TIFF).')
  })

  it('says that a picture cannot be decoded, and forgets it', async () => {
    const { user, input } = await openReceipt()
    await user.upload(input, new File(['to nie obraz'], 'paragon.jpg', { type: 'image/jpeg' }))
    expect(await alertText()).toBe('Nie udało się przetworzyć obrazu. Spróbuj z innym plikiem.')
    expect(screen.queryByText('paragon.jpg')).toBeNull()
  })

  it('takes a dropped file, and lets it be removed', async () => {
    const { user } = await openReceipt()
    fireEvent.drop(screen.getByText('Zdjęcie paragonu'), { dataTransfer: { files: [aTiff('z-dysku.tiff')] } })
    await screen.findByText('z-dysku.tiff')
    await user.click(await screen.findByRole('button', { name: 'Usuń zdjęcie: z-dysku.tiff' }))
    expect(screen.queryByText('z-dysku.tiff')).toBeNull()
  })

  it.each([
    [
      refuse('points_short_receipt'),
      /^Brak wystarczającej liczby punktów AI\. Potrzebujesz 6 punktów, aby przeanalizować paragon\. Możesz kupić więcej/,
    ],
    [refuse('internal'), OTHER_FAILURE],
    [new Refusal(202, {}), OTHER_FAILURE],
    [refuse('picture_too_big'), 'Plik jest zbyt duży. Maksymalny rozmiar to 20 MB.'],
    [refuse('picture_damaged'), 'Nie udało się przetworzyć obrazu. Spróbuj z innym plikiem.'],
  ])('says what went wrong (%#) and keeps the picture', async (refusal, text) => {
    apiServer.use(answer(addFromReceipt, () => refusal))
    const { user, input } = await openReceipt()
    await user.upload(input, aTiff())
    await screen.findByText('paragon.tiff')
    await user.click(await readySend())
    expect(await alertText()).toMatch(text)
    expect(screen.getByText('paragon.tiff')).toBeTruthy()
    expect(readSession().user?.ai_points).toBe(204)
  })

  it('repeats a failed try with the same key', async () => {
    const keys: (string | null)[] = []
    apiServer.use(
      answer(addFromReceipt, ({ headers }) => {
        keys.push(headers.get('idempotency-key'))
        return refuse('internal')
      }),
    )
    const { user, input } = await openReceipt()
    await user.upload(input, aTiff())
    await screen.findByText('paragon.tiff')
    for (const count of [1, 2]) {
      await user.click(await readySend())
      await expect.poll(() => keys).toHaveLength(count)
      await screen.findByRole('alert')
    }
    expect(keys[0]).toBe(keys[1])
  })

  it('without a network says so and keeps the picture', async () => {
    apiServer.use(unreachable(addFromReceipt))
    const { user, input } = await openReceipt()
    await user.upload(input, aTiff())
    await screen.findByText('paragon.tiff')
    await user.click(await readySend())
    expect(await alertText()).toBe(OTHER_FAILURE)
  })

  it('cannot be sent with fewer than 6 points, and says why', async () => {
    await openReceipt(5)
    expect(send().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(/Potrzebujesz 6 punktów, aby przeanalizować paragon/)).toBeTruthy()
  })
})
