import { useState } from 'react'
import { starts } from '../../../../lib/starts.ts'
import { Banner } from '../../../../ui/Banner.tsx'
import { scanSignal } from './scan-signal.ts'
import { useScanner } from './use-scanner.ts'
import { Viewfinder } from './Viewfinder.tsx'

/** The camera with its buttons, or why there is none; every code that it takes is beeped. */
export function CameraScanner({ onCode }: { onCode: (gtin: string) => void }) {
  const [signalled, setSignalled] = useState(() => scanSignal.isOn())
  const scanner = useScanner((gtin) => {
    if (signalled) scanSignal.give()
    onCode(gtin)
  })
  return (
    <>
      <Viewfinder
        scanner={scanner}
        onStart={starts(() => {
          scanSignal.prepare()
          return scanner.start()
        })}
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
