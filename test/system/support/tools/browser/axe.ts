import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Half as long as `axe.source`, which each page has to parse. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules about colours that axe runs unasked. */
export const COLOUR_RULES: readonly string[] = axe
  .getRules(['cat.color'])
  .filter(({ tags }) => tags.some((tag) => /^wcag2aa?$/.test(tag)))
  .map(({ ruleId }) => ruleId)

interface Looked {
  part?: string
  /** Absent: every rule that axe runs unasked. */
  rules?: readonly string[]
}

/** Violations of accessibility rules in a part of a page with the elements that have them; [] where there are none. */
export async function findViolations(
  page: Page,
  { part = 'html', rules }: Looked = {},
): Promise<string[]> {
  // Evaluated rather than inserted as a script, which a content security policy would stop.
  if (await page.evaluate<boolean>("typeof axe === 'undefined'")) await page.evaluate(SOURCE)
  // What is in order, every element of it, stays in the browser.
  const options = {
    resultTypes: ['violations'],
    // No rule that runs unasked reads style sheets, which axe would parse again each time.
    preload: false,
    ...(rules && { runOnly: rules }),
  }
  const violations = await page.evaluate<axe.Result[]>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
