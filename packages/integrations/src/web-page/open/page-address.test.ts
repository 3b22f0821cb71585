import { expect, test } from 'vitest'
import { readPageAddress } from './open-page.ts'

test.each([
  ['ftp://przepisy.example/', 'another scheme'],
  ['file:///etc/passwd', 'a file'],
  ['javascript:alert(1)', 'a script'],
  ['data:text/html,<b>', 'a page in the address itself'],
  ['gopher://przepisy.example/', 'an old scheme'],
  ['https://przepisy.example:8080/', 'another port'],
  ['http://przepisy.example:443/', 'the port of the other scheme'],
  ['https://ja:haslo@przepisy.example/', 'credentials'],
  ['https://ja@przepisy.example/', 'a user'],
  ['http://127.0.0.1/', 'a number'],
  ['http://93.184.216.34/', 'a public number'],
  ['http://0177.0.0.1/', 'octal'],
  ['http://0x7f000001/', 'hexadecimal'],
  ['http://2130706433/', 'one number'],
  ['http://127.1/', 'a shortened number'],
  ['http://127.0.0.1./', 'a number with a dot'],
  ['http://１２７.０.０.１/', 'a number in wide digits'],
  ['http://[::1]/', 'IPv6'],
  ['http://[::ffff:127.0.0.1]/', 'IPv4 in IPv6'],
  ['http://[fe80::1%25eth0]/', 'IPv6 with its interface'],
  ['http://localhost/', 'this machine'],
  ['http://localhost./', 'this machine with a dot'],
  ['http://LOCALHOST/', 'this machine in capitals'],
  ['http://a.localhost/', 'this machine by a longer name'],
  ['http://drukarka.local/', 'a machine in the house'],
  ['http://metadata.google.internal/', 'metadata of a cloud'],
  ['http://router.home.arpa/', 'a router'],
  ['http://intranet/', 'a name without a dot'],
  ['http:///przepis', 'a path for a host'],
  ['przepisy.example/zupa', 'no scheme'],
  ['', 'nothing'],
  ['zupa pomidorowa', 'words'],
])('%s (%s) is never opened', (address) => {
  expect(readPageAddress(address)).toBeNull()
})

test.each([
  ['https://przepisy.example/zupa?a=1#krok-2', 'https://przepisy.example/zupa?a=1'],
  [' http://przepisy.example ', 'http://przepisy.example/'],
  ['HTTPS://Przepisy.Example:443/Zupa', 'https://przepisy.example/Zupa'],
  ['http://przepisy.example:80/', 'http://przepisy.example/'],
  ['https://kuchnia-żółta.example/', 'https://xn--kuchnia-ta-nbb26grv.example/'],
])('%s is opened as %s', (address, opened) => {
  expect(readPageAddress(address)?.href).toBe(opened)
})

test('an address that a page sends to is seen from that page', () => {
  expect(readPageAddress('/nowy', 'https://przepisy.example/stary')?.href).toBe('https://przepisy.example/nowy')
  expect(readPageAddress('//127.0.0.1/', 'https://przepisy.example/stary')).toBeNull()
})
