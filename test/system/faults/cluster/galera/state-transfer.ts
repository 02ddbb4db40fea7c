import type { Node } from './node.ts'

/** How a server got the tables that it has, by what the logs say of it. */
export async function describeTransfer(joiner: Node, nodes: readonly Node[]): Promise<string> {
  const log = await joiner.readLog()
  const asked = `Member \\S+ \\(${joiner.name}\\) requested state transfer .* Selected \\S+ \\((\\w+)\\)`
  const donor = nodes.find(({ name }) => name === lastOf(log, new RegExp(asked, 'g')))
  const position = lastOf(log, /SST succeeded for position \S+?:(\d+)/g)
  const isWhole = log.includes('mariabackup SST completed on joiner')
  if (!isWhole || donor === undefined || position === undefined)
    throw new Error('No state was transferred.')

  const bytes = lastOf(await donor.readLog(), /WSREP_SST: \[INFO\] To transfer: (\d+)/g)
  const size = (Number(bytes) / 1e6).toFixed(1)
  return `${joiner.name} got ${size} MB of tables from ${donor.name} by mariabackup, up to writeset ${position}`
}

function lastOf(text: string, pattern: RegExp): string | undefined {
  return [...text.matchAll(pattern)].at(-1)?.[1]
}
