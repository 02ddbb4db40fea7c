import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Violations of accessibility rules in a part of a page with the elements that have them; [] where there are none. */
export async function findViolations(page: Page, part = 'html'): Promise<string[]> {
  // Evaluated rather than inserted as a script, which a content security policy would stop.
  await page.evaluate(axe.source)
  // What is in order, every element of it, stays in the browser.
  const violations = await page.evaluate<axe.Result[]>(
    `axe.run(${JSON.stringify(part)}, { resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
