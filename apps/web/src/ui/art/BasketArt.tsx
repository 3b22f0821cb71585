/** A shopping basket. */
export function BasketArt() {
  return (
    <svg viewBox="0 0 260 150" aria-hidden>
      <ellipse cx="130" cy="136" rx="92" ry="8" className="fill-paper-top" />
      <path d="M84 70c0-40 92-40 92 0" stroke="#8a5a35" strokeWidth="7" fill="none" />
      <path d="M0 0C11 -11 10 -27 0 -38C-10 -27 -11 -11 0 0Z" fill="#5c9a4f" transform="translate(98 72) rotate(-18)" />
      <path
        d="M0 0C12.100000000000001 -12.100000000000001 11 -29.700000000000003 0 -41.8C-11 -29.700000000000003 -12.100000000000001 -12.100000000000001 0 0Z"
        fill="#3f7a42"
        transform="translate(108 72) rotate(6)"
      />
      <path
        d="M0 0C9.9 -9.9 9 -24.3 0 -34.199999999999996C-9 -24.3 -9.9 -9.9 0 0Z"
        fill="#7ba765"
        transform="translate(120 72) rotate(24)"
      />
      <path d="M138 74l10-44c2-7 14-6 15 1l4 43Z" fill="#d9a05b" />
      <path d="M146 46l12 5M144 58l15 5" stroke="#b8743a" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M58 70h144l-13 56a9 9 0 0 1-9 7H80a9 9 0 0 1-9-7Z" fill="#d9b471" />
      <path d="M58 70h144l-2.5 11H60.5Z" fill="#b8893f" />
      <rect x="70" y="88" width="10" height="7" rx="2" fill="#b8893f" />
      <rect x="85.6" y="88" width="10" height="7" rx="2" fill="#b8893f" />
      <rect x="101.2" y="88" width="10" height="7" rx="2" fill="#b8893f" />
      <rect x="116.8" y="88" width="10" height="7" rx="2" fill="#b8893f" />
      <rect x="132.4" y="88" width="10" height="7" rx="2" fill="#b8893f" />
      <rect x="148" y="88" width="10" height="7" rx="2" fill="#b8893f" />
      <rect x="163.6" y="88" width="10" height="7" rx="2" fill="#b8893f" />
      <rect x="179.2" y="88" width="10" height="7" rx="2" fill="#b8893f" />
      <rect x="75" y="102" width="10" height="7" rx="2" fill="#b8893f" />
      <rect x="90.6" y="102" width="10" height="7" rx="2" fill="#b8893f" />
      <rect x="106.2" y="102" width="10" height="7" rx="2" fill="#b8893f" />
      <rect x="121.8" y="102" width="10" height="7" rx="2" fill="#b8893f" />
      <rect x="137.4" y="102" width="10" height="7" rx="2" fill="#b8893f" />
      <rect x="153" y="102" width="10" height="7" rx="2" fill="#b8893f" />
      <rect x="168.6" y="102" width="10" height="7" rx="2" fill="#b8893f" />
      <rect x="80" y="116" width="10" height="7" rx="2" fill="#b8893f" />
      <rect x="95.6" y="116" width="10" height="7" rx="2" fill="#b8893f" />
      <rect x="111.2" y="116" width="10" height="7" rx="2" fill="#b8893f" />
      <rect x="126.8" y="116" width="10" height="7" rx="2" fill="#b8893f" />
      <rect x="142.4" y="116" width="10" height="7" rx="2" fill="#b8893f" />
      <rect x="158" y="116" width="10" height="7" rx="2" fill="#b8893f" />
    </svg>
  )
}
