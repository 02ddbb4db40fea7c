import { useId } from 'react'
import { COURT_ROOFS, COURT_SURFACES } from '../../../../../../schema/club/statuses.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { isUserId, type ProvisionFaults } from './provision-faults.ts'
import { keysOf, type ProvisionForm } from './provision-form.ts'
import { provisionWords } from './provision-words.ts'

interface ProvisionFieldsProps {
  form: ProvisionForm
  faults: ProvisionFaults
  onChange: (changes: Partial<ProvisionForm>) => void
}

const ZONES = Intl.supportedValuesOf('timeZone')
const CURRENCIES = Intl.supportedValuesOf('currency')

/** The fields in three groups; keys that stay empty follow the names, and are shown as they will be. */
export function ProvisionFields(props: ProvisionFieldsProps) {
  const words = useWords(provisionWords)
  const { form, onChange } = props
  const keys = keysOf(form)
  return (
    <>
      <fieldset className="card">
        <legend className="pad b">{words.groups.club}</legend>
        <div className="cols pad">
          <TextField {...props} name="name" />
          <TextField {...props} name="key" placeholder={keys.club} />
          <TextField {...props} name="timezone" options={ZONES} />
          <TextField {...props} name="country" />
          <TextField {...props} name="currency" options={CURRENCIES} />
          <TextField {...props} name="language" />
          <TextField {...props} name="organizationName" placeholder={form.name} />
          <TextField {...props} name="organizationKey" placeholder={keys.organization} />
        </div>
      </fieldset>
      <fieldset className="card">
        <legend className="pad b">{words.groups.courts}</legend>
        <div className="cols pad">
          <TextField {...props} name="locationName" placeholder={form.name} />
          <TextField {...props} name="courtCount" />
          <TextField {...props} name="courtName" placeholder={words.courtHint} />
          <Choice
            label={words.fields.indoorOutdoor}
            value={form.indoorOutdoor}
            values={COURT_ROOFS}
            names={words.roofs}
            onChoose={(indoorOutdoor) => onChange({ indoorOutdoor })}
          />
          <Choice
            label={words.fields.surfaceType}
            value={form.surfaceType}
            values={COURT_SURFACES}
            names={words.surfaces}
            onChoose={(surfaceType) => onChange({ surfaceType })}
          />
        </div>
      </fieldset>
      <fieldset className="card">
        <legend className="pad b">{words.groups.owner}</legend>
        <div className="cols pad">
          <TextField {...props} name="owner" />
        </div>
      </fieldset>
    </>
  )
}

interface TextFieldProps extends ProvisionFieldsProps {
  name: Exclude<keyof ProvisionForm, 'indoorOutdoor' | 'surfaceType'>
  placeholder?: string
  options?: readonly string[]
}

function TextField({ form, faults, onChange, name, options, ...rest }: TextFieldProps) {
  const words = useWords(provisionWords)
  const id = useId()
  const fault = faults[name]
  const isTaken = fault === 'taken' && name === 'key'
  return (
    <div className="field">
      <label htmlFor={id}>{words.fields[name]}</label>
      <input
        className="in"
        id={id}
        value={form[name]}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={`${id}-hint`}
        list={options && `${id}-options`}
        onChange={({ target }) => onChange({ [name]: target.value })}
        {...rest}
      />
      <span id={`${id}-hint`} className={fault === undefined ? 'hint' : 'err'}>
        {isTaken ? words.taken : words.hints[name]}
      </span>
      {name === 'owner' && isUserId(form) && (
        <span className="st warn wraps" role="status">
          {words.userId}
        </span>
      )}
      {options && (
        <datalist id={`${id}-options`}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  values: readonly Value[]
  names: Readonly<Record<Value, string>>
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({
  label,
  value,
  values,
  names,
  onChoose,
}: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        className="in"
        id={id}
        value={value}
        onChange={({ target }) => onChoose(target.value as Value)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </div>
  )
}
