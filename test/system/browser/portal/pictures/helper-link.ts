import type { Instance } from '../../../support/processes/instance.ts'

const EVENT = 'Festival del Azahar'

/** Address of the page of an English-speaking helper, with a shift that is confirmed and one that waits for an answer. */
export async function makeHelperLink(instance: Instance): Promise<string> {
  const { events } = await ask(instance, 'GET', '/events?limit=100')
  const event = `/events/${events.find(({ name }: { name: string }) => name === EVENT).id}`
  const { assignments } = await ask(instance, 'GET', `${event}/assignments?limit=100`)
  const { helpers } = await ask(instance, 'GET', '/helpers?limit=100')
  const { shifts } = await ask(instance, 'GET', `${event}/shifts?limit=100`)
  const dayOf = (id: string) => shifts.find((shift: { id: string }) => shift.id === id)?.start_time
  const speaksEnglish = (id: string) =>
    helpers.some((helper: Helper) => helper.id === id && helper.language === 'en-GB')
  const confirmed = assignments.find(
    ({ helper_id, shift_id, status }: Assignment) =>
      status === 'confirmed' && speaksEnglish(helper_id) && dayOf(shift_id),
  ) as Assignment
  const { helper_id } = confirmed
  const { assignments: own } = await ask(
    instance,
    'GET',
    `${event}/assignments?helper_id=${helper_id}`,
  )
  const days = own.map(({ shift_id }: Assignment) => dayOf(shift_id)?.slice(0, 10))
  const other = shifts.find(
    (shift: Shift) =>
      shift.confirmed_count + shift.pending_count < shift.required_helpers &&
      !days.includes(shift.start_time.slice(0, 10)),
  ) as Shift
  await ask(instance, 'PUT', `${event}/assignments`, {
    assignments: [{ shift_id: other.id, helper_id, status: 'pending' }],
  })
  const { helper_link } = await ask(instance, 'POST', `${event}/helpers/${helper_id}/link`, {})
  return `/helpers/#${helper_link.url.split('#')[1]}`
}

interface Helper {
  id: string
  language: string | null
}

interface Assignment {
  helper_id: string
  shift_id: string
  status: string
}

interface Shift {
  id: string
  start_time: string
  required_helpers: number
  confirmed_count: number
  pending_count: number
}

// biome-ignore lint/suspicious/noExplicitAny: bodies of the REST API, whose shape its own suites hold
async function ask(instance: Instance, method: string, path: string, body?: object): Promise<any> {
  const [found] = Object.values(instance.sandbox.api_keys)
  const response = await fetch(`${instance.baseUrl}/api/developer/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${found?.key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
  return response.json()
}
