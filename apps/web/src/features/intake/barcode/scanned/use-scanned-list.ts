import { useEffect, useState, useSyncExternalStore } from 'react'
import { ScannedList } from './scanned-list.ts'

/** The scanned products, looked up as long as the screen is open. */
export function useScannedList() {
  const [list] = useState(() => new ScannedList())
  useEffect(() => list.open(), [list])
  return { list, ...useSyncExternalStore(list.subscribe, list.read) }
}
