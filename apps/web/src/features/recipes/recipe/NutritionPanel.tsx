import type { Recipe } from '@spizarka/contract/recipes'
import { Flame } from 'lucide-react'
import { lazy } from 'react'
import { FoldedRow } from './FoldedRow.tsx'
import { grams } from './nutrition-figures.ts'

// Most visits leave it folded.
const loadDetails = () => import('./verdict/VerdictDetails.tsx')
const NutritionDetails = lazy(async () => ({ default: (await loadDetails()).NutritionDetails }))

/** What one serving holds, from the food table, with the share of the dish that could be computed. */
export function NutritionPanel({ recipe: { nutrition } }: { recipe: Recipe }) {
  const { per_serving } = nutrition
  return (
    <FoldedRow
      icon={<Flame />}
      look="neutral"
      title={per_serving.kcal === null ? 'Wartości odżywcze' : `${grams(per_serving.kcal)}\u00a0kcal w\u00a0porcji`}
      detail={`białko ${grams(per_serving.protein_g)}\u00a0g, tłuszcze ${grams(per_serving.fat_g)}\u00a0g, węgl. ${grams(per_serving.carbs_g)}\u00a0g`}
      prepare={loadDetails}
    >
      <NutritionDetails nutrition={nutrition} />
    </FoldedRow>
  )
}
