import type { Instance } from '../../support/processes/instance.ts'

/** A helper who acts by the link that their club has given them, over the graph. */
export interface ActingHelper {
  /** Says of their shifts that they come. */
  confirm(): Promise<void>
  /** Says of their shifts that they do not come after all. */
  cancel(): Promise<void>
}

const SHIFTS = '{ myInvolvement { shifts { shiftId status } } }'
const CONFIRM = `mutation ($input: ConfirmMyAssignmentInput!) {
  confirmMyAssignment(input: $input) { shift { status } } }`
const CANCEL = `mutation ($input: CancelMyAssignmentInput!) {
  cancelMyAssignment(input: $input) { shift { status } } }`

interface MyShift {
  shiftId: string
}

export function actAsHelper({ sandbox }: Instance, token: string): ActingHelper {
  const ask = async (query: string, variables: object = {}) => {
    const response = await fetch(sandbox.graphql, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    // biome-ignore lint/suspicious/noExplicitAny: an answer of the graph.
    const { data, errors } = (await response.json()) as any
    if (errors) throw new Error(JSON.stringify(errors))

    return data
  }
  const ofEachShift = async (mutation: string) => {
    const { myInvolvement } = await ask(SHIFTS)
    for (const { shiftId } of myInvolvement.shifts as MyShift[])
      await ask(mutation, { input: { shiftId } })
  }
  return { confirm: () => ofEachShift(CONFIRM), cancel: () => ofEachShift(CANCEL) }
}
