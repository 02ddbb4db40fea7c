import { useState } from 'react'
import { wordOf } from '../../../../i18n/define-words.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { CopyButton } from '../../../../parts/copy-button.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { toShortId } from '../../../../parts/words/graph-names.ts'
import { useStaffName } from '../../../../parts/words/staff-name.ts'
import { statusWords } from '../../../../parts/words/status-words.ts'
import { Link } from '../../../../router/link.tsx'
import { useTimes } from '../../../../time/use-times.ts'
import type { OperatedClub } from '../operated-clubs.ts'
import { type AuditEntry, toAuditedChanges, toAuditPath, toStatusStep } from './audit-entries.ts'
import { auditWords } from './audit-words.ts'
import { auditedStatusWords, toValueText } from './audited-statuses.ts'
import { mutationWords } from './mutation-words.ts'
import { resourceWords } from './resource-words.ts'
import { volunteerMutationWords } from './volunteer-mutation-words.ts'

interface AuditTableProps {
  entries: readonly AuditEntry[]
  /** For their names. */
  clubs: readonly Pick<OperatedClub, 'id' | 'name'>[]
}

export function AuditTable({ entries, clubs }: AuditTableProps) {
  const words = useWords(auditWords)
  const done = useDone()
  const statusesOf = useAuditedStatuses()
  const times = useTimes('UTC')
  const staffName = useStaffName()
  const [open, setOpen] = useState<AuditEntry | null>(null)
  const nameOf = (clubId: string | null) =>
    clubs.find(({ id }) => id === clubId)?.name ?? (clubId === null ? words.platform : '–')
  return (
    <>
      <table className="table cards rows pickable">
        <thead>
          <tr>
            <th scope="col">{words.time}</th>
            <th scope="col">{words.who}</th>
            <th scope="col">{words.did}</th>
            <th scope="col">{words.to}</th>
            <th scope="col">{words.club}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td className="m nw p2" data-l={words.time}>
                {times.moment(entry.occurredAt)}
              </td>
              <td className="wrap" data-l={words.who}>
                {staffName(entry.actorId, entry.actorName)}
              </td>
              <td className="p1 whole" data-l={words.did}>
                <button type="button" className="linkish b" onClick={() => setOpen(entry)}>
                  {wordOf(done, entry.mutation) ?? entry.mutation}
                </button>
                <span className="s m stack x">
                  {toStatusStep(entry, statusesOf(entry.resourceType))}
                </span>
              </td>
              <td data-l={words.to}>
                <Resource entry={entry} />
              </td>
              <td className="m" data-l={words.club}>
                {nameOf(entry.clubId)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {open && <EntrySheet entry={open} club={nameOf(open.clubId)} onClose={() => setOpen(null)} />}
    </>
  )
}

function Resource({ entry: { resourceType, resourceId, resourceCount } }: { entry: AuditEntry }) {
  const words = useWords(auditWords)
  const types = useWords(resourceWords)
  if (resourceType === null) return words.nothing
  const type = wordOf(types, resourceType) ?? resourceType
  if (resourceId === null) return `${type} × ${resourceCount}`
  return (
    <span title={`${resourceType} ${resourceId}`}>
      {type} <code className="s m nw">{toShortId(resourceId)}</code>
    </span>
  )
}

/** Statuses of a record by its type, in words. */
function useAuditedStatuses() {
  const [statuses, audited] = [useWords(statusWords), useWords(auditedStatusWords)]
  return (resourceType: string | null) =>
    resourceType === 'MatchSession' ? { ...audited, ...statuses } : { ...statuses, ...audited }
}

interface EntrySheetProps {
  entry: AuditEntry
  club: string
  onClose: () => void
}

function EntrySheet({ entry, club, onClose }: EntrySheetProps) {
  const words = useWords(auditWords)
  const done = useDone()
  const times = useTimes('UTC')
  const staffName = useStaffName()
  const statuses = useAuditedStatuses()(entry.resourceType)
  const changes = toAuditedChanges(entry)
  const { side, mutation, actorName, actorId, actorKind, occurredAt, requestId, action } = entry
  return (
    <Dialog look="sheet" title={wordOf(done, mutation) ?? mutation} isOpen onClose={onClose}>
      <dl className="dl">
        <dt>{words.time}</dt>
        <dd>{times.moment(occurredAt)}</dd>
        <dt>{words.side}</dt>
        <dd>{words.sides[side]}</dd>
        <dt>{words.who}</dt>
        <dd>
          {staffName(actorId, actorName)} <span className="m s">{words.kinds[actorKind]}</span>
        </dd>
        <dt>{words.subject}</dt>
        <dd>
          <code className="s">{actorId}</code>{' '}
          <Link href={toAuditPath(side, { actor: actorId })} onClick={onClose}>
            {words.onlyPerson}
          </Link>
        </dd>
        <dt>{words.club}</dt>
        <dd>
          {club}{' '}
          {entry.clubId && (
            <Link href={toAuditPath(side, { club: entry.clubId })} onClick={onClose}>
              {words.onlyClub}
            </Link>
          )}
        </dd>
        <dt>{words.to}</dt>
        <dd>
          <Resource entry={entry} /> <span className="m s">{words.actions[action]}</span>{' '}
          {entry.resourceId && (
            <Link href={toAuditPath(side, { resource: entry.resourceId })} onClick={onClose}>
              {words.onlyRecord}
            </Link>
          )}
        </dd>
        <dt>{words.mutation}</dt>
        <dd>
          <code className="s">{mutation}</code>
        </dd>
        <dt>{words.request}</dt>
        <dd>
          <code className="s">{requestId}</code> <CopyButton text={requestId} />
        </dd>
      </dl>
      {changes.length > 0 && (
        <table className="table tight">
          <thead>
            <tr>
              <th scope="col">{words.field}</th>
              <th scope="col">{words.was}</th>
              <th scope="col">{words.is}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, was, is }) => (
              <tr key={field}>
                <td>
                  <code className="s">{field}</code>
                </td>
                <td className="m wrap">{toValueText(field, was, statuses)}</td>
                <td className="wrap">{toValueText(field, is, statuses)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  )
}

function useDone() {
  return { ...useWords(mutationWords), ...useWords(volunteerMutationWords) }
}
