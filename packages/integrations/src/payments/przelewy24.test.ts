import { afterAll, describe, expect, it, test } from 'vitest'
import { anOrder, describePaymentOperator } from './conformance.ts'
import { PaymentError } from './port.ts'
import { createPrzelewy24, type Przelewy24Settings } from './przelewy24.ts'
import { isSigned, signNotification, signRegistration, signVerification } from './sign.ts'
import { createSimulatedOperator, SIMULATED_KEYS, SimulatedBank, startPaymentSimulator } from './simulator/index.ts'

const running = await startPaymentSimulator()
const opened = (changes: Partial<Przelewy24Settings> = {}) =>
  createPrzelewy24({ baseUrl: `${running.url}/`, ...SIMULATED_KEYS, contactEmail: 'kuchnia@example.pl', totalMs: 1_000, ...changes })
const operator = opened()
afterAll(() => Promise.all([operator.close(), running.close()]))

describe('Przelewy24 over HTTP', () => {
  describePaymentOperator(() => ({ operator, bank: running.bank }))
})

const bank = new SimulatedBank()
describe('the simulated operator', () => {
  describePaymentOperator(() => ({ operator: createSimulatedOperator(bank), bank }))
})

describe('signatures', () => {
  const crc = 'a123456789bcdef0'
  const payment = { merchantId: 12345, sessionId: 'test-session-1', amount: 1999, currency: 'PLN', orderId: 3000000001 }

  test('of a registration and a verification are those of the published fields in their order', () => {
    expect(signRegistration(payment, crc)).toBe(
      '45e1b91cd54ad8445cad62d743c64348192ab1daf5a61d031af58525bc889deb4385cb571e1817ab6828b9ad884c1068',
    )
    expect(signVerification(payment, crc)).toBe(
      'e3bf3f398ab84369b931916e70e21ace17d0f2f7fff8f0df90f6670ca71bb534bdfb5deb04c4a10d64b81caffb86c8a4',
    )
    expect(signRegistration({ ...payment, sessionId: 'zażółć/1', amount: 1 }, crc)).toBe(
      '9be323fd8e6e539a2227b8fb46c074077e89b186bda173cc9bd430feaa01bac530b220cb4783444e2f43391715fdb775',
    )
  })

  test('of a notification too', () => {
    const notification = { ...payment, posId: 12345, originAmount: 1999, methodId: 154, statement: 'p24-A1-B2-C3' }
    const sign = 'cc51f077d49d4c9b1fd954a0d000e4f6dc81dcd6ac9149b1162f2cc32c3597d476ab0ee0447832c24f9ef99f5c777536'
    expect(signNotification(notification, crc)).toBe(sign)
    expect(isSigned({ ...notification, sign }, crc)).toBe(true)
    expect(isSigned({ ...notification, sign }, 'another')).toBe(false)
  })
})

const emailOf = async (email: string) => {
  const order = { ...anOrder({ email }), rememberCard: false }
  await operator.createFirst(order)
  return running.bank.transactions.get(order.sessionId)?.email
}

describe('an address for the operator', () => {
  it('is the payer’s where it fits into fifty characters, without its tag where that helps, else ours', async () => {
    expect(await emailOf(`${'a'.repeat(38)}@example.pl`)).toBe(`${'a'.repeat(38)}@example.pl`)
    expect(await emailOf(`lucja+${'zakupy'.repeat(10)}@example.pl`)).toBe('lucja@example.pl')
    expect(await emailOf(`${'a'.repeat(60)}@example.pl`)).toBe('kuchnia@example.pl')
  })
})

describe('what is said of a failure', () => {
  it('names no key, no address and no card, whatever the operator answers', async () => {
    const wrong = opened({ apiKey: 'tajne-haslo' })
    const message = await wrong.createFirst({ ...anOrder(), rememberCard: true }).catch((error: unknown) => String(error))
    expect(message).toContain('401')
    expect(message).not.toMatch(/tajne|a123456789|@example/)
    await wrong.close()
  })

  it('tells whether the operator may have heard of it', async () => {
    const nowhere = opened({ baseUrl: 'http://127.0.0.1:9' })
    await expect(nowhere.status('x')).rejects.toMatchObject({ constructor: PaymentError, mayHaveHappened: false })
    await nowhere.close()
  })
})
