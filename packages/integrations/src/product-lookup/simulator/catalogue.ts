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
