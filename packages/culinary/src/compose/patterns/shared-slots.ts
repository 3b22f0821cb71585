import type { Slot } from './pattern.ts'
import * as foods from './role-foods.ts'

export const FAT: Slot = { role: 'fat', grams: 7, foods: foods.FAT, least: 1, most: 1, measure: 'łyżka' }
export const SALT: Slot = { role: 'salt', grams: 1, foods: foods.SALT, least: 0, most: 1, measure: 'łyżeczka' }
export const PEPPER: Slot = { role: 'pepper', grams: 0.3, foods: foods.PEPPER, least: 0, most: 1, measure: 'szczypta' }
export const SPICE: Slot = { role: 'spice', grams: 1, foods: foods.SAVOURY_SPICE, least: 0, most: 1, measure: 'łyżeczka' }
export const AROMA: Slot = { role: 'aroma', grams: 40, foods: foods.AROMA, least: 0, most: 1 }
export const GARLIC: Slot = { role: 'garlic', grams: 4, foods: foods.GARLIC, least: 0, most: 1, measure: 'ząbek' }
export const SWEET: Slot = { role: 'sweet', grams: 8, foods: foods.SWEET, least: 0, most: 1, measure: 'łyżeczka' }
export const PULSES = (grams: number): Slot => ({ role: 'pulse', grams, foods: foods.PULSES, least: 0, most: 1, insteadOf: 'protein' })
export const HERBS: Slot = { role: 'finish', grams: 4, foods: foods.HERBS, least: 0, most: 1 }
export const SAUCE: Slot = { role: 'liquid', grams: 6, foods: foods.SAUCES, least: 0, most: 1, measure: 'łyżka' }
export const WATER = (grams: number): Slot => ({ role: 'water', grams, foods: foods.WATER, least: 1, most: 1 })
export const PROTEIN = (grams: number): Slot => ({ role: 'protein', grams, foods: foods.QUICK_PROTEIN, least: 0, most: 1 })
export const EGGS = (grams: number): Slot => ({ role: 'eggs', grams, foods: foods.EGGS, least: 1, most: 1, measure: 'szt.' })
