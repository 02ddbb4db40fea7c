const { writeSync } = require('node:fs')

/** Ends the output, after jest's own summary, with one line that machines read. */
module.exports = class ClosingLineReporter {
  onRunComplete(_contexts, results) {
    const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = results
    const failed = numFailedTests + numRuntimeErrorTestSuites
    const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : ''
    process.once('exit', () =>
      writeSync(1, `\n${numPassedTests} passed, ${failed} failed${skipped}\n`),
    )
  }
}
