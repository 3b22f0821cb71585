import { deviceStore } from '../../storage/device-store.ts'

const STORAGE_KEY = 'clock-ahead'
/** A `Date` header has whole seconds, and its answer was on its way for a while: less than this is no difference. */
const BLUR_MS = 3_000

/** Learns from an answer by how much this device's clock is ahead of the server's. */
export function noteServerTime({ headers }: Response): void {
  const server = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(server)) return
  const ahead = Date.now() - server
  const known = Math.abs(ahead) < BLUR_MS ? undefined : String(ahead)
  if (known !== deviceStore.find(STORAGE_KEY)) deviceStore.save(STORAGE_KEY, known)
}

/** The server's time as far as this device can tell, in milliseconds since 1970: of several phones the one that spoke last is to be believed. */
export function serverNow(): number {
  return Date.now() - Number(deviceStore.find(STORAGE_KEY) ?? 0)
}
