import { namesFood } from '../../recipes/foods-in-text.ts'
import { remembered } from '../../remembered.ts'

/** Whether a text of the base names a food, remembered: the same few texts are asked about for every request. */
export const mentions: (text: string, foodId: string) => boolean = remembered(50_000, namesFood)
