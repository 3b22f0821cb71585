import { describe, expect, it } from 'vitest'
import { formatPack, readPackAmount } from './pack-amount.ts'
import { scannedDraft } from './scanned-draft.ts'
import { type ScannedItem, withProduct, withRestored, withScan, withStatus } from './scanned-item.ts'

const MILK = '5900123456782'
const BREAD = '4006381333931'
const IN_STORE = '2312345678904'

const scanned = (...gtins: string[]) => gtins.reduce<ScannedItem[]>(withScan, [])
const found = () => withProduct(scanned(MILK, BREAD), MILK, { name: 'mleko', quantity_str: '1000 ml' })
const order = (items: readonly ScannedItem[]) => items.map(({ gtin }) => gtin)

describe('the scanned list', () => {
  it('has the newest code at the top', () => {
    expect(order(scanned(MILK, BREAD))).toEqual([BREAD, MILK])
  })

  it('adds one package to a found product that is scanned again, and moves it to the top', () => {
    const [first] = withScan(found(), MILK)
    expect(first).toMatchObject({ gtin: MILK, editableQuantity: 2000, baseQuantity: 1000, unit: 'ml', status: 'found' })
  })

  it('counts the packages that were scanned before the product was known', () => {
    const [milk] = withProduct(scanned(MILK, MILK, MILK), MILK, { name: 'mleko', quantity_str: '1000 ml' })
    expect(milk?.editableQuantity).toBe(3000)
  })

  it('asks again for a code whose lookup has failed', () => {
    const failed = withStatus(scanned(MILK), MILK, 'api_error')
    expect(withScan(failed, MILK)[0]).toMatchObject({ status: 'loading', scans: 2 })
  })

  it('counts an unknown product too, and the form says how much one of them holds', () => {
    const unknown = withScan(withScan(withStatus(scanned(MILK), MILK, 'not_recognized'), MILK), MILK)
    expect(withProduct(unknown, MILK, { name: 'kefir', quantity_str: '400 ml' })[0]?.editableQuantity).toBe(1200)
  })

  it('does not look for what a shop has numbered itself', () => {
    expect(scanned(IN_STORE)[0]?.status).toBe('not_recognized')
  })

  it('never holds more than the pantry takes', () => {
    const flour = withProduct(scanned(MILK), MILK, { name: 'mąka', quantity_str: '30000 g' })
    expect(withScan(flour, MILK)[0]?.editableQuantity).toBe(50_000)
  })

  it('adds decimals without a trace of binary fractions', () => {
    const oil = withProduct(scanned(MILK, MILK), MILK, { name: 'oliwa', quantity_str: '0,1 l' })
    expect(withScan(oil, MILK)[0]?.editableQuantity).toBe(0.3)
  })

  it('puts a removed product back where it was, unless it has been scanned again', () => {
    const [bread, milk] = scanned(MILK, BREAD)
    if (!bread || !milk) throw new Error('Two were scanned')
    expect(order(withRestored([bread], milk, 1))).toEqual([BREAD, MILK])
    expect(order(withRestored([milk, bread], milk, 1))).toEqual([MILK, BREAD])
  })

  it('survives a reload, and not what another version has kept', () => {
    const items = withProduct(scanned(MILK), MILK, { name: 'mleko', quantity_str: '1000 ml', source: 'open_food_facts' })
    scannedDraft.save(items)
    expect(scannedDraft.find()).toEqual(items)
    sessionStorage.setItem('spizarka.draft.scanned-products', JSON.stringify([...items, { gtin: BREAD }, null]))
    expect(scannedDraft.find()).toEqual(items)
    sessionStorage.setItem('spizarka.draft.scanned-products', '{"a')
    expect(scannedDraft.find()).toEqual([])
  })
})

describe('a list that was sent', () => {
  it('goes when its session has been read, but for what was not found', () => {
    scannedDraft.save(found())
    scannedDraft.markSent('session-1')
    scannedDraft.forgetSent('session-2')
    expect(scannedDraft.find()).toHaveLength(2)
    scannedDraft.forgetSent('session-1')
    expect(order(scannedDraft.find())).toEqual([BREAD])
  })

  it('stays when more has been scanned meanwhile', () => {
    scannedDraft.save(found())
    scannedDraft.markSent('session-1')
    scannedDraft.save(withScan(found(), IN_STORE))
    scannedDraft.forgetSent('session-1')
    expect(scannedDraft.find()).toHaveLength(3)
  })
})

describe('the amount on a package', () => {
  it.each([
    ['500 g', { value: 500, unit: 'g' }],
    ['750ml', { value: 750, unit: 'ml' }],
    ['1,5 l', { value: 1.5, unit: 'l' }],
    ['10 szt.', { value: 10, unit: 'szt.' }],
    ['10 szt', { value: 10, unit: 'szt.' }],
    ['ok. 2 kg', { value: 2, unit: 'kg' }],
    ['0 g', { value: 1, unit: 'szt.' }],
    ['500', { value: 1, unit: 'szt.' }],
    ['duże', { value: 1, unit: 'szt.' }],
    ['', { value: 1, unit: 'szt.' }],
    [null, { value: 1, unit: 'szt.' }],
  ])('is read from %j', (text, amount) => {
    expect(readPackAmount(text)).toEqual(amount)
  })

  it.each([
    [{ value: 1000, unit: 'ml' }, '1 l'],
    [{ value: 2500, unit: 'g' }, '2,5 kg'],
    [{ value: 10, unit: 'szt.' }, '10 szt.'],
  ])('%j is said as %s', (pack, words) => {
    expect(formatPack(pack).replace('\u00a0', ' ')).toBe(words)
  })
})
