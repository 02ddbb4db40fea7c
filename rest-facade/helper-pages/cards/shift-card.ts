import type { MyShiftFieldsFragment } from '../../../built/types/operations.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { isolate } from '../../../rules/isolate.ts'
import { Problem } from '../../../schema/problem.ts'
import { type HelperPlace, toPlaceFields } from '../session/place.ts'
import type { Words } from '../words.ts'
import type { ShownTimes } from './shown-times.ts'

/** Format of the times, and the moment that decides which shifts are still open to answers. */
export interface ShownMoments {
  times: ShownTimes
  now: Date
  isCancelled: boolean
  place: HelperPlace
  /** The shifts at which the helper is expected, or may be. */
  standing: readonly MyShiftFieldsFragment[]
  /** The shift whose answer was taken, or was not for the reason of `refusal`. */
  answered: string | null
  refusal: string | null
}

/** Where the page opens after an answer. */
export const ANSWERED_ANCHOR = 'answered'

/** One shift with its answer and the forms to change it. */
export function toShiftCard(
  words: Words,
  shift: MyShiftFieldsFragment,
  moments: ShownMoments,
): Html {
  const { title, description, startTime, endTime } = shift
  const { day, hours } = moments.times.formatPeriod(new Date(startTime), new Date(endTime))
  return html`<article aria-label="${title}">
<div class="top"><b>${day}</b> ${toBadge(words, shift, moments)}</div>
<h2>${title}</h2>
${toFacts(words, shift, hours)}
${description ? html`<p class="quiet lines">${description}</p>` : null}
${toOverlap(words, shift, moments)}
${toAnsweredNote(words, shift, moments)}
${toAnswer(words, shift, moments)}
</article>`
}

/** Of a shift that is over no answer is asked any more. */
function toBadge(words: Words, shift: MyShiftFieldsFragment, { now }: ShownMoments): Html {
  const { status } = shift
  const isMissed = status === 'PENDING' && isOver(shift, now)
  return isMissed
    ? html`<span class="badge CANCELLED">${words.over}</span>`
    : html`<span class="badge ${status}">${words.statuses[status]}</span>`
}

function isOver({ endTime }: MyShiftFieldsFragment, now: Date): boolean {
  return new Date(endTime) <= now
}

function toFacts(
  words: Words,
  { roleName, location }: MyShiftFieldsFragment,
  hours: string | null,
): Html | null {
  const parts = [
    roleName && `${words.roleOf}: ${isolate(roleName)}`,
    location && `${words.placeOf}: ${isolate(location)}`,
  ].filter(Boolean)
  if (hours === null && parts.length === 0) return null
  return html`<p>${hours === null ? null : html`<b>${hours}</b> `}${parts.length > 0 && hours !== null ? '· ' : null}${parts.join(' · ')}</p>`
}

/** What became of the answer, in place: the script takes the focus there, so that it is read out. */
function toAnsweredNote(
  words: Words,
  { shiftId, status }: MyShiftFieldsFragment,
  { answered, refusal }: ShownMoments,
): Html | null {
  if (shiftId !== answered) return null
  if (refusal !== null)
    return html`<p class="note refused" id="${ANSWERED_ANCHOR}" role="alert" tabindex="-1">${refusal}</p>`
  if (status === 'PENDING') return null
  const text = status === 'CONFIRMED' ? words.answered.yes : words.answered.no
  return html`<p class="note saved" id="${ANSWERED_ANCHOR}" role="status" tabindex="-1">${text}</p>`
}

/** Remarks on other shifts at the same time, before the helper says yes to several. */
function toOverlap(
  words: Words,
  shift: MyShiftFieldsFragment,
  { standing, times, now }: ShownMoments,
): Html | null {
  const [start, end] = [new Date(shift.startTime), new Date(shift.endTime)]
  if (end <= now || !isStandingShift(shift)) return null

  const others = standing.filter(
    (other) =>
      other.shiftId !== shift.shiftId &&
      new Date(other.startTime) < end &&
      new Date(other.endTime) > start,
  )
  if (others.length === 0) return null

  const names = others.map(({ title, startTime, endTime }) => {
    const { day, hours } = times.formatPeriod(new Date(startTime), new Date(endTime))
    return `${isolate(title)} (${hours ?? day})`
  })
  return html`<p class="overlap">${words.overlap(names.join(', '))}</p>`
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

/** The times that the helper says yes to. */
function toSeenTimes({ startTime, endTime }: MyShiftFieldsFragment): Html {
  return html`<input type="hidden" name="start_time" value="${startTime}"><input type="hidden" name="end_time" value="${endTime}">`
}

/** What a helper agrees to by the form; that of an older page names no time, so the helper gets the page again. */
export function toAgreement(form: URLSearchParams) {
  const [startTime, endTime] = [form.get('start_time'), form.get('end_time')]
  if (startTime === null || endTime === null)
    throw new Problem('invalid_input', 'start_time, end_time: Send the times of the shift.')

  return { shiftId: form.get('shift_id') ?? '', startTime, endTime }
}

function toAnswer(words: Words, shift: MyShiftFieldsFragment, moments: ShownMoments) {
  const { shiftId, shiftStatus, status } = shift
  if (shiftStatus === 'CANCELLED') return html`<p class="quiet">${words.cancelledShift}</p>`
  if (isOver(shift, moments.now)) return null
  if (status === 'DECLINED') return html`<p class="quiet">${words.declined}</p>`
  // By the club or by the helper: the graph does not tell which.
  if (status === 'CANCELLED') return html`<p class="quiet">${words.notExpected}</p>`

  const isPending = status === 'PENDING'
  const id = html`${toPlaceFields(moments.place)}<input type="hidden" name="shift_id" value="${shiftId}">`
  // A form of its own: the Enter key in the reason field submits with the first button of its form.
  const yes = html`<form method="post" action="/helpers/answer#${ANSWERED_ANCHOR}">
${id}${toSeenTimes(shift)}<button class="primary wide" name="answer" value="yes">${words.yes}</button>
</form>
`
  return html`<div class="answers">${isOpen(shift, moments) ? yes : null}<details>
<summary>${isPending ? words.no : words.cancel}</summary>
<form method="post" action="/helpers/answer#${ANSWERED_ANCHOR}">
${id}<label>${words.reason}<input name="reason" maxlength="500"></label>
<button name="answer" value="no">${words.tellClub}</button>
</form>
</details></div>`
}
