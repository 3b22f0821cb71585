import { deviceStore } from '../../../lib/device-store.ts'

const NAME = 'cooking.places'
/** Whoever opens a recipe again the next day begins at the beginning. */
const FORGOTTEN_MS = 12 * 3_600_000

/** Where someone is in a recipe: which way of making it, which step. */
export interface Place {
  method: string
  step: number
}

type KeptPlace = [method: string, step: number, savedAt: number]

/** How far each recipe has been cooked on this device, so that a reload or a look at another screen loses nothing. */
export const places = {
  find(recipeId: string): Place | undefined {
    const [method, step] = read().get(recipeId) ?? []
    return method === undefined || step === undefined ? undefined : { method, step }
  },
  save(recipeId: string, { method, step }: Place): void {
    write(read().set(recipeId, [method, step, Date.now()]))
  },
  forget(recipeId: string): void {
    const kept = read()
    if (kept.delete(recipeId)) write(kept)
  },
}

function read(): Map<string, KeptPlace> {
  try {
    const kept: unknown = JSON.parse(deviceStore.find(NAME) ?? '{}')
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return new Map(entries.flatMap(([id, place]) => (isKept(place) && Date.now() - place[2] < FORGOTTEN_MS ? [[id, place]] : [])))
  } catch {
    return new Map()
  }
}

function write(kept: Map<string, KeptPlace>): void {
  deviceStore.save(NAME, kept.size === 0 ? undefined : JSON.stringify(Object.fromEntries(kept)))
}

function isKept(value: unknown): value is KeptPlace {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isInteger(value[1]) && value[1] >= 0 && typeof value[2] === 'number'
}
