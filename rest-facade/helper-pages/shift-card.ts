import type { MyShiftFieldsFragment } from '../../schema/types/operations.ts'
import { type Html, html } from './html.ts'
import type { Words } from './words.ts'

/** How the moments of a page are shown, and which of its shifts can still be answered. */
export interface ShownMoments {
  tag: string
  timezone: string
  now: Date
  isCancelled: boolean
}

/** One shift with its answer, and the forms that change it. */
export function toShiftCard(
  words: Words,
  shift: MyShiftFieldsFragment,
  moments: ShownMoments,
): Html {
  const { title, roleName, location, description, status } = shift
  return html`<article>
<p class="badge ${status}">${words.statuses[status]}</p>
<h2>${title}</h2>
<p><b>${periodOf(shift, moments)}</b></p>
${roleName ? html`<p>${words.roleOf}: ${roleName}</p>` : null}
${location ? html`<p>${location}</p>` : null}
${description ? html`<p class="quiet">${description}</p>` : null}
${toAnswer(words, shift, moments)}
</article>`
}

function toAnswer(words: Words, shift: MyShiftFieldsFragment, { now, isCancelled }: ShownMoments) {
  const { shiftId, shiftStatus, status, title } = shift
  if (shiftStatus === 'CANCELLED') return html`<p class="quiet">${words.cancelledShift}</p>`
  if (new Date(shift.endTime) <= now || status === 'DECLINED' || status === 'CANCELLED') return null

  const isPending = status === 'PENDING'
  const yes = html`<button class="primary" name="answer" value="yes">${words.yes}</button>`
  return html`<form method="post" action="/helpers/answer" aria-label="${title}">
<input type="hidden" name="shift_id" value="${shiftId}">
<label>${words.reason}<input name="reason" maxlength="500"></label>
${isPending && !isCancelled ? yes : null}
<button name="answer" value="no">${isPending ? words.no : words.cancel}</button>
</form>`
}

function periodOf(
  { startTime, endTime }: MyShiftFieldsFragment,
  { tag, timezone }: ShownMoments,
): string {
  const format = new Intl.DateTimeFormat(tag, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZone: timezone,
  } as const)
  return format.formatRange(new Date(startTime), new Date(endTime))
}
