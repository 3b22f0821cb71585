/** A receipt in outline; the camera's blur takes the rest. */
export function blurredReceipt(): string {
  const items = [
    'MLEKO UHT 3,2% 1L  3,49C',
    'CHLEB ŻYTNI 500G  5,99C',
    'SER GOUDA PL.300G  9,99C',
    'BANANY LUZ 0,860 x5,99  5,15C',
    'MASŁO EXTRA 200G  7,49C',
  ]
  const rows = ['BIEDRONKA', 'PARAGON FISKALNY', ...items, '', 'SUMA PLN 32,11'].map((line) => `<div>${line || '&nbsp;'}</div>`).join('')
  return `<body style="margin:0;height:100vh;display:grid;place-items:center;background:#6a5a48"><div style="background:#f7f5ef;padding:60px 50px;
    font:30px/1.7 'DejaVu Sans Mono',monospace">${rows}</div></body>`
}
