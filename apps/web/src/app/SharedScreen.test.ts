import { LIMITS } from '@spizarka/contract/limits'
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { readShared } from './SharedScreen.tsx'

const shared = (given: Partial<Record<'title' | 'text' | 'url', string>>) => readShared({ title: '', text: '', url: '', ...given })
const PAGE = 'https://przepisy.example/zupa'

test.each([[{ url: PAGE }], [{ text: PAGE }], [{ title: 'Zupa', text: `Zobacz ten przepis: ${PAGE} pycha` }], [{ title: PAGE }]])(
  '%j is the address of a page',
  (given) => {
    expect(shared(given)).toEqual({ kind: 'page', url: PAGE })
  },
)

test('words are for the pantry as long as a list may be, and for a recipe beyond', () => {
  expect(shared({ text: '2 l mleka\nchleb' })).toEqual({ kind: 'text', text: '2 l mleka\nchleb', isForPantry: true })
  expect(shared({ title: 'Zupa', text: 'x'.repeat(LIMITS.intakeText) })).toMatchObject({ kind: 'text', isForPantry: false })
})

test.each([
  [{}, 'nothing'],
  [{ text: '<script>alert(1)</script>' }, 'code'],
  [{ url: 'javascript:alert(1)' }, 'code'],
  [{ text: 'data:text/html,<b>' }, 'code'],
  [{ text: '<IFRAME src=x>' }, 'code'],
] as const)('%j is refused', (given, why) => {
  expect(shared(given)).toEqual({ kind: 'refused', why })
})

test('what is too long and what is not there are refused', () => {
  expect(readShared('too-long')).toEqual({ kind: 'refused', why: 'too-long' })
  expect(readShared(undefined)).toEqual({ kind: 'refused', why: 'nothing' })
})

it('leads to nothing but a page of the web, whatever is shared', () => {
  fc.assert(
    fc.property(
      fc.record({
        title: fc.string(),
        text: fc.string(),
        url: fc.oneof(fc.string(), fc.constantFrom('http://a.pl', 'HTTPS://a.pl', 'ftp://a.pl', ' https:x')),
      }),
      (content) => {
        const read = readShared(content)
        expect(read.kind !== 'page' || /^https?:/.test(read.url)).toBe(true)
      },
    ),
  )
})
