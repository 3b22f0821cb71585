/** Endings of the instrumental ("z ziemniakami", "świeżym chlebem"), as they are typed: "ą" without its tail may be of any case. */
export const INSTRUMENTAL_ENDING = '(?:em|ą|[aiy]mi|[iy]m)'
const INSTRUMENTAL = new RegExp(`${INSTRUMENTAL_ENDING}$`, 'u')

/** Whether a word as it was typed ends as the instrumental does, which tells what goes with something. */
export function isInstrumental(typed: string): boolean {
  return INSTRUMENTAL.test(typed)
}
