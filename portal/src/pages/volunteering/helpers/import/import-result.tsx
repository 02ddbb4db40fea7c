import { wordOf } from '../../../../i18n/define-words.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { FaultNote } from '../../../../parts/states/states.tsx'
import { Link } from '../../../../router/link.tsx'
import { countPlans, type ImportRow } from '../csv/import-rows.ts'
import type { ImportProgress } from '../csv/run-import.ts'
import { formWords } from '../form/form-words.ts'
import { importWords } from './import-words.ts'

interface ImportResultProps {
  progress: ImportProgress
  rows: readonly ImportRow[]
  back: string
  onContinue: () => void
  onAgain: () => void
}

/** What was written, what was refused, and what was not sent. */
export function ImportResult({ progress, rows, back, onContinue, onAgain }: ImportResultProps) {
  const words = useWords(importWords)
  const { total, results, accessGiven, stoppedBy, isDone } = progress
  const count = (outcome: string) => results.filter((one) => one.outcome === outcome).length
  const refused = results.filter(({ outcome }) => outcome === 'FAILED')
  const unsent = total - results.length
  const { wrong, same } = countPlans(rows)
  const omitted = rows.filter(({ plan }) => plan.kind === 'known' && !plan.isAdded).length
  const figures = [
    [words.done.created, count('CREATED')],
    [words.done.updated, count('UPDATED')],
    [words.done.unchanged, count('UNCHANGED') + same],
    [words.done.refused, refused.length],
    [words.done.wrong, wrong + omitted],
    [words.done.access, accessGiven],
  ] as const
  return (
    <section className="card" aria-label={words.result}>
      <header>
        <h2 role="status">
          {isDone
            ? words.finished
            : stoppedBy
              ? words.stopped
              : words.running(results.length, total)}
        </h2>
      </header>
      <dl className="figs">
        {figures.map(([word, value]) => (
          <div key={word}>
            <dt className="s m">{word}</dt>
            <dd className="fig">{value}</dd>
          </div>
        ))}
      </dl>
      {stoppedBy && (
        <div className="pad stack">
          <FaultNote fault={stoppedBy} />
          <p>{words.stoppedText(results.length, unsent)}</p>
          <div className="row">
            <Button look="pri" onClick={onContinue}>
              {words.goOn}
            </Button>
          </div>
        </div>
      )}
      {refused.length > 0 && <Refused results={refused} />}
      {isDone && (
        <div className="foot">
          <Button onClick={onAgain}>{words.another}</Button>
          <Link className="btn pri" href={back}>
            {words.seeHelpers}
          </Link>
        </div>
      )}
    </section>
  )
}

function Refused({ results }: { results: ImportProgress['results'] }) {
  const words = useWords(importWords)
  const form = useWords(formWords)
  return (
    <table className="table cards rows">
      <thead>
        <tr>
          <th scope="col">{words.line}</th>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.why}</th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ line, name, refusal }) => (
          <tr key={line}>
            <td className="m p2" data-l={words.line}>
              {line}
            </td>
            <td className="p1 b" data-l={words.name}>
              {name}
            </td>
            <td className="m" data-l={words.why}>
              {wordOf(form.refusals, refusal?.code ?? '') ?? refusal?.message}{' '}
              {refusal?.code === 'INVALID_INPUT' && refusal.message}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
