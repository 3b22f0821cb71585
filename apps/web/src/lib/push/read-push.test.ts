import { expect, test } from 'vitest'
import { readPush } from './read-push.ts'

const MESSAGE = { title: 'Lista gotowa', body: 'Czeka.', path: '/shopping-lists/7/plan', tag: 'notice-1' }

test('a message is shown as it came', () => {
  expect(readPush(JSON.stringify(MESSAGE))).toEqual({ ...MESSAGE, endsToday: undefined })
  expect(readPush(JSON.stringify({ ...MESSAGE, ends_today: 2 })).endsToday).toBe(2)
})

test.each(['', 'nonsense', 'null', '[]', '7', '{"title":7,"path":{}}'])('something can be shown of %j', (text) => {
  const { title, body, path } = readPush(text)
  expect([title, path]).toEqual(['Spiżarka', '/'])
  expect(body).not.toBe('')
})

test.each(['//obcy.example/', '/\\\\obcy.example', 'https://obcy.example/', 'javascript:alert(1)', ''])(
  'no message leads to %j',
  (path) => {
    expect(readPush(JSON.stringify({ ...MESSAGE, path })).path).toBe('/')
  },
)
