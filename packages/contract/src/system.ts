import { z } from 'zod'
import { endpoint } from './shared/endpoint.ts'

const tag = 'system'

export const readHealth = endpoint({
  method: 'GET',
  path: '/health/',
  access: 'public',
  tag,
  summary: 'The process is up.',
  response: z.object({ status: z.literal('ok') }),
})

export const readReadiness = endpoint({
  method: 'GET',
  path: '/ready/',
  access: 'public',
  tag,
  summary: 'Database and queue can be reached and written to.',
  response: z.object({ status: z.literal('ok'), database: z.literal('ok'), queue: z.literal('ok') }),
  errors: ['not_ready'],
})
