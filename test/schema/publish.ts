import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { answerHelp } from '../../build/answer-help.ts'
import { addToChangelog } from '../../schema/registry/releases/changelog.ts'
import { publishSchemas } from '../../schema/registry/releases/publish.ts'
import { UNRELEASED } from '../../schema/registry/releases/since.ts'
import { readServedSdl } from './served-sdl.ts'

const ROOT = join(import.meta.dirname, '../..')
const CHANGELOG = join(ROOT, 'CHANGELOG.md')

answerHelp(`Usage: npm run schema:publish -- [--breaking REASON] [--correction]
  --breaking REASON  publishes a break, with its reason in the change log
  --correction       changes the last release, before anyone has it`)

const { values } = parseArgs({
  options: { breaking: { type: 'string' }, correction: { type: 'boolean' } },
})
const { isPublished, lines, changelog } = await publishSchemas(
  join(ROOT, 'schema'),
  readServedSdl,
  {
    version: toVersionName(),
    breaking: values.breaking,
    isCorrection: values.correction === true,
  },
)
for (const line of lines) console.log(line)
if (changelog !== null)
  writeFileSync(CHANGELOG, addToChangelog(readFileSync(CHANGELOG, 'utf8'), changelog))
if (!isPublished) process.exitCode = 1

/** The version of the release that is being made, if there is one. */
function toVersionName(): string {
  const { version } = readJson<{ version: string }>('package.json')
  const releases = readJson<{ version: string }[]>('releases.json')
  return releases.some((release) => release.version === version) ? UNRELEASED : version
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as T
}
