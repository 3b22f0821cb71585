import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { starts } from '../../lib/starts.ts'
import { createPantryActions, type PantryActions } from './pantry-actions.ts'

/** The actions of one screen; taps that wait are sent when it goes. */
export function usePantryActions(): PantryActions {
  const client = useQueryClient()
  const actions = useMemo(() => createPantryActions(client), [client])
  useEffect(() => {
    const send = starts(() => actions.sendTaps())
    const sendWhenHidden = () => {
      if (document.visibilityState === 'hidden') send()
    }
    document.addEventListener('visibilitychange', sendWhenHidden)
    return () => {
      document.removeEventListener('visibilitychange', sendWhenHidden)
      send()
    }
  }, [actions])
  return actions
}
