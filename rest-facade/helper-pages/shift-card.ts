import { type Html, html } from '../../platform/http/html.ts'
import type { MyShiftFieldsFragment } from '../../schema/types/operations.ts'
import type { ShownTimes } from './shown-times.ts'
import type { Words } from './words.ts'

/** Format of the times, and the moment that decides which shifts are still open to answers. */
export interface ShownMoments {
  times: ShownTimes
  now: Date
  isCancelled: boolean
}

/** One shift with its answer and the forms to change it. */
export function toShiftCard(
  words: Words,
  shift: MyShiftFieldsFragment,
  moments: ShownMoments,
): Html {
  const { title, description, status, startTime, endTime } = shift
  const period = moments.times.formatPeriod(new Date(startTime), new Date(endTime))
  return html`<article aria-label="${title}">
<div class="top"><h2>${title}</h2> <span class="badge ${status}">${words.statuses[status]}</span></div>
<p><b>${period}</b></p>
${toPlace(words, shift)}
${description ? html`<p class="quiet lines">${description}</p>` : null}
${toAnswer(words, shift, moments)}
</article>`
}

function toPlace(words: Words, { roleName, location }: MyShiftFieldsFragment): Html | null {
  const parts = [
    roleName && `${words.roleOf}: ${roleName}`,
    location && `${words.placeOf}: ${location}`,
  ].filter(Boolean)
  return parts.length > 0 ? html`<p>${parts.join(' · ')}</p>` : null
}

/** True for a shift at which the helper is expected, or may be. */
export function isStandingShift({ shiftStatus, status }: MyShiftFieldsFragment): boolean {
  return shiftStatus !== 'CANCELLED' && status !== 'DECLINED' && status !== 'CANCELLED'
}

/** True for a shift that waits for the helper's yes or no. */
export function isOpen(
  { shiftStatus, status, endTime }: MyShiftFieldsFragment,
  { now, isCancelled }: Pick<ShownMoments, 'now' | 'isCancelled'>,
): boolean {
  return (
    !isCancelled && shiftStatus !== 'CANCELLED' && status === 'PENDING' && new Date(endTime) > now
  )
}

function toAnswer(words: Words, shift: MyShiftFieldsFragment, moments: ShownMoments) {
  const { shiftId, shiftStatus, status, endTime } = shift
  if (shiftStatus === 'CANCELLED') return html`<p class="quiet">${words.cancelledShift}</p>`
  const isOver = new Date(endTime) <= moments.now
  if (isOver || status === 'DECLINED') return null
  // By the club or by the helper: the graph does not tell which.
  if (status === 'CANCELLED') return html`<p class="quiet">${words.notExpected}</p>`

  const isPending = status === 'PENDING'
  const id = html`<input type="hidden" name="shift_id" value="${shiftId}">`
  // A form of its own: the Enter key in the reason field submits with the first button of its form.
  const yes = html`<form method="post" action="/helpers/answer">
${id}<button class="primary wide" name="answer" value="yes">${words.yes}</button>
</form>
`
  return html`${isOpen(shift, moments) ? yes : null}<details>
<summary>${isPending ? words.no : words.cancel}</summary>
<form method="post" action="/helpers/answer">
${id}<label>${words.reason}<input name="reason" maxlength="500"></label>
<button name="answer" value="no">${words.tellClub}</button>
</form>
</details>`
}
