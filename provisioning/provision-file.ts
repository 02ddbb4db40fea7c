import { settleApiKeys } from './api-keys.ts'
import { type ProvisionCall, toCalls, toFilePath } from './calls.ts'
import { type AskGraph, RefusedInput } from './graph.ts'
import type { ProvisionOptions } from './options.ts'
import { type ListedChange, toLine } from './plan-lines.ts'
import { type ReadFile, readProvisioningFile } from './read-file.ts'
import { openSecretsFile, printSecrets, type Secret } from './secrets-file.ts'
import { settleVolunteer, volunteerClubsOf } from './volunteer-settings.ts'

const PROVISION = `mutation Provision($input: ProvisionInput!) {
  provision(input: $input) {
    changes { action kind key fields }
    unchangedCount
    clubs { id slug }
    credentials { key credential }
  }
}`

interface Provisioned {
  changes: ListedChange[]
  unchangedCount: number
  clubs: { id: string; slug: string }[]
  credentials: { key: string; credential: string }[]
}

/** Makes the installation as the file says, or refuses the file with the line of every fault. */
export async function provisionFile(
  ask: AskGraph,
  { file, dryRun, prune, secrets }: ProvisionOptions,
  say: (line: string) => void,
): Promise<void> {
  const read = await readProvisioningFile(file)
  const calls = toCalls(read.content, read.publicKeys)
  // Every call is checked before the first one changes anything.
  const planned = await runAll(ask, calls, { read, input: { dryRun: true, prune } })
  const output = secrets === null || dryRun ? printSecrets(say) : await openSecretsFile(secrets)
  try {
    const sayChanges = ({ changes }: Provisioned) => {
      for (const change of changes) say(toLine(change))
    }
    const done: Provisioned[] = dryRun ? planned : []
    if (dryRun) planned.forEach(sayChanges)
    for (const call of dryRun ? [] : calls) {
      const [provisioned] = await runAll(ask, [call], { read, input: { dryRun: false, prune } })
      if (provisioned === undefined) continue
      await output.write(provisioned.credentials.map(toSecret))
      sayChanges(provisioned)
      done.push(provisioned)
    }
    const ids = new Map(done.flatMap(({ clubs }) => clubs.map(({ slug, id }) => [slug, id])))
    let unchanged = done.reduce((sum, { unchangedCount }) => sum + unchangedCount, 0)
    for (const club of volunteerClubsOf(read.content, ids)) {
      const change = await settleVolunteer(ask, club, { dryRun })
      const keys = await settleApiKeys(ask, club, { dryRun, output })
      for (const one of [change ?? [], keys.changes].flat()) say(toLine(one))
      unchanged += keys.unchangedCount + (change === null ? 1 : 0)
    }
    say(`= ${unchanged} unchanged`)
  } finally {
    await output.close()
  }
}

function toSecret({ key, credential }: Provisioned['credentials'][number]): Secret {
  return { kind: 'device', key, secret: credential }
}

interface Run {
  read: ReadFile
  input: { dryRun: boolean; prune: boolean }
}

/** Runs the calls, and collects the faults of all that are refused. */
async function runAll(
  ask: AskGraph,
  calls: readonly ProvisionCall[],
  { read, input }: Run,
): Promise<Provisioned[]> {
  const faults: { path: string; message: string }[] = []
  const answers: Provisioned[] = []
  for (const call of calls)
    try {
      const variables = { input: { ...call.input, ...input } }
      answers.push((await ask<{ provision: Provisioned }>(PROVISION, variables)).provision)
    } catch (error) {
      if (!(error instanceof RefusedInput)) throw error
      const named = error.issues.map(({ path, message }) => ({
        path: toFilePath(path, call),
        message,
      }))
      faults.push(...named)
    }
  if (faults.length > 0) read.refuse(faults)
  return answers
}
