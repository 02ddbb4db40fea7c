import { Problem } from '../schema/problem.ts'

/** The message of an error in one line; where it only wraps another one, that one's. */
export function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, cause, code } = error as NodeJS.ErrnoException
  const [first] = error instanceof AggregateError ? error.errors : [cause]
  const isWrapper = !message || message === 'fetch failed' || error instanceof Problem
  if (isWrapper && first instanceof Error) return toReason(first)
  return (message || code || error.name).replaceAll(/\s+/g, ' ').trim()
}

/** A sentence of its own. */
export function toSentence(error: unknown): string {
  const reason = toReason(error)
  return /[.!?]$/.test(reason) ? reason : `${reason}.`
}

/** A chain of certificates that ends at an authority which Node.js does not know. */
const UNKNOWN_AUTHORITY = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

/** The same of drivers that replace the code by one of their own. */
const UNKNOWN_AUTHORITY_TEXT =
  /self-signed certificate|unable to (get (local )?issuer|verify the first) certificate/

/** What to do about an error: an unknown authority is no wrong address. */
export function remedyOf(error: unknown, otherwise: string): string {
  return isOfUnknownAuthority(error)
    ? 'Its certificate is of an authority that this process does not know: start it with NODE_EXTRA_CA_CERTS=/path/ca.pem.'
    : otherwise
}

/** Likewise of a peer whose address names the authority in a parameter. */
export function remedyOfAddress(
  error: unknown,
  { url, variable, otherwise }: { url: string; variable: string; otherwise: string },
): string {
  if (!isOfUnknownAuthority(error)) return otherwise
  return URL.parse(url)?.searchParams.has('ca')
    ? `Its certificate is of another authority than that of ca= in ${variable}. Name the right one.`
    : `Its certificate is of an authority that this process does not know: add ca=/path/ca.pem to the parameters of ${variable}.`
}

function isOfUnknownAuthority(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, cause, message } = error as NodeJS.ErrnoException
  const others = error instanceof AggregateError ? error.errors : [cause]
  return (
    UNKNOWN_AUTHORITY.has(code ?? '') ||
    UNKNOWN_AUTHORITY_TEXT.test(message) ||
    others.some(isOfUnknownAuthority)
  )
}
