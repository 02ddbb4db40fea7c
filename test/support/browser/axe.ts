import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Violations of accessibility rules with the elements that have them; [] where there are none. */
export async function findViolations(page: Page): Promise<string[]> {
  // Evaluated rather than inserted as a script, which a content security policy would stop.
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<axe.AxeResults>('axe.run()')
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
