import type { ComparedValue } from '../../../../../../rules/volunteer/workflows/conditions.ts'
import type { FieldKind } from '../../../../../../rules/volunteer/workflows/event-data.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { useClub } from '../../../../shell/club.tsx'
import { toInstant, toLocal } from '../../../../time/zoned.ts'
import type { TypedCondition } from '../workflow-form.ts'
import { workflowFormWords } from '../workflow-form-words.ts'
import { conditionWords } from './condition-words.ts'
import { type ListedNames, listOf } from './use-listed-names.ts'
import { useConditionText } from './use-value-text.ts'

interface ValueFieldProps {
  condition: TypedCondition
  /** Null for a field that these events do not have. */
  kind: FieldKind | null
  names: ListedNames
  isWrong: boolean
  onChange: (values: readonly ComparedValue[]) => void
}

/** The value of a condition: chosen where its field has a closed set, else typed in the form of its kind. */
export function ValueField({ condition, kind, names, isWrong, onChange }: ValueFieldProps) {
  const texts = useWords(workflowFormWords)
  const { valueText } = useConditionText()
  const { field, op, values } = condition
  const choices = kind ? choicesOf(kind, listOf(field, names)) : null
  const shared = { 'aria-label': texts.value, 'aria-invalid': isWrong || undefined }
  if (choices === null)
    return <TypedValue {...{ condition, kind, shared, onChange }} isList={op === 'IN'} />
  // What the set does not have was stored over the API, and stays until another one is chosen.
  const others = values.filter((value) => value !== '' && !choices.some(([one]) => one === value))
  const all = [...choices, ...others.map((value) => [value, null] as const)]
  const nameOf = (value: ComparedValue, name: string | null) => name ?? valueText(value, true)
  if (op === 'IN')
    return (
      <fieldset className="row wrap in-choice" {...shared}>
        {all.map(([value, name]) => (
          <label key={String(value)} className="check">
            <input
              type="checkbox"
              checked={values.includes(value)}
              onChange={({ target }) => {
                const rest = values.filter((one) => one !== value && one !== '')
                onChange(target.checked ? [...rest, value] : rest)
              }}
            />
            <span>{nameOf(value, name)}</span>
          </label>
        ))}
      </fieldset>
    )
  const [chosen = ''] = values
  return (
    <select
      className="in"
      {...shared}
      value={String(all.findIndex(([value]) => value === chosen))}
      onChange={({ target }) => onChange([all[Number(target.value)]?.[0] ?? null])}
    >
      <option value="-1" disabled>
        {texts.chooseValue}
      </option>
      {all.map(([value, name], at) => (
        <option key={String(value)} value={String(at)}>
          {nameOf(value, name)}
        </option>
      ))}
    </select>
  )
}

/** The closed set of a kind, with names where its values are ids; null where a value is typed. */
function choicesOf(
  { kind, values, isNullable }: FieldKind,
  listed: readonly { id: string; name: string }[] | null,
): (readonly [ComparedValue, string | null])[] | null {
  const none = isNullable ? [[null, null] as const] : []
  if (kind === 'choice') return [...values.map((value) => [value, null] as const), ...none]
  if (kind === 'flag') return [[true, null] as const, [false, null] as const, ...none]
  if (listed === null || listed.length === 0) return null
  return [...listed.map(({ id, name }) => [id, name] as const), ...none]
}

interface TypedValueProps extends Pick<ValueFieldProps, 'condition' | 'kind' | 'onChange'> {
  shared: { 'aria-label': string; 'aria-invalid': true | undefined }
  isList: boolean
}

const INPUT_TYPES: Partial<Record<FieldKind['kind'], string>> = {
  count: 'number',
  day: 'date',
  moment: 'datetime-local',
}

function TypedValue({ condition: { values }, kind, shared, isList, onChange }: TypedValueProps) {
  const words = useWords(conditionWords)
  const { timezone } = useClub()
  const texts = values.map((value) => (value === null ? '' : String(value)))
  if (isList)
    return (
      <textarea
        className="in"
        {...shared}
        rows={Math.max(2, texts.length)}
        placeholder={words.oneALine}
        value={texts.join('\n')}
        onChange={({ target }) => onChange(target.value.split('\n'))}
      />
    )
  const [text = ''] = texts
  const isMoment = kind?.kind === 'moment'
  return (
    <input
      className="in"
      {...shared}
      type={(kind && INPUT_TYPES[kind.kind]) ?? 'text'}
      min={kind?.kind === 'count' ? 0 : undefined}
      placeholder={kind?.isNullable ? words.nothing : undefined}
      title={kind?.isNullable ? words.mayBeEmpty : undefined}
      value={isMoment ? toLocal(text, timezone) : text}
      onChange={({ target: { value } }) =>
        onChange([isMoment ? (toInstant(value, timezone)?.toISOString() ?? '') : value])
      }
    />
  )
}
