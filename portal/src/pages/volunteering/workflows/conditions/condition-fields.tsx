import type { VolunteerEventType } from '../../../../../../built/types/operations.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { MOST, newCondition, type TypedCondition } from '../workflow-form.ts'
import { workflowFormWords } from '../workflow-form-words.ts'
import { workflowsWords } from '../workflows-words.ts'
import { pathsOf } from './condition-paths.ts'

interface ConditionFieldsProps {
  /** Of the events that start the workflow. */
  type: VolunteerEventType
  conditions: readonly TypedCondition[]
  /** Marks fields that are not chosen. */
  isTried: boolean
  onChange: (conditions: readonly TypedCondition[]) => void
}

/** Conditions on the data of an event; the fields that its type has are chosen. */
export function ConditionFields({ type, conditions, isTried, onChange }: ConditionFieldsProps) {
  const words = useWords(workflowsWords)
  const texts = useWords(workflowFormWords)
  const change = (key: number, changes: Partial<TypedCondition>) =>
    onChange(conditions.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const add = () =>
    onChange([...conditions, newCondition(Math.max(-1, ...conditions.map(({ key }) => key)) + 1)])
  const paths = pathsOf(type)
  return (
    <fieldset className="stack t">
      <legend className="lbl">{words.ifAll}</legend>
      <p className="hint">{texts.conditionHint}</p>
      {conditions.map(({ key, field, op, value }) => (
        <div key={key} className="row condition">
          <select
            className="in"
            aria-label={texts.field}
            value={field}
            aria-invalid={(isTried || field !== '') && !paths.includes(field) ? true : undefined}
            onChange={({ target }) => change(key, { field: target.value })}
          >
            <option value="">{texts.chooseField}</option>
            {field !== '' && !paths.includes(field) && (
              <option value={field}>{texts.unknownField(field)}</option>
            )}
            {paths.map((path) => (
              <option key={path} value={path}>
                {path}
              </option>
            ))}
          </select>
          <select
            className="in auto"
            aria-label={texts.op}
            value={op}
            onChange={({ target }) => change(key, { op: target.value === 'IN' ? 'IN' : 'EQ' })}
          >
            <option value="EQ">{words.ops.EQ}</option>
            <option value="IN">{words.ops.IN}</option>
          </select>
          <input
            className="in"
            aria-label={texts.value}
            value={value}
            onChange={({ target }) => change(key, { value: target.value })}
          />
          <Button
            look="ghost"
            icon="x"
            aria-label={texts.removeCondition}
            onClick={() => onChange(conditions.filter((one) => one.key !== key))}
          />
        </div>
      ))}
      <div>
        <Button
          icon="plus"
          reason={conditions.length < MOST.conditions ? null : texts.enough}
          onClick={add}
        >
          {texts.addCondition}
        </Button>
      </div>
    </fieldset>
  )
}
