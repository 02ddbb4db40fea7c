import { useWords } from '../../../../i18n/use-words.tsx'
import { Status } from '../../../../parts/states/status.tsx'
import { faultWords, toFaultText } from '../csv/fault-words.ts'
import type { ImportRow, Plan } from '../csv/import-rows.ts'
import { importWords } from './import-words.ts'

const SHAPES: Readonly<Record<Plan['kind'], string>> = {
  new: 'READY',
  changed: 'PENDING',
  same: 'CONFIRMED',
  wrong: 'FAILED',
}

export function PreviewTable({ rows }: { rows: readonly ImportRow[] }) {
  const words = useWords(importWords)
  if (rows.length === 0) return <p className="m pad">{words.noneOfKind}</p>
  return (
    <table className="table cards rows">
      <thead>
        <tr>
          <th scope="col">{words.line}</th>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.becomes}</th>
          <th scope="col">{words.why}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, name, plan }) => (
          <tr key={line}>
            <td className="m" data-l={words.line}>
              <span className="phone">{words.line} </span>
              {line}
            </td>
            <td className="p1 b" data-l={words.name}>
              {name || <span className="m">{words.noName}</span>}
            </td>
            <td className="p2" data-l={words.becomes}>
              <Status of={SHAPES[plan.kind]} word={words.outcomes[plan.kind]} />
            </td>
            <td className="m" data-l={words.why}>
              <Why plan={plan} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Why({ plan }: { plan: Plan }) {
  const words = useWords(importWords)
  const texts = useWords(faultWords)
  if (plan.kind === 'wrong')
    return (
      <ul>
        {plan.faults.map((fault) => {
          const text = toFaultText(texts, fault)
          return <li key={text}>{text}</li>
        })}
      </ul>
    )
  if (plan.kind === 'changed')
    return (
      <ul>
        {plan.changes.map(({ column, from, to }) => (
          <li key={column} className="wrap">
            {texts.columns[column]}: {from === '' ? words.empty : <s>{from}</s>} → {to}
          </li>
        ))}
      </ul>
    )
  return null
}
