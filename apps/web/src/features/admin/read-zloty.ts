/** The grosze of złoty as people type them: `29`, `29,9`, `1 234,56 zł`; undefined for what is no amount. */
export function readZloty(text: string): number | undefined {
  const plain = text.replaceAll(/\s|zł/g, '').replace(',', '.')
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) return undefined
  const [whole = '', rest = ''] = plain.split('.')
  return Number(whole + rest.padEnd(2, '0'))
}
