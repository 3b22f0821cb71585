const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/**
 * The ten digits of a Polish tax number however people write it (`525-224-84-81`, `PL5252248481`); undefined for what is none: letters,
 * another length, a check digit that does not fit.
 */
export function readNip(text: string): string | undefined {
  const digits = text.trim().replace(/^PL/i, '').replaceAll(/[\s-]/g, '')
  if (!/^\d{10}$/.test(digits)) return undefined
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  // A remainder of 10 is no digit: such numbers are never given out.
  return sum % 11 === Number(digits[9]) ? digits : undefined
}

/** Whether an address is in Poland; where nothing is said, it is. */
export function isPoland(country: string): boolean {
  return ['', 'pl', 'pol', 'polska', 'poland'].includes(country.trim().toLowerCase())
}

/**
 * What to say beside a tax number that looks Polish and cannot be one; undefined where there is nothing to say. A warning, no refusal:
 * tax numbers of other countries may have ten digits too.
 */
export function nipWarning(nip: string, country: string): string | undefined {
  const isTenDigits = nip.replaceAll(/\D/g, '').length === 10
  if (!isTenDigits || !isPoland(country) || readNip(nip)) return undefined
  return 'Cyfra kontrolna tego numeru się nie zgadza. Sprawdź NIP, bo z takim nie wystawimy faktury na firmę.'
}
