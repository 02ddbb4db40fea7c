import { useMemo, useState } from 'react'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { KeptNote } from '../../../../parts/dialogs/entries/kept-note.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import type { VolunteerEvent } from '../../volunteers/volunteer-events.ts'
import { countPlans, type ImportFile, type Plan, toBatches } from '../csv/import-rows.ts'
import { ColumnRemarks } from './column-remarks.tsx'
import { importWords } from './import-words.ts'
import { PreviewTable } from './preview-table.tsx'

interface ImportPreviewProps {
  name: string
  file: ImportFile
  event: VolunteerEvent | null
  isWhole: boolean
  givesAccess: boolean
  onGiveAccess: (gives: boolean) => void
  /** Adds a row whose name is known, or leaves it out. */
  onAdd: (line: number, isAdded: boolean) => void
  onStart: () => void
}

const KINDS = ['wrong', 'known', 'new', 'changed', 'same'] as const
const SHOWN_AT_ONCE = 100

/** What the file would do, row by row; what is wrong comes first. */
export function ImportPreview(props: ImportPreviewProps) {
  const { name, file, event, isWhole, givesAccess, onGiveAccess, onAdd, onStart } = props
  const words = useWords(importWords)
  const parts = useWords(partWords)
  const counts = useMemo(() => countPlans(file.rows), [file])
  const [kind, setKind] = useState<Plan['kind'] | null>(null)
  const [most, setMost] = useState(SHOWN_AT_ONCE)
  const first = KINDS.find((one) => counts[one] > 0) ?? 'same'
  const shown = file.rows.filter(({ plan }) => plan.kind === (kind ?? first))
  const sent = toBatches(file.rows).flat().length
  // The file is not kept: the choices about the rows on view are, for a file of this name.
  const form = `${words.preview} ${name} ${kind ?? first}`
  const isIdle = sent === 0 && !(givesAccess && event && counts.same > 0)
  return (
    <section className="card" aria-label={words.preview} data-form={form}>
      <header>
        <h2>{words.preview}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that filter, not fields of a form */}
        <div className="chips" role="group" aria-label={words.preview}>
          {KINDS.map((one) => (
            <button
              key={one}
              type="button"
              className="chip"
              aria-pressed={one === (kind ?? first)}
              onClick={() => {
                setKind(one)
                setMost(SHOWN_AT_ONCE)
              }}
            >
              {words.kinds[one]} {counts[one]}
            </button>
          ))}
        </div>
      </header>
      <KeptNote key={form} title={form} />
      <ColumnRemarks headings={file} />
      {!isWhole && <p className="m s pad">{words.notWhole}</p>}
      {counts.wrong > 0 && (
        <div className="note warn">
          <span>{words.wrongStay(counts.wrong)}</span>
        </div>
      )}
      <PreviewTable rows={shown.slice(0, most)} onAdd={onAdd} />
      {shown.length > most && (
        <div className="foot">
          <Button look="ghost" onClick={() => setMost(most + SHOWN_AT_ONCE)}>
            {parts.more}
          </Button>
        </div>
      )}
      <div className="foot sticky-foot">
        {event && (
          <label className="check">
            <input
              type="checkbox"
              checked={givesAccess}
              onChange={({ target }) => onGiveAccess(target.checked)}
            />
            <span>{words.giveAccess(event.name)}</span>
          </label>
        )}
        <Button
          look="pri"
          className="push"
          reason={isIdle ? words.nothingToDo : null}
          onClick={onStart}
        >
          {sent === 0 ? words.startAccess : words.start(sent)}
        </Button>
      </div>
    </section>
  )
}
