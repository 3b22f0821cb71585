import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createKsef } from './ksef.ts'
import { RegisterError } from './port.ts'
import { SIMULATED_SELLER, startRegisterSimulator } from './simulator.ts'

const simulator = await startRegisterSimulator()
const { register, url } = simulator
const ksef = createKsef({ baseUrl: url, ...SIMULATED_SELLER, totalMs: 2_000, looksMs: 1 })
afterAll(async () => {
  await ksef.close()
  await simulator.close()
})
beforeEach(() => {
  register.entries.length = 0
})

let made = 0
function aFile(number = `FV/2026/11/${++made}`, nip: string = SIMULATED_SELLER.nip): Uint8Array {
  const xml = `<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/"><NIP>${nip}</NIP><P_2>${number}</P_2><RodzajFaktury>VAT</RodzajFaktury> zażółć</Faktura>`
  return new TextEncoder().encode(xml)
}

describe('the register of invoices', () => {
  it('reads the file that was sent, gives it a number and a receipt that names both', async () => {
    const handed = await ksef.send(aFile('FV/2026/11/0001'))
    const answer = await ksef.status(handed)
    expect(answer).toEqual({ kind: 'accepted', number: expect.stringMatching(/^1234563218-20\d{6}-[\dA-F]{12}-[\dA-F]{2}$/) })
    expect(register.entries).toMatchObject([{ xml: new TextDecoder().decode(aFile('FV/2026/11/0001')) }])
    const receipt = await ksef.receipt(handed)
    expect(receipt).toContain(`<NumerFaktury>FV/2026/11/0001</NumerFaktury>`)
    expect(receipt).toContain(answer.kind === 'accepted' ? answer.number : '?')
  })

  it('says for a while that it is at work', async () => {
    register.behave('works long')
    const handed = await ksef.send(aFile())
    const kinds = []
    for (let look = 0; look < 3; look++) kinds.push((await ksef.status(handed)).kind)
    expect(kinds).toEqual(['processing', 'processing', 'accepted'])
  })

  it('refuses with its reason', async () => {
    register.behave('refuses')
    const answer = await ksef.status(await ksef.send(aFile()))
    expect(answer).toEqual({ kind: 'refused', says: expect.stringContaining('450 Błąd weryfikacji semantyki') })
    expect(await ksef.status(await ksef.send(aFile('FV/1', '9999999999')))).toMatchObject({
      kind: 'refused',
      says: expect.stringMatching(/^410/),
    })
  })

  it('knows an invoice that it has, and names it', async () => {
    const first = await ksef.status(await ksef.send(aFile('FV/2026/11/0007')))
    const again = await ksef.status(await ksef.send(aFile('FV/2026/11/0007')))
    expect(again).toEqual({ kind: 'duplicate', number: first.kind === 'accepted' ? first.number : '?' })
  })

  it.each(['fails', 'answers nothing'] as const)('that %s is no answer, and can be asked again', async (manner) => {
    register.behave(manner)
    const file = aFile()
    await expect(ksef.send(file)).rejects.toBeInstanceOf(RegisterError)
    expect((await ksef.status(await ksef.send(file))).kind).toBe(manner === 'fails' ? 'accepted' : 'duplicate')
  })

  it('is signed in to anew once it does not know us any more', async () => {
    await ksef.send(aFile())
    register.forgetSignIns()
    await expect(ksef.send(aFile())).rejects.toBeInstanceOf(RegisterError)
    expect((await ksef.status(await ksef.send(aFile()))).kind).toBe('accepted')
  })

  it('lets nobody in with another token, and tells nobody which', async () => {
    const other = createKsef({ baseUrl: url, nip: SIMULATED_SELLER.nip, token: 'a-secret', looksMs: 1 })
    const failure = await other.send(aFile()).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(RegisterError)
    expect(String(failure)).toContain('21304')
    expect(String(failure)).not.toContain('a-secret')
    await other.close()
  })
})
