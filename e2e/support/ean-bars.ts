// ISO/IEC 15420: seven modules a digit, dark ones are 1.
const LEFT_ODD = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011']
const RIGHT = LEFT_ODD.map((modules) => Array.from(modules, (module) => (module === '1' ? '0' : '1')).join(''))
const LEFT_EVEN = RIGHT.map((modules) => Array.from(modules).toReversed().join(''))
/** Which of the six left digits are even: so the first digit is written. */
const EVEN_OF_FIRST = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010']

/** The bars of an EAN-13 as 95 modules, dark ones 1. */
export function barsOf(ean: string): string {
  const [first = 0, ...digits] = Array.from(ean, Number)
  const left = digits.slice(0, 6).map((digit, at) => (EVEN_OF_FIRST[first]?.[at] === '1' ? LEFT_EVEN[digit] : LEFT_ODD[digit]))
  const right = digits.slice(6).map((digit) => RIGHT[digit])
  return `101${left.join('')}01010${right.join('')}101`
}
