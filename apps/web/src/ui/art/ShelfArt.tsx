import { Leaf } from './Leaf.tsx'

/** A shelf with jars still empty. */
export function ShelfArt() {
  return (
    <svg viewBox="0 0 260 150" aria-hidden>
      <path d="M14 128h232v4H14Z" className="fill-paper-top" />
      {Array.from({ length: 14 }, (_, scallop) => (
        <circle key={scallop} cx={22.5 + scallop * 16.55} cy="131" r="8" className="fill-paper-top" />
      ))}
      <rect x="14" y="118" width="232" height="10" rx="3" fill="#c98a55" />
      <rect x="34" y="66" width="44" height="52" rx="11" fill="none" className="stroke-control" strokeWidth="2.5" strokeDasharray="6 6" />
      <rect x="38" y="54" width="36" height="12" rx="4" fill="#d9b471" opacity="0.55" />
      <rect x="92" y="50" width="50" height="68" rx="11" fill="none" className="stroke-control" strokeWidth="2.5" />
      <rect x="96" y="38" width="42" height="12" rx="4" fill="#c2410c" />
      <rect x="156" y="72" width="40" height="46" rx="11" fill="none" className="stroke-control" strokeWidth="2.5" strokeDasharray="6 6" />
      <rect x="160" y="60" width="32" height="12" rx="4" fill="#2f6a3c" opacity="0.55" />
      <rect x="98" y="76" width="38" height="36" rx="7" fill="#e8a62f" opacity=".9" />
      <rect x="104" y="84" width="26" height="16" rx="3" fill="#fffaf0" />
      <path
        d="M117 97v-8M117 94c-3 0-4-1.5-4.2-3.5 2.6 0 4.2 1.2 4.2 3.5Zm0-1.5c3 0 4-1.5 4.2-3.5-2.6 0-4.2 1.2-4.2 3.5Z"
        stroke="#2f6a3c"
        strokeWidth="1.4"
        fill="#2f6a3c"
      />
      <g transform="translate(222 118)">
        <path d="M-14 0c-2-10-1-16 0-20h28c1 4 2 10 0 20Z" fill="#c2410c" opacity=".85" />
        <Leaf x={-4} y={-20} size={12} angle={-24} fill="#5c9a4f" />
        <Leaf x={4} y={-20} size={13} angle={18} fill="#3f7a42" />
        <Leaf x={0} y={-20} size={14} angle={-2} fill="#7ba765" />
      </g>
    </svg>
  )
}
