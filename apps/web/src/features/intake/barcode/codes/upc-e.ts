/**
 * The UPC-A of 12 digits that an UPC-E of 8 digits is short for: the last digit before the check digit says where zeros were left out
 * (GS1 General Specifications, 5.2.3.4).
 */
export function expandUpcE(code: string): string | undefined {
  const parts = /^([01])(\d\d)(\d)(\d)(\d)(\d)(\d)$/.exec(code)
  if (!parts) return undefined
  const [, system = '', ab = '', c = '', d = '', e = '', rule = '', check = ''] = parts
  if (rule <= '2') return `${system}${ab}${rule}0000${c}${d}${e}${check}`
  if (rule === '3') return `${system}${ab}${c}00000${d}${e}${check}`
  if (rule === '4') return `${system}${ab}${c}${d}00000${e}${check}`
  return `${system}${ab}${c}${d}${e}0000${rule}${check}`
}
