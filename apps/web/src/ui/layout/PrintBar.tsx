import { Printer } from 'lucide-react'
import { Button } from '../button/Button.tsx'
import { StickyBar } from './StickyBar.tsx'

/** Prints the screen that it is on; not on paper itself. */
export function PrintBar() {
  return (
    <div className="contents print:hidden">
      <StickyBar>
        <Button size="lg" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          Wydrukuj
        </Button>
      </StickyBar>
    </div>
  )
}
