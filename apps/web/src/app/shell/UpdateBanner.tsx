import { useState } from 'react'
import { isStandalone } from '../../lib/install/standalone.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { useAppUpdate } from './app-update.ts'

/** Only in the installed app: a browser tab gets the new version when it is opened again. */
export function UpdateBanner() {
  const applyUpdate = useAppUpdate()
  const [busy, setBusy] = useState(false)
  if (!applyUpdate || !isStandalone()) return null
  const refresh = () => {
    setBusy(true)
    applyUpdate()
  }
  return (
    <div className="bg-paper-top px-4 py-2">
      <Banner
        role="status"
        className="mx-auto max-w-160 items-center!"
        action={
          <Button size="sm" variant="outline" busy={busy} onClick={refresh}>
            Odśwież
          </Button>
        }
      >
        Dostępna jest nowa wersja aplikacji.
      </Banner>
    </div>
  )
}
