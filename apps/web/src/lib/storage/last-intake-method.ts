import { paths } from '../paths.ts'
import { deviceStore } from './device-store.ts'

const STORAGE_KEY = 'add-method'
const METHODS: readonly string[] = [paths.addByText, paths.addByReceipt, paths.addByBarcode, paths.addByHand]

/** Where "Dodaj" leads: to the way of adding that was used last on this device, or to the choice of all four. */
export function lastIntakeMethod(): string {
  const kept = deviceStore.find(STORAGE_KEY)
  return METHODS.find((method) => method === kept) ?? paths.addProducts
}

/** Remembers a way of adding whose screen was opened; any other address is let pass. */
export function rememberIntakeMethod(path: string): void {
  if (METHODS.includes(path) && deviceStore.find(STORAGE_KEY) !== path) deviceStore.save(STORAGE_KEY, path)
}
