import { clsx } from 'clsx'
import { Camera, Flashlight, FlashlightOff, type LucideIcon, ScanBarcode, Square, SwitchCamera, Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'
import { buttonStyle } from '../../ui/button/ButtonContent.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { fireAndForget } from '../fire-and-forget.ts'
import type { Scanner, ScannerState } from './use-scanner.ts'

interface ViewfinderProps {
  scanner: Scanner
  onStart: () => void
  signalled: boolean
  onSignalled: (on: boolean) => void
  /** Explains, before the camera is on, what scanning does. */
  hint: string
}

/** What the camera sees; its ground is dark in both themes. */
export function Viewfinder({ scanner, onStart, signalled, onSignalled, hint }: ViewfinderProps) {
  const { state, video, track, cameras, stop, switchCamera } = scanner
  const off = state === 'stopped'
  return (
    <section
      aria-label="Skaner"
      className="relative h-80 overflow-hidden bg-[#16100c] text-white outline-offset-[-3px] md:h-100 lg:rounded-sheet"
    >
      <video ref={video} muted playsInline aria-hidden className={clsx('size-full object-cover', !track && 'invisible')} />
      {!off && <AimFrame />}
      <div className="absolute inset-x-4 top-4 z-1 flex flex-wrap items-start gap-2">
        {!off && (
          <p className="mr-auto flex min-h-11 items-center gap-2 rounded-pill bg-black/65 px-3.5 py-1 text-small font-bold">
            <ScanBarcode aria-hidden className="size-5 shrink-0" />
            {state === 'running' ? 'Skieruj kod w ramkę' : 'Uruchamianie...'}
          </p>
        )}
        <div className="ml-auto flex shrink-0 gap-2">
          <FinderButton
            label="Dźwięk i wibracja po odczycie"
            pressed={signalled}
            Icon={signalled ? Volume2 : VolumeX}
            onClick={() => onSignalled(!signalled)}
          />
          {track && <TorchButton key={track.id} track={track} />}
          {cameras > 1 && <FinderButton label="Zmień kamerę" Icon={SwitchCamera} onClick={fireAndForget(switchCamera)} />}
        </div>
      </div>
      <div
        className={clsx(
          'absolute inset-x-4 flex flex-col items-center gap-4 text-center',
          off ? 'top-12 bottom-0 justify-center' : 'bottom-3',
        )}
      >
        {off && (
          <>
            <ScanBarcode aria-hidden className="size-14" />
            <p className="max-w-72">{hint}</p>
          </>
        )}
        <ScannerSwitch state={state} onStart={onStart} onStop={stop} />
      </div>
    </section>
  )
}

const CORNERS = [
  'top-0 left-0 rounded-tl-2xl border-t-4 border-l-4',
  'top-0 right-0 rounded-tr-2xl border-t-4 border-r-4',
  'bottom-0 left-0 rounded-bl-2xl border-b-4 border-l-4',
  'right-0 bottom-0 rounded-br-2xl border-r-4 border-b-4',
]

/** Where to hold the code; all that shows is read. */
function AimFrame() {
  return (
    <div aria-hidden className="absolute inset-0 bg-[radial-gradient(closest-side,transparent_60%,rgb(0_0_0/0.45))]">
      <div className="absolute inset-x-10 top-21 bottom-18 mx-auto max-w-120">
        {CORNERS.map((corner) => (
          <span key={corner} className={clsx('absolute size-9 border-[#fff8ef]', corner)} />
        ))}
        <span className="absolute inset-x-3.5 top-1/2 h-0.75 rounded-pill bg-[#ff8255] shadow-[0_0_18px_4px_rgb(255_110_60/0.45)]" />
      </div>
    </div>
  )
}

/** The light of a camera that has one; it goes out with the camera. */
function TorchButton({ track }: { track: MediaStreamTrack }) {
  const [on, setOn] = useState(false)
  if (!hasTorch(track)) return null

  const toggle = async () => {
    try {
      await setTorch(track, !on)
      setOn(!on)
    } catch {
      // Some phones promise a light that they keep for photos: it stays as it was.
    }
  }
  return <FinderButton label="Latarka" pressed={on} Icon={on ? FlashlightOff : Flashlight} onClick={fireAndForget(toggle)} />
}

// In the Media Capture extensions, not in TypeScript's library.
declare global {
  interface MediaTrackCapabilities {
    torch?: boolean
  }
  interface MediaTrackConstraintSet {
    torch?: boolean
  }
}

/** Whether the camera has a light that can stay on. */
function hasTorch(track: MediaStreamTrack): boolean {
  // Firefox has no capabilities to ask for.
  return 'getCapabilities' in track && track.getCapabilities().torch === true
}

function setTorch(track: MediaStreamTrack, on: boolean): Promise<void> {
  return track.applyConstraints({ advanced: [{ torch: on }] })
}

interface ScannerSwitchProps {
  state: ScannerState
  onStart: () => void
  onStop: () => void
}

/** Starts and stops; one button all the time, so that it keeps the focus. */
function ScannerSwitch({ state, onStart, onStop }: ScannerSwitchProps) {
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

interface FinderButtonProps {
  label: string
  Icon: LucideIcon
  /** For what can be on or off. */
  pressed?: boolean
  onClick: () => void
}

/** A round button over the camera's picture, whatever that shows. */
function FinderButton({ label, Icon, pressed, onClick }: FinderButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-pill bg-black/65 text-white hover:bg-black/80"
    >
      <Icon aria-hidden className="size-5.5" />
    </button>
  )
}
