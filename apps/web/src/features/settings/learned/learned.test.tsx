import {
  forgetLearnedConversion,
  forgetLearnedName,
  type LearnedConversion,
  type LearnedName,
  listLearnedConversions,
  listLearnedNames,
} from '@spizarka/contract/learned'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, apiServer, refuse } from '../../../testing/api-server.ts'
import { onePage, signedIn } from '../../../testing/samples.ts'
import { openSettings } from '../testing.tsx'
import { describeConversion } from './LearnedScreen.tsx'

const name: LearnedName = {
  id: '3',
  shop: 'Biedronka',
  receipt_name: 'MLK UHT 3,2%',
  product_name: 'mleko 3,2%',
  quantity: 1000,
  unit: 'ml',
  used_at: '2026-11-20T10:00:00Z',
}
const conversion: LearnedConversion = {
  product_key: 'miod/gryczany',
  product_name: 'miód gryczany',
  canonical_unit: 'grams',
  grams_per_piece: null,
  ml_per_piece: null,
  grams_per_ml: 1.42,
  updated_at: '2026-11-20T10:00:00Z',
}

beforeEach(() => {
  signedIn()
  apiServer.use(
    answer(listLearnedNames, () => onePage(name)),
    answer(listLearnedConversions, () => onePage(conversion)),
  )
})

const open = () => openSettings('/settings/learned', 'Zapamiętane')
const section = (title: string) => within(screen.getByRole('region', { name: title }))

describe('/settings/learned', () => {
  it('lists names and conversions in words', async () => {
    await open()
    expect(screen.getByText(/^Poprawiasz nazwę z paragonu, a my ją pamiętamy/)).toBeTruthy()
    expect(screen.getByText(/^Ile waży sztuka i w czym trzymasz produkt, mówisz raz/)).toBeTruthy()
    expect((await section('Nazwy z paragonów').findByRole('listitem')).textContent).toBe(
      'mleko 3,2%, 1000\u00a0mlna paragonie: MLK UHT 3,2% (Biedronka)',
    )
    expect((await section('Jednostki i przeliczniki').findByRole('listitem')).textContent).toBe(
      'miód gryczanyprzechowywane w gramach · 100 ml = 142\u00a0g',
    )
  })

  it('forgets a name after a question', async () => {
    const forgotten: string[] = []
    apiServer.use(
      answer(forgetLearnedName, ({ params }) => {
        forgotten.push(params.id)
        return undefined
      }),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Zapomnij: MLK UHT 3,2%' }))
    apiServer.use(answer(listLearnedNames, () => onePage()))
    await user.dblClick(within(screen.getByRole('dialog')).getByRole('button', { name: /^Zapomnij/ }))
    expect(await screen.findByText('Tu pojawią się nazwy poprawione przy sprawdzaniu paragonu.')).toBeTruthy()
    expect(forgotten).toEqual(['3'])
  })

  it('forgets a conversion by its key, whatever letters are in it', async () => {
    const forgotten: string[] = []
    apiServer.use(
      answer(forgetLearnedConversion, ({ params }) => {
        forgotten.push(decodeURIComponent(params.productKey))
        return undefined
      }),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Zapomnij: miód gryczany' }))
    apiServer.use(answer(listLearnedConversions, () => onePage()))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Zapomnij/ }))
    expect(await screen.findByText(/^Tu pojawią się jednostki/)).toBeTruthy()
    expect(forgotten).toEqual(['miod/gryczany'])
  })

  it('can be tried again, each list by itself', async () => {
    apiServer.use(answer(listLearnedConversions, () => refuse('forbidden')))
    const { user } = await open()
    const conversions = section('Jednostki i przeliczniki')
    const again = await conversions.findByRole('button', { name: 'Spróbuj ponownie' })
    expect(await section('Nazwy z paragonów').findByRole('listitem')).toBeTruthy()
    apiServer.use(answer(listLearnedConversions, () => onePage(conversion)))
    await user.click(again)
    expect(await conversions.findByRole('listitem')).toBeTruthy()
  })
})

it.each([
  [{}, 'przechowywane w gramach · 100 ml = 142\u00a0g'],
  [{ canonical_unit: 'pieces', grams_per_piece: 62.5, grams_per_ml: null }, 'przechowywane w sztukach · 1 szt. = 62,5\u00a0g'],
  [{ canonical_unit: null, ml_per_piece: 250, grams_per_ml: null }, '1 szt. = 250\u00a0ml'],
] as const)('a conversion with %o is described in words', (changes, text) => {
  expect(describeConversion({ ...conversion, ...changes })).toBe(text)
})
