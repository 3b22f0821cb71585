import { clsx } from 'clsx'
import { ScanBarcode, SwitchCamera, Volume2, VolumeX } from 'lucide-react'
import { starts } from '../../../../lib/starts.ts'
import { AimFrame } from './AimFrame.tsx'
import { FinderButton } from './FinderButton.tsx'
import { ScannerSwitch } from './ScannerSwitch.tsx'
import { TorchButton } from './TorchButton.tsx'
import type { Scanner } from './use-scanner.ts'

interface ViewfinderProps {
  scanner: Scanner
  onStart: () => void
  signalled: boolean
  onSignalled: (on: boolean) => void
}

/** What the camera sees; its ground is dark in both themes. */
export function Viewfinder({ scanner, onStart, signalled, onSignalled }: ViewfinderProps) {
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
          {cameras > 1 && <FinderButton label="Zmień kamerę" Icon={SwitchCamera} onClick={starts(switchCamera)} />}
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
            <p className="max-w-72">Skanuj opakowania jedno po drugim. Każdy produkt trafi na listę.</p>
          </>
        )}
        <ScannerSwitch state={state} onStart={onStart} onStop={stop} />
      </div>
    </section>
  )
}
