import type * as jestGlobals from '@jest/globals'

type Globals = Pick<
  typeof jestGlobals,
  'afterAll' | 'afterEach' | 'beforeAll' | 'beforeEach' | 'describe' | 'expect' | 'test'
>

/** What `@jest/globals` is to the tests: of the suite that runs, also for modules that an earlier one loaded. */
export let { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } = {} as Globals

export function setGlobals(globals: Globals): void {
  ;({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } = globals)
}
