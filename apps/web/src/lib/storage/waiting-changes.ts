/** Under what name the device store keeps how many changes of shopping lists wait to be sent; nothing where none does. */
export const WAITING_CHANGES = 'shopping-waiting'
