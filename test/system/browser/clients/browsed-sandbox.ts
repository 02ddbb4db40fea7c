import type { Browser } from 'playwright-core'
import type { Instance } from '../../support/processes/instance.ts'

/** A sandbox, and a browser that opens its pages: one of each for all journeys in a browser. */
export interface BrowsedSandbox {
  instance: Instance
  browser: Browser
}
