/** Ends the output with one line that machines read: `N passed, N failed`. */
module.exports = class ClosingLineReporter {
  onRunComplete(_contexts, results) {
    const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = results
    const failed = numFailedTests + numRuntimeErrorTestSuites
    const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : ''
    process.stdout.write(`\n${numPassedTests} passed, ${failed} failed${skipped}\n`)
  }
}
