import { listPantry, readPantrySummary, undoPantryChanges } from '@spizarka/contract/pantry'
import { addPantryItems, readTypedProducts, type TypedProduct } from '@spizarka/contract/typed-products'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays } from '../../../lib/days.ts'
import { today } from '../../../lib/text/format.ts'
import { answer, apiServer, refuse } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { aPantryItem, onePage, signedIn } from '../../../testing/samples.ts'
import { intakeRoutes } from '../routes.ts'
import { AddLine } from './AddLine.tsx'
import { cutForTextScreen, lineProducts, withoutProducts } from './typed-line.ts'

function aTyped(name: string, changes: Partial<TypedProduct> = {}): TypedProduct {
  return {
    product_name: name,
    category: 'dairy',
    tile: null,
    is_spice: false,
    best_before: null,
    in_pantry: null,
    written: name,
    amount: { quantity: 1, unit: 'pieces' },
    doubt: null,
    ...changes,
  }
}

describe('what is left of a line', () => {
  const read = [
    aTyped('mleko', { written: '2 mleka' }),
    aTyped('kalarepa', { doubt: 'amount' }),
    aTyped('chleb', { written: 'chleb i masło' }),
    aTyped('masło', { written: 'chleb i masło', doubt: 'amount' }),
  ]
  const text = '2 mleka, kalarepa; chleb i masło,\nxyz'
  const addedOf = (...names: string[]) => {
    const products = lineProducts(read, new Map())
    return withoutProducts(text, products, new Set(products.filter((each) => names.includes(each.read.product_name)).map(({ key }) => key)))
  }

  it('is what was not added, in its own words, ready to be gone on with', () => {
    expect(addedOf('mleko', 'chleb')).toBe('kalarepa, masło\nxyz, ')
    expect(addedOf('mleko', 'kalarepa', 'chleb', 'masło')).toBe('xyz, ')
    expect(
      withoutProducts('2 mleka', lineProducts([aTyped('mleko', { written: '2 mleka' })], new Map()), new Set(['2 mleka\nmleko\n1'])),
    ).toBe('')
  })

  it('fits the text screen up to where a product ends', () => {
    expect(cutForTextScreen('mleko, chleb', 500)).toEqual(['mleko, chleb', ''])
    expect(cutForTextScreen('mleko, chleb, masło', 14)).toEqual(['mleko, chleb', 'masło'])
  })
})

