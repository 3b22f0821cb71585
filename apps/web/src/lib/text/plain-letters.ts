/** As people type where they are in a hurry: small letters without the marks of Polish ones. */
export function plainLetters(text: string): string {
  return text.toLocaleLowerCase('pl').replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '')
}
