import type { BrowserContext } from 'playwright-core'
import { CLUB_LIMITS } from '../../../../../../schema/club/limits.ts'
import { LIMITS } from '../../../../../../schema/limits.ts'
import { VOLUNTEER_LIMITS } from '../../../../../../schema/volunteer/limits.ts'

const { helper, shift, availability, message } = VOLUNTEER_LIMITS

/** Allowed lengths of names in answers to pages, by field. */
const LENGTHS: Readonly<Record<string, number>> = {
  name: LIMITS.name,
  ...{ clubName: LIMITS.name, courtName: LIMITS.name, actorName: LIMITS.name },
  ...{ createdByName: LIMITS.name, startedByName: LIMITS.name, resentByName: LIMITS.name },
  closedByName: LIMITS.name,
  displayName: CLUB_LIMITS.displayName,
  ...{ firstName: helper.name, lastName: helper.name, tags: helper.tag },
  ...{ title: shift.title, label: availability.label, subject: message.subject },
}

const WORD = ' Mediterráneo'

/** Turns the text behind it from right to left; a name begins with it and ends with `NAME_END`. */
const TURN = '\u202e'
const NAME_END = 'Ω'

/** Gives each name that pages read its full allowed length, in words of at most twelve letters, and of another direction. */
export async function lengthenNames(context: BrowserContext): Promise<void> {
  await context.route('**/portal/api/**', async (route) => {
    const response = await route.fetch()
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
    await route.fulfill({ response, body: lengthenIn(await response.text()) })
  })
}

function lengthenIn(json: string): string {
  return JSON.stringify(JSON.parse(json, (field, value) => lengthen(field, value)))
}

function lengthen(field: string, value: unknown): unknown {
  const length = LENGTHS[field]
  if (length === undefined) return value
  if (Array.isArray(value)) return value.map((one) => lengthen(field, one))
  if (typeof value !== 'string' || value === '') return value
  const room = length - value.length - TURN.length - NAME_END.length
  const added = WORD.repeat(length / WORD.length + 1).slice(0, Math.max(0, room))
  // So that the whole name of a person is still in the page as it was.
  if (field === 'firstName') return `${TURN}${added.trimStart()} ${value}`
  return field === 'lastName' ? `${value}${added}${NAME_END}` : `${TURN}${value}${added}${NAME_END}`
}
