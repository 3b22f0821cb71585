import { expect, it } from 'vitest'
import { readJson } from './read-json.ts'

it.each([
  ['plain', '{"a":1}'],
  ['fenced', '```json\n{"a":1}\n```'],
  ['fenced without a language', '```\n{"a":1}```'],
  ['among prose', 'Oto: {"a":1}. Gotowe.'],
  ['fenced among prose', 'Oto:\n```json\n{"a":1}\n```\nGotowe.'],
  ['after thinking', '<think>{"a":2} or {</think>\n{"a":1}'],
])('finds %s JSON', (_, text) => {
  expect(readJson(text)).toEqual({ a: 1 })
})

it.each([[''], ['Nie wiem.'], ['{"a":'], ['{"a":1'], ['{a:1}'], ['}{']])('finds nothing in %s', (text) => {
  expect(readJson(text)).toBeUndefined()
})
