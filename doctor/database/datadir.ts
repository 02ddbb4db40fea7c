import { hostname } from 'node:os'
import type { Report } from '../finding.ts'
import { findLackOfSpace, readFreeSpace } from '../free-space.ts'
import type { ServerVariables } from './server-settings.ts'

/** The disk of a server on this machine; of another one it cannot be seen. */
export async function reportDatadir(report: Report, variables: ServerVariables): Promise<void> {
  const datadir = variables.get('datadir') ?? ''
  if (variables.get('hostname') !== hostname())
    return report('skip', `The disk of ${datadir} is on another machine. Watch it there.`)

  const space = await readFreeSpace(datadir).catch(() => null)
  if (space === null) return report('skip', `The disk of ${datadir} cannot be read by this user.`)
  const lack = findLackOfSpace(space)
  report(
    lack === null ? 'ok' : 'WRONG',
    lack === null ? 'Its disk has space.' : `Of its disk ${lack}`,
  )
}
