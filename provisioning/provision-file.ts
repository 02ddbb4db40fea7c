import { StartupError } from '../platform/config/startup-error.ts'
import { type ProvisionCall, toCalls, toFilePath } from './calls.ts'
import type { ProvisioningFile } from './file/file-schema.ts'
import { type ReadFile, readProvisioningFile } from './file/read-file.ts'
import { type QueryGraph, RefusedInput } from './graph.ts'
import type { ProvisionOptions } from './options.ts'
import { isMade, type ListedChange, toLine } from './plan-lines.ts'
import { OutputError, type Print } from './print.ts'
import {
  checkSecretsFile,
  openSecretsFile,
  printSecrets,
  type Secret,
  type SecretsOutput,
} from './secrets-file.ts'
import { applyVolunteer, planVolunteers } from './volunteer/apply-volunteer.ts'
import { volunteerClubsOf } from './volunteer/plan-volunteer.ts'

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

/** Provisions the records of a file, or refuses the file with the line of every fault. */
export async function provisionFile(
  queryGraph: QueryGraph,
  { file, dryRun, prune, secrets, signal }: ProvisionOptions & { signal?: AbortSignal },
  print: Print,
): Promise<void> {
  const read = await readProvisioningFile(file)
  if (secrets !== null) await checkSecretsFile(secrets)
  const calls = toCalls(read.content, read.publicKeys)
  // Everything is checked and compared before the first change.
  const planned = await runAll(queryGraph, calls, { read, signal, input: { dryRun: true, prune } })
  throwIfInterrupted(signal)
  const { organizations } = read.content
  const volunteers = await planVolunteers(
    queryGraph,
    volunteerClubsOf(organizations),
    idsOf(planned),
  )
  const output = secrets === null || dryRun ? printSecrets(print) : await openSecretsFile(secrets)
  try {
    const printChanges = async (changes: readonly ListedChange[]) => {
      for (const change of changes) await print(toLine(change))
    }
    for (const remark of read.remarks) await print(remark)
    let unchanged = 0
    let isChanged = false
    for (const [index, call] of calls.entries()) {
      const plan = planned[index]
      const isToMake = !dryRun && plan?.changes.some(isMade)
      // Another run may have changed the stored records since the plan.
      const changed: string | undefined = isChanged ? PARTLY_CHANGED : undefined
      const run: Run = { read, signal, input: { dryRun: false, prune }, changed }
      const done: Provisioned | undefined = isToMake
        ? (await runAll(queryGraph, [call], run))[0]
        : plan
      if (done === undefined) continue
      await output.write(done.credentials.map(toSecret))
      await printChanges(done.changes)
      unchanged += done.unchangedCount
      isChanged ||= done.changes.length > 0

      const ids = idsOf([done])
      for (const club of volunteerClubsOf(organizationsOf(call, organizations))) {
        throwIfInterrupted(signal)
        const id = ids.get(club.key)
        const volunteer = volunteers.get(club.key)
        const applied =
          dryRun || id === undefined || !volunteer?.hasWrites
            ? volunteer
            : await applyVolunteer(queryGraph, club, { id, output })
        await printChanges(applied?.changes ?? [])
        unchanged += applied?.unchangedCount ?? 0
      }
    }
    await print(`= ${unchanged} unchanged`)
  } catch (cause) {
    if (!(cause instanceof OutputError)) throw cause
    throw new StartupError(`${cause.message} ${formatLoss(output)}`, { cause })
  } finally {
    await output.close()
  }
}

function idsOf(provisioned: readonly Provisioned[]): ReadonlyMap<string, string> {
  return new Map(provisioned.flatMap(({ clubs }) => clubs.map(({ slug, id }) => [slug, id])))
}

function organizationsOf(
  { firstOrganization, input }: ProvisionCall,
  organizations: ProvisioningFile['organizations'],
) {
  return organizations?.slice(
    firstOrganization,
    firstOrganization + (input.organizations?.length ?? 0),
  )
}

/** A reader that ends early loses lines that the output has accepted, too. */
function formatLoss({ printed }: SecretsOutput): string {
  const next = 'A run with the same file does the rest.'
  if (printed.length === 0) return next
  return `${next} These credentials may be lost: ${printed.join(', ')}. Give a device a higher number; revoke an API key.`
}

function toSecret({ key, credential }: Provisioned['credentials'][number]): Secret {
  return { kind: 'device', key, secret: credential }
}

/** Only between records whose changes are printed. */
export function throwIfInterrupted(signal: AbortSignal | undefined): void {
  if (signal?.aborted)
    throw new StartupError(
      'The run was interrupted: only the printed changes are made. A run with the same file does the rest.',
    )
}

const PARTLY_CHANGED =
  'Only the printed changes are made. A run with the mended file does the rest.'

interface Run {
  read: ReadFile
  signal: AbortSignal | undefined
  input: { dryRun: boolean; prune: boolean }
  /** What was changed before, in the words of a refusal. */
  changed?: string | undefined
}

/** Runs the calls, and collects the faults of all that are refused. */
async function runAll(
  queryGraph: QueryGraph,
  calls: readonly ProvisionCall[],
  { read, signal, input, changed }: Run,
): Promise<Provisioned[]> {
  const faults: { path: string; message: string }[] = []
  const answers: Provisioned[] = []
  for (const call of calls) {
    throwIfInterrupted(signal)
    try {
      const variables = { input: { ...call.input, ...input } }
      answers.push((await queryGraph<{ provision: Provisioned }>(PROVISION, variables)).provision)
    } catch (error) {
      if (!(error instanceof RefusedInput)) throw error
      const named = error.issues.map(({ path, message }) => ({
        path: toFilePath(path, call),
        message,
      }))
      faults.push(...named)
    }
  }
  if (faults.length > 0) read.refuse(faults, changed)
  return answers
}
