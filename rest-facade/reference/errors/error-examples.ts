import { Problem } from '../../../schema/problem.ts'
import type { ProblemCode } from '../../../schema/problem-codes.ts'
import type { RestError } from '../../api.ts'
import { CLUB_ERRORS, toClubError } from '../../club/errors.ts'
import { toVolunteerError, VOLUNTEER_ERRORS } from '../../volunteer/errors.ts'
import { CLUB_ERROR_HELP } from './club-error-help.ts'
import type { ErrorHelp } from './shared-error-help.ts'
import { VOLUNTEER_ERROR_HELP } from './volunteer-error-help.ts'

/** Why and how an API answers an error code. */
export interface ErrorExplanation {
  apis: readonly ApiName[]
  status: number
  cause: string
  remedy: string
  /** The body of an answer. */
  example: unknown
}

/** One error code; APIs that explain it alike share an explanation. */
export interface ErrorEntry {
  code: string
  explanations: readonly ErrorExplanation[]
}

type ApiName = 'club' | 'volunteer'

const REQUEST_ID = '01980000-0000-7000-8000-0000000000ff'

const APIS = {
  club: { errors: CLUB_ERRORS, help: CLUB_ERROR_HELP, toAnswer: toClubError },
  volunteer: { errors: VOLUNTEER_ERRORS, help: VOLUNTEER_ERROR_HELP, toAnswer: toVolunteerError },
} as const

/** The answer of an API for an error code, made by the API itself from the message and details of the table. */
export function toErrorExample(name: ApiName, code: string) {
  const { errors, help, toAnswer } = APIS[name]
  const { message, details } = help[code] ?? { message: '', details: undefined }
  const problem = new Problem(problemCodeOf(errors, code), message, details)
  const { status, body } = toAnswer(problem, REQUEST_ID)
  return { status, body }
}

/** All codes of both APIs by status. */
export function readErrors(): ErrorEntry[] {
  const rows = (['club', 'volunteer'] as const).flatMap((api) =>
    Object.entries(APIS[api].help).map(([code, help]) => ({ api, code, help })),
  )
  const entries = [...Map.groupBy(rows, ({ code }) => code)].map(([code, ofCode]) => {
    const alike = Map.groupBy(ofCode, ({ help }) => help.cause + help.remedy)
    return { code, explanations: [...alike.values()].map(explain) }
  })
  return entries.toSorted((a, b) => statusOf(a) - statusOf(b) || (a.code < b.code ? -1 : 1))
}

/** The codes of each status, which is that of their first explanation. */
export function errorsByStatus(): [status: number, errors: ErrorEntry[]][] {
  return [...Map.groupBy(readErrors(), statusOf)]
}

function explain(rows: readonly { api: ApiName; code: string; help: ErrorHelp }[]) {
  const [{ api, code, help }] = rows as [(typeof rows)[number]]
  const { status, body } = toErrorExample(api, code)
  const { cause, remedy } = help
  return { apis: rows.map((row) => row.api), status, cause, remedy, example: body }
}

function statusOf({ explanations }: ErrorEntry): number {
  return explanations[0]?.status ?? 0
}

/** A body that cannot be parsed is invalid input with a code of its own. */
function problemCodeOf(errors: Readonly<Record<string, RestError>>, code: string): ProblemCode {
  const row = Object.entries(errors).find(([, error]) => error.code === code)
  return (row?.[0] ?? 'invalid_input') as ProblemCode
}
