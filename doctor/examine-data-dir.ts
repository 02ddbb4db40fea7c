import type { Examination } from './finding.ts'
import { findLackOfSpace, readFreeSpace } from './free-space.ts'

/** The folder of DATA_DIR: writable, with space. */
export function examineDataDir(folder: string): Examination {
  return {
    check: 'disk',
    async examine(report) {
      const space = await readFreeSpace(folder)
      const lack = findLackOfSpace(space)
      if (!space.isWritable)
        report('WRONG', `DATA_DIR ${folder} cannot be written by this user. Change its owner.`)
      if (lack !== null) report('WRONG', `In DATA_DIR ${folder} ${lack}`)
      if (space.isWritable && lack === null) report('ok', `DATA_DIR ${folder} has space.`)
    },
  }
}
