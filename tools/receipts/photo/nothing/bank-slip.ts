const ROWS = [
  ['Nadawca', 'KRYSTYNA WZOROWA'],
  ['Rachunek nadawcy', '12 1020 0000 0000 1111 2222 3333'],
  ['Odbiorca', 'SPÓŁDZIELNIA MIESZKANIOWA "OGRODY"'],
  ['Rachunek odbiorcy', '98 1240 0000 0000 4444 5555 6666'],
  ['Tytuł', 'CZYNSZ ZA WRZESIEŃ LOKAL 14'],
  ['Kwota', '842,16 PLN'],
  ['Prowizja', '0,00 PLN'],
  ['Data księgowania', '2026-09-10'],
  ['Numer referencyjny', 'C0253A91772640'],
] as const

/** A confirmation of a transfer. */
export function bankSlip(): string {
  const rows = ROWS.map(
    ([name, value]) => `<tr><td style="color:#555;padding:16px 30px 16px 0">${name}</td><td><b>${value}</b></td></tr>`,
  ).join('')
  return `<body style="margin:0;background:#e8ebef"><div style="margin:80px 60px;padding:70px;background:#fff;height:1240px;font:28px/1.4 'Liberation Sans',sans-serif">
    <h1>Potwierdzenie wykonania przelewu</h1><table>${rows}</table><p>Dokument wygenerowany elektronicznie, nie wymaga podpisu ani stempla.</p></div></body>`
}
