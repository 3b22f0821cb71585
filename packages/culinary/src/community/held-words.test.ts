import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { findContacts, findHealthClaims, isReservedName } from './held-words.ts'
import { looksOf } from './look-alikes.ts'
import { findSwearing } from './swearing.ts'

/** What authors who had not seen the words wrote: as people swear and lead elsewhere, much of it spelt round, and what only looks so; all of it stands here, also what comes through. */
const LINES = JSON.parse(readFileSync(new URL('./lines.fixture.json', import.meta.url), 'utf8')) as Record<string, Lines>
interface Lines {
  held: readonly string[]
  harmless: readonly string[]
}
const SETS = Object.entries(LINES)

const isHeld = (text: string) => findSwearing(text).length + findContacts(text).length > 0

describe('what people write', () => {
  it.each(SETS)('is held where it swears or leads elsewhere, spelt round or not: at least 95 of 100 (by %s)', (_, { held: lines }) => {
    const missed = lines.filter((text) => !isHeld(text))
    expect(missed.slice(0, Math.floor(lines.length * 0.05))).toEqual(missed)
  })

  it.each(SETS)('is let through where it only looks so: fewer than 2 of 100 are held (by %s)', (_, { harmless: lines }) => {
    const held = lines.filter(isHeld)
    expect(held.slice(0, Math.floor(lines.length * 0.02))).toEqual(held)
  })

  it.each([
    'ha u jot',
    'ka-u-er-wu-a mać',
    'peirdolony krem',
    'awruk',
    'k-wa mać',
    '(ch)(uj)',
    'pierd...ona masa',
    'idźwchujztymkoprem',
    'ĉħūĵ',
  ])('is found however it was spelt round: %s', (line) => expect(findSwearing(line)).not.toEqual([]))

  it.each([
    'i n s t a pieczarkowa',
    't1kt0k zakwasowo',
    'fit-mama;pl',
    'www kuchnia.pl',
    '501,502,514',
    'pięć-zero-jeden-pięć-zero-dwa-pięć-jeden-osiem',
    'moje gg to 45 12 367',
  ])('leads elsewhere however it was spelt round: %s', (line) => expect(findContacts(line)).not.toEqual([]))

  it.each([
    'krówki i kruwetki',
    'A-Z o kaszach, e-mail',
    'niszcząc zapas, wszczął',
    'kieliszek courvoisiera',
    'kanalizacja, psychologia',
    '450 550 650 typ mąki',
    'dmuchałam na zupę',
  ])('is let through: %s', (line) => expect(isHeld(line)).toBe(false))

  it('is told as it was written', () => {
    expect(findSwearing('Ku rwa, jakie to zaj3biste!')).toEqual(['zaj3biste!', 'Ku rwa,'])
    expect(findContacts('Pisz: jan@wp.pl, tel. 600-700-800.')).toEqual(['jan@wp.pl', '600-700-800'])
  })

  it('takes no longer than its length asks for', () => {
    const started = process.threadCpuUsage()
    for (const text of ['*'.repeat(1000), 'k '.repeat(500), '1 '.repeat(500), 'a.'.repeat(500), '(@)'.repeat(333), 'ku'.repeat(500)])
      isHeld(text)
    expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(500)
  })
})

test('what passes for the same letters looks the same', () => {
  for (const name of ['Каsiа', 'KASIA', 'Kαsiα', 'Kas1a', 'k-a-s-i-a', 'Ḱásíà', 'ＫＡＳＩＡ']) expect(looksOf(name)).toBe(looksOf('Kasia'))
  expect(looksOf('Basia')).not.toBe(looksOf('Kasia'))
  expect(looksOf('😀 ... 🍲')).toBe('')
})

test('nobody signs as the editors', () => {
  for (const name of ['Redakcja Spiżarki', 'Spižarka', 'MODERATOR', 'Аdmin', 'Zespół Spiżarka', 'red4kcja'])
    expect(isReservedName(name)).toBe(true)
  for (const name of ['Spirytusowa Ania', 'Reda', 'Adam', 'Kucharka Ewa', 'Moda na zupę']) expect(isReservedName(name)).toBe(false)
})

test('promises to heal are found, and dishes whose names only begin so are not', () => {
  expect(findHealthClaims('Ta zupa leczy niedoczynność i oczyszcza organizm z toksyn.')).toEqual(['leczy', 'oczyszcza organizm'])
  expect(findHealthClaims('Leczo z cukinią, lekkie i zdrowe.')).toEqual([])
})
