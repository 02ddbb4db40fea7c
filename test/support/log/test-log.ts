import { LOG_LEVELS, makeLog } from '../../../platform/log.ts'

/** Silent, so that results stand alone; `TEST_LOG=warn` shows what the product says meanwhile. */
export const testLog = makeLog(
  LOG_LEVELS.find((level) => level === process.env['TEST_LOG']) ?? 'silent',
)
