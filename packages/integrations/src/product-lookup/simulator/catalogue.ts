/** A record of the simulated database: fields as the real one has them. */
export type SimulatedRecord = Readonly<Record<string, unknown>>

/** Invented products under codes of nobody, in the spellings that the real database has. */
export const CATALOGUE: ReadonlyMap<string, SimulatedRecord> = new Map<string, SimulatedRecord>([
  [
    '5900000000015',
    {
      product_name: 'Oat flakes',
      product_name_pl: 'Płatki owsiane górskie',
      brands: 'Młyn Przykładowy',
      quantity: '500 g',
      product_quantity: '500',
      product_quantity_unit: 'g',
      categories_tags: ['en:plant-based-foods', 'en:rolled-oats'],
      last_modified_t: 1_760_000_000,
      nutriments: {
        'energy-kcal_100g': 366,
        proteins_100g: '12.5',
        fat_100g: 6.8,
        'saturated-fat_100g': 1.2,
        carbohydrates_100g: 58,
        sugars_100g: 1,
        fiber_100g: 10,
        sodium_100g: 0.008,
        salt_100g: 0.02,
      },
    },
  ],
  ['5900000000022', { product_name: 'Mleko 3,2%', product_name_pl: '', brands: 'Łąka Przykładowa, Zagroda', quantity: '1 L' }],
  ['5900000000039', { product_name_pl: 'Jogurt naturalny', brands: 'Łąka Przykładowa', quantity: '6 x 125 g ℮' }],
  ['5900000000046', { product_name_pl: 'Jaja z wolnego wybiegu', quantity: '10 szt' }],
  ['5900000000053', { product_name_pl: 'Sok jabłkowy tłoczony', quantity: '1,5 l', product_quantity: 1500, product_quantity_unit: 'ml' }],
  ['5900000000060', { generic_name_pl: 'Makaron z pszenicy durum', quantity: '400 g' }],
  ['5900000000077', { product_name: '', brands: 'Młyn Przykładowy', categories_tags: ['en:foods', 'en:wheat-flours'] }],
  ['5900000000084', { product_name: '', brands: '', quantity: '' }],
  ['96385074', { product_name_pl: 'Baton orzechowy', quantity: '45 g' }],
])

export type ApiVersion = 'v2' | 'v3'

/** Status and body of an answer about a code, with the asked fields alone; `record` is undefined for a code that is not there. */
export function answerOf(version: ApiVersion, code: string, record: SimulatedRecord | undefined, fields: readonly string[]) {
  if (!record) return version === 'v3' ? notFoundV3(code) : notFoundV2(code)
  const product = Object.fromEntries(Object.entries({ code, ...record }).filter(([name]) => fields.length === 0 || fields.includes(name)))
  if (version === 'v2') return { status: 200, body: { code, product, status: 1, status_verbose: 'product found' } }
  const result = { id: 'product_found', lc_name: 'Product found', name: 'Product found' }
  return { status: 200, body: { code, errors: [], product, result, status: 'success', warnings: [] } }
}

function notFoundV2(code: string) {
  return { status: 404, body: { code, status: 0, status_verbose: 'product not found' } }
}

function notFoundV3(code: string) {
  const error = { field: { id: 'code', value: code }, impact: { id: 'failure' }, message: { id: 'product_not_found' } }
  return { status: 404, body: { code, errors: [error], result: { id: 'product_not_found' }, status: 'failure', warnings: [] } }
}
