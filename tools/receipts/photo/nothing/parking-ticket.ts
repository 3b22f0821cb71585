/** A car-park ticket: a price and a time, but nothing was bought. */
export function parkingTicket(): string {
  const lines = [
    'STREFA PŁATNEGO PARKOWANIA',
    'PARKOMAT NR 214',
    'ul. Mostowa',
    '',
    'BILET PARKINGOWY',
    'Data: 2026-09-14  10:42',
    'Nr rej.: PO 4K921',
    'Opłacono: 6,00 PLN',
    'Ważny do:',
    '12:12',
    '',
    'POŁOŻYĆ ZA PRZEDNIĄ SZYBĄ',
    'Nr biletu 00183442',
  ]
  const rows = lines.map((line) => `<div>${line || '&nbsp;'}</div>`).join('')
  return `<body style="margin:0;height:100vh;display:grid;place-items:center;background:#3c4650"><div style="background:#fbfaf2;padding:70px 60px;
    font:34px/1.6 'DejaVu Sans Mono',monospace;text-align:center;transform:rotate(2deg)">${rows}</div></body>`
}
