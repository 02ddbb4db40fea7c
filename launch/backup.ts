import { readVersion } from '../platform/version.ts'
import { backUp } from '../subgraphs/foundation/backup/back-up.ts'
import { countRows } from '../subgraphs/foundation/backup/restore-databases.ts'
import { runTask } from './process/run-process.ts'
import { readFolder } from './process/words.ts'
import { findDataFiles } from './wiring/databases/data-files.ts'
import { findAddresses } from './wiring/databases/embedded-addresses.ts'

await runTask('backup', async (start) => {
  const { config, say, signal } = start
  const folder = readFolder('backup', process.argv.slice(2))
  const manifest = await backUp({
    addresses: await findAddresses(start),
    folder,
    version: readVersion(),
    onSnapshot: ({ takenAt, isOneSnapshot, binaryLog }) => {
      say(
        `Writing both databases as of ${takenAt}${isOneSnapshot ? '' : ' (the volunteer database milliseconds before)'} …`,
      )
      for (const remark of new Set([binaryLog.club.remark, binaryLog.volunteer.remark]))
        if (remark !== null) say(`No log can be replayed behind this backup. ${remark}`)
    },
    findFiles: (fingerprints) => findDataFiles(config, fingerprints),
    signal,
  })
  const rows = countRows(manifest, 'club') + countRows(manifest, 'volunteer')
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0)
  say(`${folder} contains ${rows} rows in ${bytes} bytes.`)
  say(
    manifest.files.some(({ name }) => name === 'secret-keys')
      ? 'It contains the secret keys of the sandbox: keep it as secret as DATA_DIR.'
      : `It contains no SECRET_KEYS. A restore needs those with the fingerprints ${manifest.secretKeyFingerprints.join(', ')}.`,
  )
})
