import { availableParallelism } from 'node:os'

/** The first tier: everything in one process, over a real database server. */
export default {
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/system/'],
  runtime: '<rootDir>/test/support/jest/plain-runtime.ts',
  transform: {},
  globalSetup: '<rootDir>/test/support/jest/start-database.ts',
  globalTeardown: '<rootDir>/test/support/jest/stop-database.ts',
  testSequencer: '<rootDir>/test/support/jest/slow-first.ts',
  reporters: [
    'default',
    '<rootDir>/test/support/jest/seen-problems-reporter.ts',
    '<rootDir>/test/support/jest/closing-line-reporter.cjs',
  ],
  // Far above what any test takes: on a busy machine too, only what hangs runs into it.
  testTimeout: 300_000,
  // Two more than the cores: suites that wait for the database leave them idle. Six use no more than the connections
  // of the database server.
  maxWorkers: Math.min(availableParallelism() + 2, 6),
  // A worker frees half a gigabyte and closes its database sockets; on a busy machine that takes seconds. Only
  // a handle that is left open takes longer, and jest names it then.
  workerGracefulExitTimeout: 30_000,
}
