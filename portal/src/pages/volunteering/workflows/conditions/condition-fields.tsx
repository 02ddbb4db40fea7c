import type { VolunteerEventType } from '../../../../../../built/types/operations.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { isWholeCondition, MOST, newCondition, type TypedCondition } from '../workflow-form.ts'
import { workflowFormWords } from '../workflow-form-words.ts'
import { workflowsWords } from '../workflows-words.ts'
import { conditionWords } from './condition-words.ts'
import { kindOfField, offeredFields } from './offered-fields.ts'
import { useListedNames } from './use-listed-names.ts'
import { useConditionText } from './use-value-text.ts'
import { ValueField } from './value-field.tsx'

interface ConditionFieldsProps {
  /** Of the events that start the workflow. */
  type: VolunteerEventType
  /** Of the event that the workflow is for; empty for all. */
  eventId: string
  conditions: readonly TypedCondition[]
  /** Marks fields that are not chosen. */
  isTried: boolean
  onChange: (conditions: readonly TypedCondition[]) => void
}

/** Conditions on the data of an event; the fields that its type has are chosen. */
export function ConditionFields(props: ConditionFieldsProps) {
  const { type, eventId, conditions, isTried, onChange } = props
  const words = useWords(workflowsWords)
  const texts = useWords(workflowFormWords)
  const { neverTrue } = useWords(conditionWords)
  const { fieldText } = useConditionText()
  const names = useListedNames(eventId)
  const change = (key: number, changes: Partial<TypedCondition>) =>
    onChange(
      conditions.map((one) => (one.key === key ? { ...one, ...changes, isKept: false } : one)),
    )
  const add = () =>
    onChange([...conditions, newCondition(Math.max(-1, ...conditions.map(({ key }) => key)) + 1)])
  const paths = offeredFields(type, eventId)
  return (
    <fieldset className="stack t">
      <legend className="lbl">{words.ifAll}</legend>
      <p className="hint">{texts.conditionHint}</p>
      {conditions.map((condition) => {
        const { key, field, op } = condition
        const isWhole = isWholeCondition({ type: 'EVENT', event: type }, condition)
        const isNever = !isWholeCondition(
          { type: 'EVENT', event: type },
          { ...condition, isKept: false },
        )
        const isWrong = isTried && !isWhole
        const others = field === '' || paths.includes(field) ? [] : [field]
        return (
          <div key={key} className="row condition">
            <select
              className="in"
              aria-label={texts.field}
              value={field}
              aria-invalid={(isWrong && field === '') || undefined}
              onChange={({ target }) =>
                change(key, { field: target.value, op: 'EQ', values: [''] })
              }
            >
              <option value="">{texts.chooseField}</option>
              {[...others, ...paths].map((path) => (
                <option key={path} value={path}>
                  {kindOfField(type, path) ? fieldText(path) : texts.unknownField(path)}
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
            <ValueField
              condition={condition}
              kind={kindOfField(type, field)}
              names={names}
              isWrong={isWrong}
              onChange={(values) => change(key, { values })}
            />
            <Button
              look="ghost"
              icon="x"
              aria-label={texts.removeCondition}
              onClick={() => onChange(conditions.filter((one) => one.key !== key))}
            />
            {isNever && (isTried || condition.isKept) && <p className="err whole">{neverTrue}</p>}
          </div>
        )
      })}
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