async function openLine() {
  const view = renderRoutes(
    [
      {
        path: '/pantry',
        element: <AddLine />,
      },
      ...intakeRoutes,
    ],
    '/pantry',
  )
  return { ...view, box: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Dopisz produkty do spiżarni' }) }
}

describe('the line', () => {
  const added: unknown[] = []
  beforeEach(() => {
    added.length = 0
    sessionStorage.clear()
    signedIn()
    const counts = { products: 32, spices: 0, limit: 50, use_soon: 0, expired: 0, ends_today: 0, categories: [] }
    apiServer.use(
      answer(readPantrySummary, () => counts),
      answer(listPantry, () => onePage()),
      answer(addPantryItems, ({ body }) => {
        added.push(body)
        return { items: body.items.map(() => aPantryItem()), change_ids: ['7', '8'], bonus_awarded: 0 }
      }),
      answer(readTypedProducts, ({ body }) => {
        const all = [
          aTyped('jajka', { written: '10 jajek', amount: { quantity: 10, unit: 'pieces' }, in_pantry: { quantity: 8, unit: 'pieces' } }),
          aTyped('sól', { is_spice: true, amount: null, category: 'spices' }),
          aTyped('kalarepa', { doubt: 'amount', category: 'produce' }),
        ]
        const products = all.filter((product) => body.text.includes(product.written))
        return { products, more: 0, unfinished: body.text.endsWith('jog') ? { written: '3 jog', suggestion: 'jogurt' } : null }
      }),
    )
  })

  it('shows each product as it reads, with what there will be in all, and asks about what is doubtful', async () => {
    const { user, box } = await openLine()
    await user.type(box, '10 jajek, sól, kalarepa, 3 jog')
    const chips = within(await screen.findByRole('list', { name: 'Odczytane produkty' }))
    expect(await chips.findByText('jogurt?')).toBeTruthy()
    expect(chips.getByRole('button', { name: /jajka/ }).textContent).toMatch(/jajka10.szt\., razem 18$/)
    expect(chips.getByRole('button', { name: /sól/ }).textContent).toContain('na stanie')
    expect(chips.getByRole('button', { name: /kalarepa/ }).textContent).toContain('czy więcej?')
    expect(screen.getAllByText('2 pewne, 1 do spytania').length).toBeGreaterThan(0)
    expect(await screen.findByText('32 z 50, bez punktów')).toBeTruthy()
  })

  it('shows a tile and how long it keeps beside each product, and says how many more there are than it takes', async () => {
    const in_pantry = { quantity: 8, unit: 'pieces' as const }
    const milk = aTyped('mleko', { amount: { quantity: 1000, unit: 'ml' }, best_before: addDays(today(), 7) })
    apiServer.use(answer(readTypedProducts, () => ({ products: [milk, aTyped('jajka', { in_pantry })], more: 2, unfinished: null })))
    const { user, box } = await openLine()
    await user.type(box, 'mleko, jajka, …')
    const chips = within(await screen.findByRole('list', { name: 'Odczytane produkty' }))
    const chip = await chips.findByRole('button', { name: /mleko/ })
    // The tile of a food without a drawing has its first letter.
    expect(chip.textContent).toMatch(/^Mmleko1.l, ok\. 7.dni$/)
    expect(chips.getByText(/^i jeszcze 2.produkty$/)).toBeTruthy()
    // The milk comes to the 32 that are there; the eggs only grow.
    expect(screen.getByText('33 z 50, bez punktów')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Przejrzyj całą listę/ })).toBeTruthy()
  })

  it('takes down what is said, where the browser has speech', async () => {
    const engines: EventTarget[] = []
    class FakeRecognition extends EventTarget {
      lang = ''
      start = () => void engines.push(this)
      abort = () => undefined
    }
    vi.stubGlobal('SpeechRecognition', FakeRecognition)
    const { user, box } = await openLine()
    await user.type(box, '10 jajek, ')
    await user.click(screen.getByRole('button', { name: 'Podyktuj produkty' }))
    act(() => void engines[0]?.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript: 'dwa mleka' }]] })))
    expect(box.value).toBe('10 jajek, dwa mleka')
    await user.click(screen.getByRole('button', { name: 'Przestań słuchać' }))
    expect(screen.getByRole('button', { name: 'Podyktuj produkty' })).toBeTruthy()
  })

  it('has no microphone where the browser has no speech', async () => {
    await openLine()
    expect(screen.queryByRole('button', { name: 'Podyktuj produkty' })).toBeNull()
  })

  it('puts what is certain on the shelf on Enter, keeps the rest, and takes all of it back', async () => {
    const { user, box } = await openLine()
    const undone: unknown[] = []
    apiServer.use(
      answer(undoPantryChanges, ({ body }) => {
        undone.push(body)
        return { items: [] }
      }),
    )
    await user.type(box, '10 jajek, sól, kalarepa{Enter}')
    await expect.poll(() => box.value).toBe('kalarepa, ')
    expect(added).toEqual([
      {
        items: [
          { product_name: 'jajka', canonical_unit: 'pieces', is_spice: false, quantity_pieces: 10 },
          { product_name: 'sól', is_spice: true },
        ],
      },
    ])
    const notice = screen.getByRole('region', { name: 'Powiadomienie', hidden: true })
    expect(notice.textContent).toContain('Dodano 2\u00a0produkty')
    await user.click(within(notice).getByText('Cofnij'))
    await expect.poll(() => undone).toEqual([{ change_ids: ['7', '8'] }])
    await expect.poll(() => box.value).toBe('10 jajek, sól, kalarepa')
  })

  it('makes a line with shift and Enter, and adds nothing that is doubtful', async () => {
    const { user, box } = await openLine()
    await user.type(box, 'kalarepa{Shift>}{Enter}{/Shift}{Enter}')
    expect(box.value).toBe('kalarepa\n')
    await expect.poll(() => screen.getByRole('button', { name: /kalarepa/ })).toBeTruthy()
    expect(added).toEqual([])
  })

  it('takes what is said of a product in its sheet', async () => {
    const { user, box } = await openLine()
    await user.type(box, 'kalarepa')
    await user.click(await screen.findByRole('button', { name: /kalarepa/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'kalarepa' }))
    await user.clear(sheet.getByLabelText('Ilość'))
    await user.click(sheet.getByRole('button', { name: 'Gotowe' }))
    expect(sheet.getByText('Podaj ilość większą od zera.')).toBeTruthy()
    await user.type(sheet.getByLabelText('Ilość'), '0')
    await user.click(sheet.getByRole('button', { name: 'Gotowe' }))
    expect(sheet.getByText('Podaj ilość większą od zera.')).toBeTruthy()
    await user.clear(sheet.getByLabelText('Ilość'))
    await user.type(sheet.getByLabelText('Ilość'), '3')
    await user.selectOptions(sheet.getByLabelText('Półka'), 'frozen')
    await user.click(sheet.getByRole('button', { name: 'Gotowe' }))
    await user.click(screen.getByRole('button', { name: /^Dodaj 1/ }))
    await expect
      .poll(() => added)
      .toEqual([
        { items: [{ product_name: 'kalarepa', canonical_unit: 'pieces', is_spice: false, quantity_pieces: 3, category: 'frozen' }] },
      ])
  })

  it('leads a pasted list with doubts to the text screen, its price on the button', async () => {
    const { user, box, router } = await openLine()
    box.focus()
    await user.paste('10 jajek, kalarepa')
    const review = await screen.findByRole('button', { name: /Przejrzyj całą listę/ })
    expect(review.textContent).toContain('−2 pkt AI')
    await user.click(review)
    await expect.poll(() => router.state.location.pathname).toBe('/add-products/text')
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Twoja lista produktów')).value).toBe('10 jajek, kalarepa')
  })

  it('says why nothing came in, and keeps the line', async () => {
    const { user, box } = await openLine()
    apiServer.use(answer(addPantryItems, () => refuse('pantry_limit')))
    await user.type(box, 'sól{Enter}')
    expect(await screen.findByRole('link', { name: 'Zobacz plany' })).toBeTruthy()
    expect(box.value).toBe('sól')
  })
})
