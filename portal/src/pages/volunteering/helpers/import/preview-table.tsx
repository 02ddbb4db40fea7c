import { useWords } from '../../../../i18n/use-words.tsx'
import { Status } from '../../../../parts/states/status.tsx'
import { faultWords, toFaultText } from '../csv/fault-words.ts'
import type { ImportRow, Plan } from '../csv/import-rows.ts'
import { importWords } from './import-words.ts'
import { remarkWords } from './remark-words.ts'

const SHAPES: Readonly<Record<Plan['kind'], string>> = {
  new: 'READY',
  changed: 'PENDING',
  same: 'CONFIRMED',
  known: 'PENDING',
  wrong: 'FAILED',
}

interface PreviewTableProps {
  rows: readonly ImportRow[]
  onAdd: (line: number, isAdded: boolean) => void
}

export function PreviewTable({ rows, onAdd }: PreviewTableProps) {
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
              <Status of={SHAPES[outcomeOf(plan)]} word={words.outcomes[outcomeOf(plan)]} />
            </td>
            <td className="m" data-l={words.why}>
              <Why of={name} plan={plan} onAdd={(isAdded) => onAdd(line, isAdded)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function outcomeOf(plan: Plan): Plan['kind'] {
  return plan.kind === 'known' && plan.isAdded ? 'new' : plan.kind
}

interface WhyProps {
  of: string
  plan: Plan
  onAdd: (isAdded: boolean) => void
}

function Why({ of, plan, onAdd }: WhyProps) {
  const words = useWords(importWords)
  const texts = useWords(faultWords)
  const remarks = useWords(remarkWords)
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
  if (plan.kind === 'known')
    return (
      <>
        {remarks.namesake(plan.helper.email ?? plan.helper.externalId)}
        <label className="check">
          <input
            type="checkbox"
            checked={plan.isAdded}
            onChange={({ target }) => onAdd(target.checked)}
          />
          <span>
            {remarks.addNamesake}
            <span className="vh"> {of}</span>
          </span>
        </label>
      </>
    )
  return null
}
