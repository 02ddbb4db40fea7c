import { registerHooks } from 'node:module'

/**
 * Loaded before the product (`--import`): replaces mechanisms by ones that do nothing, so that the bench measures what
 * they cost. The product has no switch for them. The query of the import lists them.
 */
const STUBS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  metrics: {
    'platform/metrics/define.ts': `
      const series = { add() {}, observe() {}, set() {}, clear() {}, track: () => () => {} }
      export const SECONDS = []
      export const defineCounter = () => () => series
      export const defineGauge = () => () => series
      export const defineHistogram = () => () => series`,
    'platform/metrics/observe-operations.ts': `
      export const observeOperations = (executor) => executor
      export const observeExecution = (_operation, execute) => execute()`,
    'launch/process/signals/request-metrics.ts': `
      export const observeHttp = () => {}
      export const observeMalformedUrl = () => {}`,
  },
  'request-log': {
    'launch/process/signals/request-log.ts': `
      export const makeRequestLog = () => ({ add() {}, start: () => async () => {} })`,
  },
  lines: {
    'launch/process/signals/request-line.ts': 'export const toLogFields = () => ({})',
  },
}

const stubs = Object.assign(
  {},
  ...new URL(import.meta.url).searchParams.getAll('without').map((name) => STUBS[name]),
) as Readonly<Record<string, string>>

registerHooks({
  load(url, context, nextLoad) {
    const file = Object.keys(stubs).find((path) => url.endsWith(`/${path}`))
    if (file === undefined) return nextLoad(url, context)
    return { format: 'module', source: stubs[file] ?? '', shortCircuit: true }
  },
})
