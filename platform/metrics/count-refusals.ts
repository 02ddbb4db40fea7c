import { defineCounter } from './define.ts'

export const refusals = defineCounter({
  name: 'clubgate_refusals_total',
  help: 'Requests, and operations of a socket, that were refused, by the code in their answer.',
  labels: ['api', 'code'],
})
