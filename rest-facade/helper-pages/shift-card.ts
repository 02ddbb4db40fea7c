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
  const { title, roleName, location, description, status, startTime, endTime } = shift
  const period = moments.times.formatPeriod(new Date(startTime), new Date(endTime))
  return html`<article aria-label="${title}">
<p class="badge ${status}">${words.statuses[status]}</p>
<h2>${title}</h2>
<p><b>${period}</b></p>
${roleName ? html`<p>${words.roleOf}: ${roleName}</p>` : null}
${location ? html`<p>${location}</p>` : null}
${description ? html`<p class="quiet lines">${description}</p>` : null}
${toAnswer(words, shift, moments)}
</article>`
}

function toAnswer(words: Words, shift: MyShiftFieldsFragment, { now, isCancelled }: ShownMoments) {
  const { shiftId, shiftStatus, status } = shift
  if (shiftStatus === 'CANCELLED') return html`<p class="quiet">${words.cancelledShift}</p>`
  if (new Date(shift.endTime) <= now || status === 'DECLINED' || status === 'CANCELLED') return null

  const isPending = status === 'PENDING'
  const id = html`<input type="hidden" name="shift_id" value="${shiftId}">`
  // A form of its own: the Enter key in the reason field submits with the first button of its form.
  const yes = html`<form method="post" action="/helpers/answer">
${id}<button class="primary" name="answer" value="yes">${words.yes}</button>
</form>
`
  return html`${isPending && !isCancelled ? yes : null}<form method="post" action="/helpers/answer">
${id}<label>${words.reason}<input name="reason" maxlength="500"></label>
<button name="answer" value="no">${isPending ? words.no : words.cancel}</button>
</form>`
}
