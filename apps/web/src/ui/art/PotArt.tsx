import { Leaf } from './Leaf.tsx'

/** A pot on which something cooks. */
export function PotArt() {
  return (
    <svg viewBox="0 0 260 150" aria-hidden>
      <ellipse cx="130" cy="132" rx="92" ry="9" className="fill-paper-top" />
      <path d="M72 66h116v42a22 22 0 0 1-22 22H94a22 22 0 0 1-22-22Z" fill="#c2410c" />
      <path d="M72 66h116v12H72Z" fill="#a83809" />
      <rect x="48" y="72" width="26" height="13" rx="6.5" fill="#5f3b20" />
      <rect x="186" y="72" width="26" height="13" rx="6.5" fill="#5f3b20" />
      <path d="M66 58c0-14 28-24 64-24s64 10 64 24a5 5 0 0 1-5 5H71a5 5 0 0 1-5-5Z" fill="#e9a36c" />
      <circle cx="130" cy="29" r="8" fill="#5f3b20" />
      <path
        d="M98 18c-6-6 6-9 0-16M130 14c-6-6 6-8 0-14M162 18c-6-6 6-9 0-16"
        className="stroke-control"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <Leaf x={112} y={108} size={9} angle={-40} fill="#fff8ef" />
      <Leaf x={130} y={112} size={11} fill="#fff8ef" />
      <Leaf x={148} y={108} size={9} angle={40} fill="#fff8ef" />
    </svg>
  )
}
