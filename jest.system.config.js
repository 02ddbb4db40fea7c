import config from './jest.config.js'

/** The second tier: processes, browsers, upgrades, fetched tools. `npm run test:system -- browser` runs a folder. */
export default {
  ...config,
  testMatch: ['<rootDir>/test/system/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  // Answers of started processes are not recorded, so this tier does not watch for those that no test meets.
  reporters: config.reporters.filter((reporter) => !reporter.includes('seen-problems')),
}
