/** One entry of a list that users choose from. */
export interface Choice<Key extends string = string> {
  /** What the database and clients know it by: 1 to 32 767, never changed, never given to another entry. */
  id: number
  /** What the kitchen knows it by. */
  key: Key
  /** Polish, as it stands on the screen. */
  name: string
}
