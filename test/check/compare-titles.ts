import { readFileSync } from 'node:fs'

// Names the tests that a change takes away: `node test/check/compare-titles.ts before.json after.json …` reads what
// `npm test -- --json --outputFile=before.json` has written. A test that moves to another file keeps its title.

interface Results {
  testResults: readonly { assertionResults: readonly { fullName: string }[] }[]
}

/** Titles of `before` that `after` has less often, once for each time. */
export function findMissing(before: readonly string[], after: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const title of after) counts.set(title, (counts.get(title) ?? 0) + 1)
  return before.filter((title) => {
    const count = counts.get(title) ?? 0
    counts.set(title, count - 1)
    return count <= 0
  })
}

function titlesIn(file: string): string[] {
  const { testResults }: Results = JSON.parse(readFileSync(file, 'utf8'))
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName }) => fullName),
  )
}

if (import.meta.main) {
  const [before = '', ...after] = process.argv.slice(2)
  const [old, present] = [titlesIn(before), after.flatMap(titlesIn)]
  const [missing, added] = [findMissing(old, present), findMissing(present, old)]
  for (const title of missing.sort()) console.log(`- ${title}`)
  for (const title of added.sort()) console.log(`+ ${title}`)
  console.log(`${old.length} before, ${present.length} after: -${missing.length} +${added.length}`)
}
