import { defineCounter } from './define.ts'
import { METRICS } from './list.ts'

export const refusals = defineCounter(METRICS.refusals)
