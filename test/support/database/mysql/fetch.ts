import { readConfig } from '../../../../platform/config/config.ts'
import { findMySql } from './find-mysql.ts'

/** Has MySQL at hand for the tests, or fails with the reason why it cannot be had. */
try {
  const { cacheDir } = readConfig(process.env)
  const { version } = await findMySql({ cacheDir, say: (line) => console.error(line) })
  console.error(`MySQL ${version} is at hand.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
