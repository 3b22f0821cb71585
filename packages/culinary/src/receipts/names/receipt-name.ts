/** What the printed name of a receipt's line means. */
export interface ReceiptName {
  /** Shelf-label name, 1 to 50 characters. */
  productName: string
  /** Row of the food table, where it is one of its foods. */
  foodId: string | null
  isSpice: boolean
  /** False for household goods; null when unknown. */
  isFood: boolean | null
  /** The size of one pack as printed in the name, `6x125g` multiplied out. */
  pack: { value: number; unit: 'grams' | 'ml' | 'pieces' } | null
  /** False where words of the name could not be placed. */
  sure: boolean
}
