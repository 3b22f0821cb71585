import { useState } from 'react'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { fireAndForget } from '../fire-and-forget.ts'
import { useScanner } from './use-scanner.ts'
import { Viewfinder } from './Viewfinder.tsx'

/** The camera with its buttons, or why there is none; every code that it takes is beeped. `hint` says the result of a code. */
export function CameraScanner({ onCode, hint }: { onCode: (gtin: string) => void; hint: string }) {
  const [signalled, setSignalled] = useState(() => scanSignal.isOn())
  const scanner = useScanner((gtin) => {
    if (signalled) scanSignal.give()
    onCode(gtin)
  })
  return (
    <>
      <Viewfinder
        scanner={scanner}
        onStart={fireAndForget(() => {
          scanSignal.prepare()
          return scanner.start()
        })}
        hint={hint}
        signalled={signalled}
        onSignalled={(on) => {
          scanSignal.turn(on)
          setSignalled(on)
        }}
      />
      {scanner.failure && (
        <div className="mx-auto w-full max-w-160 px-4 pt-4 md:px-10 lg:px-0">
          <Banner tone="late" role="alert">
            <p className="font-semibold">{scanner.failure}</p>
            <p>Kod możesz też wpisać z klawiatury.</p>
          </Banner>
        </div>
      )}
    </>
  )
}

const STORAGE_KEY = 'spizarka.scan-signal'
const TONE_HZ = 1760
const TONE_S = 0.09
const VIBRATION_MS = 60

let audio: AudioContext | undefined

/** A beep and a short vibration for every code that was taken; whether they are wanted is remembered in this browser. */
const scanSignal = {
  isOn(): boolean {
    try {
      return localStorage.getItem(STORAGE_KEY) !== 'off'
    } catch {
      return true
    }
  },
  turn(on: boolean): void {
    try {
      if (on) localStorage.removeItem(STORAGE_KEY)
      else localStorage.setItem(STORAGE_KEY, 'off')
    } catch {
      // Storage is blocked: it is on again next time.
    }
  },
  /** Sound is allowed from a tap alone; call it there. */
  prepare(): void {
    if (!('AudioContext' in window)) return
    audio ??= new AudioContext()
    // Where it stays silent, the vibration and the list still tell.
    audio.resume().catch(() => undefined)
  },
  give(): void {
    if ('vibrate' in navigator) navigator.vibrate(VIBRATION_MS)
    if (audio?.state === 'running') beep(audio)
  },
}

function beep(context: AudioContext): void {
  const volume = new GainNode(context, { gain: 0.15 })
  const tone = new OscillatorNode(context, { frequency: TONE_HZ })
  tone.connect(volume).connect(context.destination)
  // Fades out: a tone that is cut off clicks.
  volume.gain.setTargetAtTime(0, context.currentTime + TONE_S / 2, TONE_S / 6)
  tone.start()
  tone.stop(context.currentTime + TONE_S)
}
