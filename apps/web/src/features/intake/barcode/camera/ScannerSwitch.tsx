import { Camera, Square } from 'lucide-react'
import { buttonStyle } from '../../../../ui/button-style.ts'
import { Spinner } from '../../../../ui/Spinner.tsx'
import type { ScannerState } from './use-scanner.ts'

interface ScannerSwitchProps {
  state: ScannerState
  onStart: () => void
  onStop: () => void
}

/** Starts and stops; one button all the time, so that it keeps the focus. */
export function ScannerSwitch({ state, onStart, onStop }: ScannerSwitchProps) {
  const off = state === 'stopped'
  const overPicture = 'min-h-12 rounded-2xl bg-[#3d322c]/95 px-5 font-bold hover:bg-[#54463e]'
  return (
    <button type="button" onClick={off ? onStart : onStop} className={off ? buttonStyle({ variant: 'soft' }) : overPicture}>
      <span className="flex items-center justify-center gap-2.5">
        {off && <Camera aria-hidden className="size-5" />}
        {state === 'starting' && <Spinner />}
        {state === 'running' && <Square aria-hidden className="size-5" />}
        {off ? 'Uruchom skaner' : 'Zatrzymaj skaner'}
      </span>
    </button>
  )
}
