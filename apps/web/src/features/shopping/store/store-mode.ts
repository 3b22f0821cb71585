/** Under what name the device store keeps that its user is in the shop with a list, until they leave it. */
export function storeModeOf(listId: string): string {
  return `in-shop.${listId}`
}
