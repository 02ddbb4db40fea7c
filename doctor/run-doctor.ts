import { type Config, ConfigError, readConfig } from '../platform/config/config.ts'
import {
  DOCTOR_USAGE,
  type DoctorOptions,
  type ExaminedRole,
  readDoctorOptions,
} from './doctor-options.ts'
import { findEnvironment } from './environment/examine-environment.ts'
import { toReason } from './error-text.ts'
import { examinationsOf, type Subgraphs } from './examinations.ts'
import { examineAll } from './examine.ts'
import type { DoctorFinding } from './finding.ts'
import { makeRedactSecrets } from './redact-secrets.ts'

export interface DoctorContext {
  env: Readonly<Record<string, string | undefined>>
  print(line: string): void
  subgraphs: Subgraphs
}

const LONGEST_CHECK = 18

/** Examines an installation; returns the exit status: 0 nothing is wrong, 1 something is. */
export async function runDoctor(words: readonly string[], context: DoctorContext): Promise<0 | 1> {
  const { env, print } = context
  const options = readDoctorOptions(words, env)
  if (options === null) {
    print(DOCTOR_USAGE)
    return 0
  }
  const { role, json } = options
  const redact = makeRedactSecrets(env)
  const findings: DoctorFinding[] = []
  if (!json) print(`Examined as ${role}; --role names another process.`)
  for await (const found of findAll(options, context)) {
    const finding = { ...found, text: redact(found.text) }
    findings.push(finding)
    if (!json) print(toLine(finding))
  }
  const isRight = findings.every(({ verdict }) => verdict !== 'WRONG')
  if (json) print(JSON.stringify({ is_right: isRight, role, findings }))
  else print(isRight ? 'The installation is right.' : toSummary(findings))
  return isRight ? 0 : 1
}

async function* findAll(
  { role, processes }: DoctorOptions,
  { env, subgraphs }: DoctorContext,
): AsyncGenerator<DoctorFinding> {
  const { config, faults } = readEnvironment(env, role)
  for (const text of faults) yield { verdict: 'WRONG', check: 'environment', text }
  for (const [verdict, text] of findEnvironment(env, role))
    yield { verdict, check: 'environment', text }
  if (config === null) return
  yield { verdict: 'ok', check: 'environment', text: `Complete for ${config.environment}.` }
  for (const { variable, lacks } of config.insecureConnections)
    yield {
      verdict: 'note',
      check: 'environment',
      text: `The address in ${variable} leads to another machine without ${lacks.join(' and ')}. That is safe in a private network alone.`,
    }
  yield* examineAll(examinationsOf({ role, processes, config, subgraphs }))
}

/** A process with faults in its environment does not start, so nothing else is examined. */
function readEnvironment(
  env: DoctorContext['env'],
  role: ExaminedRole,
): { config: Config | null; faults: string[] } {
  try {
    return { config: readConfig(env, role), faults: [] }
  } catch (error) {
    const lines =
      error instanceof ConfigError ? error.message.split('\n').slice(1) : [toReason(error)]
    return {
      config: null,
      faults: lines.map((line) => `${line.trim()}. Set it, then examine again.`),
    }
  }
}

function toLine({ verdict, check, text }: DoctorFinding): string {
  return `${verdict.padEnd(5)} ${check.padEnd(LONGEST_CHECK)} ${text}`
}

function toSummary(findings: readonly DoctorFinding[]): string {
  const checks = findings.filter(({ verdict }) => verdict === 'WRONG').map(({ check }) => check)
  return `Wrong: ${[...new Set(checks)].join(', ')}.`
}
