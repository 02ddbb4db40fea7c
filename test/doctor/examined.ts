import { runDoctor } from '../../doctor/run-doctor.ts'
import { CLUB_DATABASE } from '../../subgraphs/club/club-database.ts'
import { VOLUNTEER_DATABASE } from '../../subgraphs/volunteer/volunteer-database.ts'

export interface Examined {
  status: number
  /** `check: text` of each finding, by its verdict. */
  wrong: string[]
  notes: string[]
  ok: string[]
  skipped: string[]
  /** Everything that was printed. */
  printed: string
}

/** Runs the doctor in the environment. */
export async function examined(env: Record<string, string>, ...words: string[]): Promise<Examined> {
  const lines: string[] = []
  const status = await runDoctor([...words, '--json'], {
    env,
    print: (line) => lines.push(line),
    subgraphs: { club: CLUB_DATABASE, volunteer: VOLUNTEER_DATABASE },
  })
  const printed = lines.join('\n')
  const { findings } = JSON.parse(printed) as {
    findings: { verdict: string; check: string; text: string }[]
  }
  const of = (verdict: string) =>
    findings
      .filter((finding) => finding.verdict === verdict)
      .map(({ check, text }) => `${check}: ${text}`)
  return {
    status,
    wrong: of('WRONG'),
    notes: of('note'),
    ok: of('ok'),
    skipped: of('skip'),
    printed,
  }
}
