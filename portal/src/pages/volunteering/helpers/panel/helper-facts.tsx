import { pollStatusOf } from '../../../../../../rules/volunteer/poll-state.ts'
import type { DataOf } from '../../../../graph/ask.ts'
import { useAsk } from '../../../../graph/use-ask.ts'
import { wordOf } from '../../../../i18n/define-words.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { FaultNote, Loading } from '../../../../parts/states/states.tsx'
import { Status } from '../../../../parts/states/status.tsx'
import { reasonWords } from '../../../../parts/words/reason-words.ts'
import { useTimes } from '../../../../time/use-times.ts'
import { AnswerMark } from '../../volunteers/answer-mark.tsx'
import { nameOption } from '../../volunteers/name-option.ts'
import type { Person, Poll, PollAnswer } from '../../volunteers/people.ts'
import { answerTo } from '../../volunteers/poll-answers.ts'
import type { VolunteerEvent } from '../../volunteers/volunteer-events.ts'
import { LinkButton } from './link-button.tsx'
import { panelWords } from './panel-words.ts'

type Helper = NonNullable<DataOf<'PortalHelper'>['helper']>

interface HelperFactsProps {
  person: Person
  event: VolunteerEvent | null
  zone: string
  polls: readonly Poll[]
}

export function HelperFacts({ person, event, zone, polls }: HelperFactsProps) {
  const words = useWords(panelWords)
  const { helper } = person
  const { data, error, isLoading, refetch } = useAsk('PortalHelper', { id: helper.id })
  const full = data?.helper ?? null
  return (
    <div className="pad stack">
      <Contact person={person} event={event} zone={zone} />
      {isLoading && <Loading lines={3} />}
      {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
      {full && <Assignments helper={full} event={event} zone={zone} />}
      {person.access !== null && <Polls person={person} polls={polls} zone={zone} />}
      {helper.notes && (
        <section className="stack t">
          <h3>{words.notes}</h3>
          <p className="lines">{helper.notes}</p>
        </section>
      )}
      {event && person.access !== null && (
        <LinkButton helperId={helper.id} eventId={event.id} zone={zone} />
      )}
    </div>
  )
}

function Contact({ person, event, zone }: Omit<HelperFactsProps, 'polls'>) {
  const words = useWords(panelWords)
  const times = useTimes(zone)
  const { helper, access } = person
  return (
    <dl className="dl">
      <dt>{words.email}</dt>
      <dd>
        {helper.email === null ? (
          <span className="m">{words.none}</span>
        ) : (
          <a href={`mailto:${helper.email}`}>{helper.email}</a>
        )}
      </dd>
      {helper.phone && (
        <>
          <dt>{words.phone}</dt>
          <dd>
            <a href={`tel:${helper.phone.replace(/[^\d+]/g, '')}`}>{helper.phone}</a>
          </dd>
        </>
      )}
      <dt>{words.mails}</dt>
      <dd>{helper.mail === 'ON' ? words.mailOn : words.mailOff}</dd>
      {helper.status === 'INACTIVE' && (
        <>
          <dt>{words.status}</dt>
          <dd>{words.inactive}</dd>
        </>
      )}
      {helper.tags.length > 0 && (
        <>
          <dt>{words.tags}</dt>
          <dd className="row tight">
            {helper.tags.map((tag) => (
              <span key={tag} className="tag">
                {tag}
              </span>
            ))}
          </dd>
        </>
      )}
      {event && (
        <>
          <dt>{words.access}</dt>
          <dd>
            {access === null
              ? words.noAccess(event.name)
              : words.accessSince(event.name, times.date(access.grantedAt))}
          </dd>
        </>
      )}
    </dl>
  )
}

interface AssignmentsProps {
  helper: Helper
  event: VolunteerEvent | null
  zone: string
}

/** Shifts of the event; those of others are counted. */
function Assignments({ helper, event, zone }: AssignmentsProps) {
  const words = useWords(panelWords)
  const reasons = useWords(reasonWords)
  const times = useTimes(zone)
  const all = helper.assignments?.nodes ?? []
  const own = all
    .filter(({ eventId, shift }) => eventId === event?.id && shift !== null)
    .toSorted((one, other) =>
      (one.shift?.startTime ?? '') < (other.shift?.startTime ?? '') ? -1 : 1,
    )
  const elsewhere = all.filter(({ eventId }) => eventId !== event?.id).length
  return (
    <section className="stack t">
      <h3>{words.shifts}</h3>
      {own.length === 0 && <p className="m">{words.noShift}</p>}
      <ul className="stack t">
        {own.map(({ id, shift, status, statusReason }) => (
          <li key={id} className="row between">
            <span>
              {shift?.title}{' '}
              {shift && (
                <span className="m s">
                  {times.weekday(shift.startTime)} {times.dayNumber(shift.startTime)},{' '}
                  {times.span(shift.startTime, shift.endTime)}
                </span>
              )}
              {statusReason && (
                <span className="m s wrap">
                  {' '}
                  {wordOf(reasons, statusReason) ?? `“${statusReason}”`}
                </span>
              )}
            </span>
            <Status of={status} />
          </li>
        ))}
      </ul>
      {elsewhere > 0 && <p className="m s">{words.elsewhere(elsewhere)}</p>}
    </section>
  )
}

/** Polls that the helper has answered, and those that still take an answer. */
function Polls({ person, polls, zone }: Pick<HelperFactsProps, 'person' | 'polls' | 'zone'>) {
  const now = new Date()
  return polls
    .filter((poll) => person.answers.has(poll.id) || pollStatusOf(poll, now) === 'OPEN')
    .map((poll) => (
      <Answers
        key={poll.id}
        poll={poll}
        answer={person.answers.get(poll.id) ?? null}
        zone={zone}
        isNamedTwice={polls.filter(({ title }) => title === poll.title).length > 1}
      />
    ))
}

interface AnswersProps {
  poll: Poll
  answer: PollAnswer | null
  zone: string
  /** Another poll has the same title. */
  isNamedTwice: boolean
}

function Answers({ poll, answer, zone, isNamedTwice }: AnswersProps) {
  const words = useWords(panelWords)
  const times = useTimes(zone)
  return (
    <section className="stack t">
      <h3>
        {poll.title}
        {isNamedTwice && <span className="m s"> {words.askedOn(times.date(poll.createdAt))}</span>}
      </h3>
      {answer === null ? (
        <p className="m">{words.noAnswer}</p>
      ) : (
        <>
          <ul className="row s">
            {poll.options.map((option) => (
              <li key={option.id} className="row nowrap tight">
                {nameOption(option, times).short}
                <AnswerMark of={answerTo(answer, option.id)} />
              </li>
            ))}
          </ul>
          <p className="m s">
            {answer.comment && <>“{answer.comment}” </>}
            {times.date(answer.updatedAt)}
          </p>
        </>
      )}
    </section>
  )
}
