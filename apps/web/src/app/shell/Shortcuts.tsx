import { lazy, Suspense, useEffect, useState } from 'react'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { isForScreen } from '../../lib/keys/screen-keys.ts'
import { paths } from '../../lib/paths.ts'
import { useNavigate } from '../../lib/router/ScreenRoutes.tsx'
import { lastIntakeMethod } from '../../lib/storage/last-intake-method.ts'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'

const ShortcutList = lazy(async () => ({ default: (await import('./ShortcutList.tsx')).ShortcutList }))

/** Keys that work on every screen: search, add, and the list of them. */
export function Shortcuts() {
  const navigate = useNavigate()
  const [listed, setListed] = useState(false)
  useEffect(() => {
    const obey = (event: KeyboardEvent) => {
      if (!isForScreen(event)) return
      if (event.key === '?') setListed(true)
      else if (event.key === '/') focusSearch(fireAndForget(() => navigate(paths.recipes)))
      else if (event.key === 'n') startAdding(fireAndForget(() => navigate(lastIntakeMethod())))
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', obey)
    return () => document.removeEventListener('keydown', obey)
  }, [navigate])
  return (
    <Dialog open={listed} onClose={() => setListed(false)} title="Skróty klawiszowe">
      {listed && (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <ShortcutList />
        </Suspense>
      )}
    </Dialog>
  )
}

const findSearch = () => document.querySelector<HTMLElement>('main input[type="search"]')

/** The search of the screen, or the button that shows it; that of the recipes where a screen has none. */
function focusSearch(otherwise: () => void): void {
  const field = findSearch()
  const opener = document.querySelector<HTMLElement>('main [data-opens-search]')
  if (field) field.focus()
  else if (opener) opener.click()
  else {
    otherwise()
    followSearch(300)
  }
}

/** Once the other screen has come, within so many frames, its search has the focus; the screen itself takes it first. */
function followSearch(frames: number): void {
  requestAnimationFrame(() => {
    const field = findSearch()
    if (frames === 0 || (field && field === document.activeElement)) return
    field?.focus()
    followSearch(frames - 1)
  })
}

/** The line of the screen in which products are written down, or the way of adding used last. */
function startAdding(otherwise: () => void): void {
  const line = document.querySelector<HTMLElement>('main [data-add-line]')
  if (line) line.focus()
  else otherwise()
}
