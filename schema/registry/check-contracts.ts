import { dirname } from 'node:path'
import { type GraphQLSchema, parse } from 'graphql'
import { SUBGRAPHS } from '../subgraphs.ts'
import { toComposed } from './build.ts'
import { findForeignDirectives } from './carried-out-directives.ts'
import { checkOperations } from './check-operations.ts'
import { compareServed, type ReadServed } from './compare-served.ts'
import { compose, type Sdl } from './compose.ts'
import type { Finding } from './findings.ts'
import { checkDocuments } from './openapi/check-documents.ts'
import { checkPublishedOperations } from './releases/check-published-operations.ts'
import { comparePublished, toSchema } from './releases/compare-published.ts'
import { readSince } from './releases/since.ts'
import { readPublished, readSubgraphs, toVersion, type Version } from './releases/version.ts'
import { readUsage, type UsersOf } from './usage/usage.ts'

export interface ContractCheck {
  findings: Finding[]
  usersOf: UsersOf
  /** The version to publish; null if the subgraphs do not compose. */
  current: Version | null
}

/**
 * Checks `folder` against its sources, the served SDL and the published version. Guides, examples and clients that use
 * what is broken are looked for in `root`.
 */
export async function checkContracts(
  folder: string,
  readServed: ReadServed,
  root = dirname(folder),
): Promise<ContractCheck> {
  const sinceOf = readSince(folder)
  const check = await checkGraph(folder, readServed, root)
  const graph = check.findings.map((finding): Finding => {
    const { kind, coordinate } = finding
    if (kind !== 'breaking' || coordinate === null) return finding
    return { ...finding, since: sinceOf('graph', coordinate) ?? undefined }
  })
  return { ...check, findings: [...graph, ...checkDocuments(folder, { root, sinceOf })] }
}

async function checkGraph(
  folder: string,
  readServed: ReadServed,
  root: string,
): Promise<ContractCheck> {
  const sdl = readSubgraphs(folder)
  const published = readPublished(folder)
  const before = published === null ? [] : schemasOf(published)
  const unreadable = findSyntaxFaults(sdl)
  if (unreadable.length > 0)
    return { findings: unreadable, usersOf: readUsage(folder, before, root), current: null }

  const foreign = findForeignDirectives(sdl)
  const composed = compose(sdl)
  if ('reasons' in composed) {
    const usersOf = readUsage(folder, before, root)
    const findings = composed.reasons.map((reason) => toCompositionFault(reason, usersOf))
    return { findings: [...findings, ...foreign], usersOf, current: null }
  }
  // After the composition: an invalid SDL cannot be served at all.
  const served = [...foreign, ...(await compareServed(sdl, readServed))]

  const graph = toComposed(composed.supergraphSdl)
  const current = toVersion(sdl, graph.apiSchema)
  const unfitting = checkOperations(folder, graph)
  const changes = published === null ? [UNPUBLISHED] : await comparePublished(published, current)
  // A breaking change of the graph explains its operations.
  const isExplained = changes.some(({ kind }) => kind === 'breaking')
  const unfit = isExplained ? [] : checkPublishedOperations(folder, graph.wholeSchema)
  return {
    findings: [...served, ...unfitting, ...changes, ...unfit],
    usersOf: readUsage(folder, [...before, graph.wholeSchema], root),
    current,
  }
}

/** The subgraphs, too: they have the members that are hidden from clients. */
function schemasOf({ api, subgraphs }: Version): GraphQLSchema[] {
  return [api, ...Object.values(subgraphs)].map(toSchema)
}

const UNPUBLISHED: Finding = {
  kind: 'unpublished',
  what: 'no version of the graph was published; run `npm run schema:publish`',
  where: 'schema/published/',
  coordinate: null,
}

function findSyntaxFaults(sdl: Sdl): Finding[] {
  return SUBGRAPHS.flatMap((name): Finding[] => {
    try {
      parse(sdl[name])
      return []
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error)
      return [{ kind: 'composition', what, where: `schema/${name}/`, coordinate: null }]
    }
  })
}

const BOTH = SUBGRAPHS.map((name) => `schema/${name}/`).join(', ')

/** Composition errors have their coordinate in quotes, among subgraphs and types. */
function toCompositionFault(reason: string, usersOf: UsersOf): Finding {
  const named = [...reason.matchAll(/"(\w+(?:\.\w+)?)[("]/g)].map((match) => match[1] ?? '')
  const coordinate = named.find((name) => usersOf(name).size > 0) ?? null
  return { kind: 'composition', what: reason, where: BOTH, coordinate }
}
