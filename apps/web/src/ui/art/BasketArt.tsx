import { Leaf } from './Leaf.tsx'

const weave = [0, 1, 2].flatMap((row) =>
  Array.from({ length: 8 - row }, (_, column) => ({ x: 70 + row * 5 + column * 15.6, y: 88 + row * 14 })),
)

/** A shopping basket. */
export function BasketArt() {
  return (
    <svg viewBox="0 0 260 150" aria-hidden>
      <ellipse cx="130" cy="136" rx="92" ry="8" className="fill-paper-top" />
      <path d="M84 70c0-40 92-40 92 0" stroke="#8a5a35" strokeWidth="7" fill="none" />
      <Leaf x={98} y={72} size={20} angle={-18} fill="#5c9a4f" />
      <Leaf x={108} y={72} size={22} angle={6} fill="#3f7a42" />
      <Leaf x={120} y={72} size={18} angle={24} fill="#7ba765" />
      <path d="M138 74l10-44c2-7 14-6 15 1l4 43Z" fill="#d9a05b" />
      <path d="M146 46l12 5M144 58l15 5" stroke="#b8743a" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M58 70h144l-13 56a9 9 0 0 1-9 7H80a9 9 0 0 1-9-7Z" fill="#d9b471" />
      <path d="M58 70h144l-2.5 11H60.5Z" fill="#b8893f" />
      {weave.map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="10" height="7" rx="2" fill="#b8893f" />
      ))}
    </svg>
  )
}
