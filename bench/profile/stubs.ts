/** Modules that do nothing, by the mechanism they leave out and the file whose exports they replace. */
export const STUBS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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
    'launch/process/signals/request-line.ts': `
      export const toLogFields = () => ({})
      export const toCallFields = () => ({})`,
  },
}
