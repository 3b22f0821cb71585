import type { ReactNode } from 'react'
import type { Platform } from '../../../lib/install/platform.ts'

const CAPTIONS: Record<Platform, string> = {
  android: 'Przycisk na dole ekranu, a potem Zainstaluj w okienku przeglądarki.',
  ios: 'Przycisk Udostępnij na środku dolnego paska Safari.',
  desktop: 'Ikona instalacji na końcu paska adresu.',
}

/** Where on the screen of each kind of device one taps; what it shows is said in words too. */
export function InstallPicture({ platform }: { platform: Platform }) {
  return (
    <svg viewBox="0 0 300 132" role="img" aria-label={CAPTIONS[platform]} className="h-auto w-full rounded-card bg-sunken">
      {platform === 'desktop' ? <Window /> : <Phone>{platform === 'ios' ? <SafariBar /> : <InstallSheet />}</Phone>}
    </svg>
  )
}

const SHELF = [0, 1, 2]

/** The lower half of a phone with a pantry on it. */
function Phone({ children }: { children: ReactNode }) {
  return (
    <g>
      <path d="M84 0v112a14 14 0 0 0 14 14h104a14 14 0 0 0 14-14V0z" className="fill-card stroke-line" strokeWidth="2" />
      {SHELF.map((row) => (
        <g key={row} transform={`translate(98 ${8 + row * 20})`}>
          <rect width="14" height="14" rx="4" className="fill-brand-soft" />
          <rect x="20" y="2" width={58 - row * 12} height="4" rx="2" className="fill-line" />
          <rect x="20" y="9" width={34 + row * 6} height="3" rx="1.5" className="fill-line" />
        </g>
      ))}
      {children}
    </g>
  )
}

/** The browser's own question, with the button that says yes. */
function InstallSheet() {
  return (
    <g>
      <path d="M90 66h120v46a8 8 0 0 1-8 8H98a8 8 0 0 1-8-8z" className="fill-paper-top" />
      <rect x="100" y="74" width="22" height="22" rx="6" className="fill-card" />
      <path d="M106 83h10v7a3 3 0 0 1-3 3h-4a3 3 0 0 1-3-3zM107 79h8v2h-8z" className="fill-brand-fill" />
      <rect x="128" y="78" width="56" height="5" rx="2.5" className="fill-ink" />
      <rect x="128" y="87" width="38" height="4" rx="2" className="fill-muted" />
      <rect x="146" y="100" width="56" height="15" rx="7.5" className="fill-brand-fill" />
      <rect x="156" y="106" width="36" height="4" rx="2" className="fill-on-brand" />
    </g>
  )
}

/** The bar at the foot of Safari, its button for sharing in the middle. */
function SafariBar() {
  return (
    <g>
      <path d="M85 88h130v23a14 14 0 0 1-14 14H99a14 14 0 0 1-14-14z" className="fill-paper-top" />
      {[-44, -24, 24, 44].map((x) => (
        <circle key={x} cx={150 + x} cy="104" r="3.5" className="fill-muted" />
      ))}
      <g fill="none" className="stroke-brand-ink" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M145 102h-3v11h16v-11h-3M150 108V95m-4 4 4-4 4 4" />
      </g>
      <Tap x={150} y={105} />
    </g>
  )
}

/** A window whose address ends with the icon of a screen and an arrow. */
function Window() {
  return (
    <g>
      <rect x="30" y="14" width="240" height="130" rx="12" className="fill-card stroke-line" strokeWidth="2" />
      <path d="M31 26a11 11 0 0 1 11-11h216a11 11 0 0 1 11 11v14H31z" className="fill-paper-top" />
      {[44, 54, 64].map((x) => (
        <circle key={x} cx={x} cy="28" r="3" className="fill-muted" />
      ))}
      <rect x="80" y="20" width="176" height="16" rx="8" className="fill-card" />
      <rect x="92" y="26" width="70" height="4" rx="2" className="fill-muted" />
      <g fill="none" className="stroke-brand-ink" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
        <path d="M243 24h-5a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1v-2M240 34h6M246 23v6m-2.5-2.5L246 29l2.500-2.500" />
      </g>
      {[0, 1, 2, 3].map((column) => (
        <g key={column} transform={`translate(${48 + column * 54} 54)`}>
          <rect width="42" height="34" rx="7" className="fill-brand-soft" />
          <rect y="42" width="34" height="5" rx="2.500" className="fill-line" />
          <rect y="51" width="24" height="4" rx="2" className="fill-line" />
        </g>
      ))}
      <Tap x={243} y={28} />
    </g>
  )
}

/** Where one taps. */
function Tap({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r="15" fill="none" strokeWidth="3" className="stroke-brand-fill opacity-60" />
}
