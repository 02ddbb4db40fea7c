import { useRef, useState } from 'react'
import { wordOf } from '../../../../i18n/define-words.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { writeCsv } from '../csv/csv-text.ts'
import { download } from '../csv/download.ts'
import { COLUMNS } from '../csv/helper-columns.ts'
import { importWords } from './import-words.ts'

interface ChooseFileProps {
  name: string | null
  /** Name of the event to which access can be given; null without one. */
  event: string | null
  fault: string | null
  line: number | null
  onChoose: (file: File) => void
}

/** A file is chosen or dropped; nothing is sent yet. */
export function ChooseFile({ name, event, fault, line, onChoose }: ChooseFileProps) {
  const words = useWords(importWords)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) onChoose(file)
    if (input.current) input.current.value = ''
  }
  return (
    <section
      className={isOver ? 'card drop over' : 'card drop'}
      aria-label={words.file}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <div className="pad stack">
        <p>{name === null ? words.about : words.chosen(name)}</p>
        {event && <p className="m s">{words.into(event)}</p>}
        <div className="row">
          <input
            ref={input}
            id="import-file"
            type="file"
            className="vh"
            accept=".csv,.txt,text/csv,text/plain"
            aria-label={words.file}
            tabIndex={-1}
            onChange={({ target }) => take(target.files)}
          />
          <Button look={name === null ? 'pri' : 'default'} onClick={() => input.current?.click()}>
            {name === null ? words.choose : words.chooseOther}
          </Button>
          <span className="m hide-s">{words.drop}</span>
          <Button
            look="ghost"
            onClick={() => download('helpers-template.csv', writeCsv([[...COLUMNS]], ','))}
          >
            {words.template}
          </Button>
        </div>
        {fault && (
          <div className="note fail" role="alert">
            <span>
              {wordOf(words.faults, fault)}
              {line !== null && ` ${words.atLine(line)}`}
            </span>
          </div>
        )}
      </div>
    </section>
  )
}
