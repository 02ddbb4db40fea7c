import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CpuProfile } from './inspector.ts'

export interface Part {
  name: string
  /** Share of the busy time. */
  share: number
}

export interface Summary {
  /** Idle share of the total time. */
  idleShare: number
  /** Self time by package, or by folder of the project. */
  packages: Part[]
  /** Self time by function. */
  functions: Part[]
}

const IDLE = '(idle)'
/** A longer gap between two samples means that another process had the core. */
const LONGEST_US = 1000
const TOP_PACKAGES = 8
const TOP_FUNCTIONS = 6

/** Self times of a profile. */
export function summarise({ nodes, samples, timeDeltas }: CpuProfile, root: string): Summary {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const packages = new Map<string, number>()
  const functions = new Map<string, number>()
  let idle = 0
  let busy = 0
  for (const [index, id] of samples.entries()) {
    const time = Math.min(timeDeltas[index] ?? 0, LONGEST_US)
    const { functionName = '', url = '' } = frames.get(id) ?? {}
    if (functionName === IDLE) {
      idle += time
      continue
    }
    busy += time
    const owner = ownerOf(functionName, url, root)
    const name = `${functionName || '(anonymous)'}, ${owner}`
    packages.set(owner, (packages.get(owner) ?? 0) + time)
    functions.set(name, (functions.get(name) ?? 0) + time)
  }
  const top = (parts: ReadonlyMap<string, number>, count: number): Part[] =>
    [...parts]
      .map(([name, time]) => ({ name, share: time / busy }))
      .toSorted((a, b) => b.share - a.share)
      .slice(0, count)
  return {
    idleShare: idle / (idle + busy),
    packages: top(packages, TOP_PACKAGES),
    functions: top(functions, TOP_FUNCTIONS),
  }
}

/** The package, the folder of the project, or the runtime. */
function ownerOf(functionName: string, url: string, root: string): string {
  if (functionName === '(garbage collector)') return 'garbage collection'
  if (url === '') return 'native code'
  if (!url.startsWith('file:')) return 'Node.js'
  const path = relative(root, fileURLToPath(url))
  const [, ofPackage] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? []
  if (ofPackage !== undefined) return ofPackage

  const folders = path.split('/').slice(0, -1)
  return `${folders.slice(0, folders[0] === 'subgraphs' ? 2 : 1).join('/')}/`
}
