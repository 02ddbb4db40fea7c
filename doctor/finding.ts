/** `ok`, wrong and to be mended, advice, or not examined. */
export type Verdict = 'ok' | 'WRONG' | 'note' | 'skip'

/** One line of the report: what was found, and what to do. */
export interface DoctorFinding {
  verdict: Verdict
  check: string
  text: string
}

export type GivenEnvironment = Readonly<Record<string, string | undefined>>

export type Report = (verdict: Verdict, text: string) => void

/** An examination of one dependency; a rejection is a finding, too. */
export interface Examination {
  check: string
  examine(report: Report): Promise<void>
}

/** A verdict with its text, before its check is known. */
export type Verdicts = readonly (readonly [Verdict, string])[]
