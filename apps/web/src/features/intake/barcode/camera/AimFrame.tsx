import { clsx } from 'clsx'

const CORNERS = [
  'top-0 left-0 rounded-tl-2xl border-t-4 border-l-4',
  'top-0 right-0 rounded-tr-2xl border-t-4 border-r-4',
  'bottom-0 left-0 rounded-bl-2xl border-b-4 border-l-4',
  'right-0 bottom-0 rounded-br-2xl border-r-4 border-b-4',
]

/** Where to hold the code; all that shows is read. */
export function AimFrame() {
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
