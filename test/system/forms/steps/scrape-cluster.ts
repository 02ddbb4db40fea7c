import type { Child } from '../../support/processes/child.ts'

/** A primary with its metrics. */
export interface Cluster {
  child: Child
  baseUrl: string
  metricsUrl: string
}

/** The metrics of all processes, and the processes that they are of. */
export async function scrape({
  metricsUrl,
}: Cluster): Promise<{ text: string; processes: string[] }> {
  const text = await fetch(`${metricsUrl}/metrics`).then((answer) => answer.text())
  const labelled = text.matchAll(/^clubgate_build_info\{process="(\w+)"/gm)
  return { text, processes: Array.from(labelled, ([, process = '']) => process) }
}
