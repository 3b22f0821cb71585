import { expect, it } from 'vitest'
import { type ProductLookup, ProductLookupError } from './port.ts'
import { SENTINELS } from './simulator/index.ts'

/** What every adapter of the product lookup does; `underTest` is asked inside each test. */
export function describeProductLookup(underTest: () => ProductLookup): void {
  it('finds a product with its Polish name, its brand and one amount', async () => {
    expect(await underTest().find('5900000000015')).toEqual({
      gtin: '5900000000015',
      name: 'Płatki owsiane górskie',
      brands: 'Młyn Przykładowy',
      quantity: '500 g',
      nutrition: {
        kcal: 366,
        proteinG: 12.5,
        fatG: 6.8,
        saturatedG: 1.2,
        carbsG: 58,
        sugarsG: 1,
        fibreG: 10,
        saltG: 0.02,
        potassiumMg: null,
        phosphorusMg: null,
      },
      modifiedAt: new Date(1_760_000_000_000),
    })
  })

  it.each([
    ['the general name where there is none in Polish', '5900000000022', { name: 'Mleko 3,2%', quantity: '1000 ml' }],
    ['the amount of a whole multipack', '5900000000039', { quantity: '750 g' }],
    ['pieces', '5900000000046', { quantity: '10 szt.', brands: null }],
    ['the legal name where there is no other', '5900000000060', { name: 'Makaron z pszenicy durum' }],
    ['brand and kind where there is no name', '5900000000077', { name: 'Młyn Przykładowy wheat flours', quantity: null }],
    ['a short code in thirteen digits', '0000096385074', { gtin: '0000096385074', name: 'Baton orzechowy' }],
  ])('finds %s', async (_, gtin, expected) => {
    expect(await underTest().find(gtin)).toMatchObject(expected)
  })

  it('knows nothing of a code that is not there, nor of a record without a name', async () => {
    expect(await underTest().find('5901234123457')).toBeNull()
    expect(await underTest().find('5900000000084')).toBeNull()
  })

  it.each(['hang', 'reset', 'limit', 'overload'] as const)('says of "%s" that it may be asked again', async (sentinel) => {
    await expect(underTest().find(SENTINELS[sentinel])).rejects.toMatchObject({ constructor: ProductLookupError, retryable: true })
  })

  it.each(['page', 'redirect', 'wrongTypes', 'otherProduct', 'noShape', 'flood', 'bomb'] as const)(
    'says of "%s" that asking again is of no use, and finds the next product',
    async (sentinel) => {
      const lookup = underTest()

      await expect(lookup.find(SENTINELS[sentinel])).rejects.toMatchObject({ constructor: ProductLookupError, retryable: false })

      expect(await lookup.find('5900000000015')).not.toBeNull()
    },
  )

  it('rejects with the reason of a signal that was aborted, before or meanwhile', async () => {
    const reason = new Error('gone')
    await expect(underTest().find('5900000000015', AbortSignal.abort(reason))).rejects.toBe(reason)
    const abort = new AbortController()
    const asking = underTest().find(SENTINELS.hang, abort.signal)
    setTimeout(() => abort.abort(reason), 20)
    await expect(asking).rejects.toBe(reason)
  })
}
