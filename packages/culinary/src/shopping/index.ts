export { type ChosenPacks, choosePacks } from './choose-packs.ts'
export { matchToList, type NamedProduct } from './match-to-list.ts'
export { type ReckonedShopping, reckonShopping, type ShoppingHome, type ShoppingItem, type ShoppingNeed } from './reckon-shopping.ts'
