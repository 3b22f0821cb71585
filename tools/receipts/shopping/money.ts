/** Grosze as tills print them: `3,49`. */
export function money(grosze: number, separator: ',' | '.' = ','): string {
  const sign = grosze < 0 ? '-' : ''
  const whole = Math.abs(grosze)
  return `${sign}${Math.floor(whole / 100)}${separator}${String(whole % 100).padStart(2, '0')}`
}

/** Thousandths as tills print them: `0,345`. */
export function thousandths(value: number, separator: ',' | '.' = ','): string {
  return (value / 1000).toFixed(3).replace('.', separator)
}
