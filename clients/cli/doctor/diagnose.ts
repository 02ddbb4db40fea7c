import { isAccepted, type PostResult } from '../deliveries/post-delivery.ts'
import type { CheckName } from './checks.ts'

/** What a receiver answered to one delivery. */
export interface Finding {
  name: CheckName
  expected: '2xx' | '4xx'
  result: PostResult
}

const CONCLUSIONS = {
  unreachable: 'Nothing answers at this address.',
  late: 'It answers too late. Answer 2xx first, and do the work afterwards.',
  redirects: 'It redirects, and redirects are not followed. Give the address that answers itself.',
  acceptsAll: 'It accepts everything: it does not verify the signature.',
  refusesAll:
    'It refuses everything. Compare the secret; sign the raw bytes of the body, keyed with the whole secret, whsec_ included.',
  parsesFirst:
    'It parses the body before it verifies. Verify the raw bytes as they came, and parse them afterwards.',
  ignoresTime:
    'It does not check the time. Refuse a Service-Timestamp that is more than 300 seconds from now.',
  limitsSize: 'It refuses a large body. Read up to 256 KB at least.',
} as const

export type Conclusion = keyof typeof CONCLUSIONS

export function isRight({ expected, result }: Finding): boolean {
  if (expected === '2xx') return isAccepted(result)
  return result.status !== null && result.status >= 400 && result.status < 500
}

/** The fault that explains the findings; null if there is none, or none that is known. */
export function findConclusion(findings: readonly Finding[]): Conclusion | null {
  const byName = new Map(findings.map((finding) => [finding.name, finding]))
  const accepts = (name: CheckName) => isAccepted((byName.get(name) as Finding).result)
  const failures = findings.map(({ result }) => result.failure)
  if (findings.every(isRight)) return null
  if (failures.every((failure) => failure === 'no_connection')) return 'unreachable'
  if (failures.includes('timeout')) return 'late'
  if (findings.every(({ result }) => isRedirect(result))) return 'redirects'
  if (findings.every(({ result }) => isAccepted(result))) return 'acceptsAll'
  if (!findings.some(({ result }) => isAccepted(result))) return 'refusesAll'

  const broken = byName.get('no JSON')?.result.status ?? 400
  if (accepts('good') && (!accepts('other spelling') || broken >= 500)) return 'parsesFirst'
  const wrong = findings.filter((finding) => !isRight(finding)).map(({ name }) => name)
  if (wrong.join() === '301 s old') return 'ignoresTime'
  return wrong.join() === '256 KB' ? 'limitsSize' : null
}

function isRedirect({ status }: PostResult): boolean {
  return status !== null && status >= 300 && status < 400
}

export function toText(conclusion: Conclusion): string {
  return CONCLUSIONS[conclusion]
}
