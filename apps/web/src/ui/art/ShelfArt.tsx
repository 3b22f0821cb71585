/** A shelf with jars still empty. */
export function ShelfArt() {
  return (
    <svg viewBox="0 0 260 150" aria-hidden>
      <rect x="14" y="118" width="232" height="10" rx="3" className="fill-brand-soft" />
      <path d="M14 128h232v4H14Z" className="fill-paper-top" />
      <circle cx="22.5" cy="131" r="8" className="fill-paper-top" />
      <circle cx="39.05" cy="131" r="8" className="fill-paper-top" />
      <circle cx="55.6" cy="131" r="8" className="fill-paper-top" />
      <circle cx="72.15" cy="131" r="8" className="fill-paper-top" />
      <circle cx="88.7" cy="131" r="8" className="fill-paper-top" />
      <circle cx="105.25" cy="131" r="8" className="fill-paper-top" />
      <circle cx="121.80000000000001" cy="131" r="8" className="fill-paper-top" />
      <circle cx="138.35000000000002" cy="131" r="8" className="fill-paper-top" />
      <circle cx="154.9" cy="131" r="8" className="fill-paper-top" />
      <circle cx="171.45000000000002" cy="131" r="8" className="fill-paper-top" />
      <circle cx="188" cy="131" r="8" className="fill-paper-top" />
      <circle cx="204.55" cy="131" r="8" className="fill-paper-top" />
      <circle cx="221.10000000000002" cy="131" r="8" className="fill-paper-top" />
      <circle cx="237.65" cy="131" r="8" className="fill-paper-top" />
      <rect x="14" y="118" width="232" height="10" rx="3" fill="#c98a55" />
      <rect x="34" y="66" width="44" height="52" rx="11" fill="none" className="stroke-control" strokeWidth="2.5" strokeDasharray="6 6" />
      <rect x="38" y="54" width="36" height="12" rx="4" fill="#d9b471" opacity="0.55" />
      <rect x="92" y="50" width="50" height="68" rx="11" fill="none" className="stroke-control" strokeWidth="2.5" />
      <rect x="96" y="38" width="42" height="12" rx="4" fill="#c2410c" opacity="1" />
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
        <path
          d="M0 0C6.6000000000000005 -6.6000000000000005 6 -16.200000000000003 0 -22.799999999999997C-6 -16.200000000000003 -6.6000000000000005 -6.6000000000000005 0 0Z"
          fill="#5c9a4f"
          transform="translate(-4 -20) rotate(-24)"
        />
        <path d="M0 0C7.15 -7.15 6.5 -17.55 0 -24.7C-6.5 -17.55 -7.15 -7.15 0 0Z" fill="#3f7a42" transform="translate(4 -20) rotate(18)" />
        <path
          d="M0 0C7.700000000000001 -7.700000000000001 7 -18.900000000000002 0 -26.599999999999998C-7 -18.900000000000002 -7.700000000000001 -7.700000000000001 0 0Z"
          fill="#7ba765"
          transform="translate(0 -20) rotate(-2)"
        />
      </g>
    </svg>
  )
}
