import pg from 'pg'
import { expect, test } from 'vitest'
import { keepErrorListeners } from './job-queue.ts'

keepErrorListeners()

test('an error of a connection that has no listeners any more ends nothing', () => {
  const connection = new pg.Client()
  const heard: string[] = []
  connection.on('error', (error) => heard.push(error.message))
  connection.emit('error', new Error('first'))
  connection.removeAllListeners()
  connection.emit('error', new Error('second'))
  expect(heard).toEqual(['first'])
})

test('one kind of listener can go alone', () => {
  const connection = new pg.Client()
  const heard: string[] = []
  connection.on('end', () => heard.push('end'))
  connection.on('notice', () => heard.push('notice'))
  connection.removeAllListeners('notice')
  connection.emit('notice')
  connection.emit('end')
  expect(heard).toEqual(['end'])
})
