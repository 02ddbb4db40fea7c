import { type Alternative, alternativesOf } from './alternatives.ts'
import type { Difference } from './compare-schemas.ts'
import { isRecord, type JsonObject, resolve } from './references.ts'

export const isRefusal = (status: string): boolean => /^[45]/.test(status)

/** Compares the pairs of status and code with which an operation refuses. */
export function compareRefusals(
  { before, after }: { before: JsonObject; after: JsonObject },
  documents: { before: JsonObject; after: JsonObject },
): Difference[] {
  const former = refusalsOf(before, documents.before)
  const present = refusalsOf(after, documents.after)
  const lost = former.filter((one) => !present.some((other) => isSame(one, other)))
  const added = present.filter((one) => !former.some((other) => isSame(one, other)))

  const removed = lost.map((one): Difference => {
    const at = `refusal ${one.status} ${one.code}`.trim()
    const moved = added.find(({ code }) => one.code !== '' && code === one.code)
    const renamed = added.filter(({ status }) => status === one.status)
    if (moved) return { severity: 'breaking', at, what: `has the status ${moved.status} now` }
    if (renamed.length === 1)
      return { severity: 'breaking', at, what: `has the code ${renamed[0]?.code} now` }
    return { severity: 'breaking', at, what: 'was removed' }
  })
  const isExplained = (one: Refusal) =>
    lost.some(({ status, code }) => code === one.code || status === one.status)
  return [
    ...removed,
    ...added
      .filter((one) => !isExplained(one))
      .map(
        ({ status, code }): Difference => ({
          severity: 'dangerous',
          at: `refusal ${status} ${code}`.trim(),
          what: 'was added',
        }),
      ),
  ]
}

interface Refusal {
  status: string
  /** Empty if the document names none. */
  code: string
}

const isSame = (one: Refusal, other: Refusal): boolean =>
  one.status === other.status && one.code === other.code

function refusalsOf(operation: JsonObject, document: JsonObject): Refusal[] {
  const responses = isRecord(operation['responses']) ? operation['responses'] : {}
  return Object.entries(responses)
    .filter(([status]) => isRefusal(status))
    .flatMap(([status, response]) => {
      const content = resolve(response, document)['content']
      const media = isRecord(content) ? Object.values(content).filter(isRecord) : []
      const codes = media.flatMap(({ schema }) => codesOf(schema, document))
      return codes.length === 0 ? [{ status, code: '' }] : codes.map((code) => ({ status, code }))
    })
}

/** The enumerated `error.code` of the Club API, or `code` of the Volunteer API. */
function codesOf(schema: unknown, document: JsonObject): string[] {
  const member = ({ properties }: Alternative, name: string) =>
    name in properties ? alternativesOf(properties[name], document) : []
  const bodies = alternativesOf(schema, document)
  const holders = [...bodies, ...bodies.flatMap((body) => member(body, 'error'))]
  return holders
    .flatMap((one) => member(one, 'code'))
    .flatMap(({ values }) => values?.map(String) ?? [])
}
