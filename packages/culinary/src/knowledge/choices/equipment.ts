import type { Choice } from './choice.ts'

/** Kitchen equipment that recipes can be written for, what most kitchens have first. */
export const EQUIPMENT = [
  { id: 1, key: 'hob', name: 'Płyta grzewcza lub kuchenka' },
  { id: 2, key: 'oven', name: 'Piekarnik' },
  { id: 3, key: 'microwave', name: 'Kuchenka mikrofalowa' },
  { id: 4, key: 'air-fryer', name: 'Frytkownica beztłuszczowa (air fryer)' },
  { id: 5, key: 'thermomix', name: 'Thermomix' },
  { id: 6, key: 'lidlomix', name: 'Lidlomix (Monsieur Cuisine)' },
  { id: 7, key: 'blender', name: 'Blender kielichowy' },
  { id: 8, key: 'hand-blender', name: 'Blender ręczny' },
  { id: 9, key: 'mixer', name: 'Mikser ręczny' },
  { id: 10, key: 'stand-mixer', name: 'Robot planetarny' },
  { id: 11, key: 'pressure-cooker', name: 'Szybkowar' },
  { id: 12, key: 'slow-cooker', name: 'Wolnowar' },
  { id: 13, key: 'steamer', name: 'Parowar' },
  { id: 14, key: 'bread-machine', name: 'Automat do chleba' },
  { id: 15, key: 'rice-cooker', name: 'Garnek do ryżu' },
  { id: 16, key: 'electric-grill', name: 'Grill elektryczny' },
  { id: 17, key: 'toaster', name: 'Toster lub opiekacz' },
  { id: 18, key: 'waffle-iron', name: 'Gofrownica' },
  { id: 19, key: 'sous-vide', name: 'Cyrkulator sous-vide' },
  { id: 20, key: 'dehydrator', name: 'Suszarka do żywności' },
  { id: 21, key: 'meat-grinder', name: 'Maszynka do mielenia' },
  { id: 22, key: 'kitchen-scale', name: 'Waga kuchenna' },
] as const satisfies readonly Choice[]
