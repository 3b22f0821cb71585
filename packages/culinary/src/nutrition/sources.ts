import type { Food, Nutrition } from '@spizarka/knowledge'

/** Where the figures of one food come from, and how far they may be trusted. */
export interface FigureSource {
  /** Id of the food. */
  food: string
  name: string
  /** Table and row, with the row that potassium and phosphorus come from where it is another. */
  source: string
  confidence: 'high' | 'medium' | 'low'
}

const CONFIDENCE: Readonly<Record<Nutrition['match'], FigureSource['confidence']>> = { exact: 'high', good: 'medium', proxy: 'low' }

/** The sources of the foods' figures, each food once, in the order given; typical labels are never more than a low confidence. */
export function sourcesOf(foods: readonly Food[]): FigureSource[] {
  return [...new Map(foods.map((food) => [food.id, food])).values()].flatMap(({ id, name, nutrition }) =>
    nutrition
      ? {
          food: id,
          name,
          source: nutrition.mineralsFrom ? `${nutrition.source}; K, P: ${nutrition.mineralsFrom}` : nutrition.source,
          confidence: nutrition.source === 'label' ? 'low' : CONFIDENCE[nutrition.match],
        }
      : [],
  )
}
