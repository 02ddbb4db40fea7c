import { useEffect, useState } from 'react'
import { useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { FaultNote, Loading } from '../../../parts/states/states.tsx'
import { Link } from '../../../router/link.tsx'
import { guardLeaving } from '../../../router/place.ts'
import { useClub } from '../../../shell/club.tsx'
import { useTitle } from '../../../shell/use-title.ts'
import { toClubPath } from '../../../shell/visible-entries.ts'
import { usePeople } from '../volunteers/use-people.ts'
import { useVolunteerEvent } from '../volunteers/use-volunteer-event.ts'
import { readCsv } from './csv/csv-text.ts'
import {
  addNamesake,
  type FileFault,
  type ImportFile,
  MOST_BYTES,
  planImport,
} from './csv/import-rows.ts'
import { decodeText, isWorkbook } from './csv/read-text.ts'
import { type ImportProgress, runImport } from './csv/run-import.ts'
import { ChooseFile } from './import/choose-file.tsx'
import { ColumnTable } from './import/column-table.tsx'
import { ImportPreview } from './import/import-preview.tsx'
import { ImportResult } from './import/import-result.tsx'
import { importWords } from './import/import-words.ts'

interface Chosen {
  name: string
  /** Null for a file that cannot be read as a text. */
  file: ImportFile | null
  fault: FileFault | 'tooLarge' | 'workbook' | null
  /** Of this import, so that a repetition writes nothing twice. */
  key: string
}

/** A file of helpers: what it would do, row by row, and what it has done. */
export default function ImportPage() {
  const words = useWords(importWords)
  const club = useClub()
  const reload = useReload()
  const { event, isThere: isEventThere, error: eventError } = useVolunteerEvent()
  const roster = usePeople(event?.id ?? null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [progress, setProgress] = useState<ImportProgress | null>(null)
  const [givesAccess, setGivesAccess] = useState(true)
  const isRunning = progress !== null && !progress.isDone && progress.stoppedBy === null
  useTitle(words.title)
  useEffect(
    () => (isRunning ? guardLeaving(() => confirm(words.leaving)) : undefined),
    [isRunning, words],
  )
  const read = async (file: File) => {
    setProgress(null)
    const key = newKey()
    const refuse = (fault: Chosen['fault']) =>
      setChosen({ name: file.name, file: null, fault, key })
    if (file.size > MOST_BYTES) return refuse('tooLarge')
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (isWorkbook(bytes)) return refuse('workbook')
    const table = readCsv(decodeText(bytes))
    const helpers = roster.people.map(({ helper }) => helper)
    const planned = planImport(table, helpers, { isWhole: roster.isWhole })
    setChosen({ name: file.name, file: planned, fault: planned.fault, key })
  }
  const add = (line: number, isAdded: boolean) =>
    setChosen((now) => (now?.file ? { ...now, file: addNamesake(now.file, line, isAdded) } : now))
  const start = async () => {
    if (!chosen?.file || isRunning) return
    const accessOf = new Map(
      roster.people.map(({ helper, access }) => [helper.id, access !== null]),
    )
    const order = {
      clubId: club.id,
      rows: chosen.file.rows,
      eventId: givesAccess && event ? event.id : null,
      hasAccess: (helperId: string) => accessOf.get(helperId) ?? false,
      key: chosen.key,
    }
    await runImport(order, progress, setProgress)
    reload('PortalHelpers', 'PortalEventAccesses', 'PortalHelper')
  }
  const error = eventError ?? roster.error
  const isReady = roster.isThere && isEventThere && roster.isComplete
  const helpersPath = toClubPath(club, 'helpers')
  const back = event ? `${helpersPath}?event=${event.id}` : helpersPath
  return (
    <>
      <div className="ph">
        <div className="t">
          <nav className="crumb" aria-label={words.path}>
            <Link href={back}>{words.helpers}</Link>
          </nav>
          <h1>{words.title}</h1>
        </div>
      </div>
      {error && <FaultNote fault={error} onRetry={roster.refetch} />}
      {!isReady && !error && <Loading lines={4} />}
      {isReady && progress === null && (
        <ChooseFile
          name={chosen?.name ?? null}
          event={event?.name ?? null}
          fault={chosen?.fault ?? null}
          line={chosen?.file?.line ?? null}
          onChoose={(file) => void read(file)}
        />
      )}
      {isReady && progress === null && !chosen?.file && <ColumnTable />}
      {isReady && progress === null && chosen?.file && chosen.file.fault === null && (
        <ImportPreview
          key={chosen.key}
          name={chosen.name}
          file={chosen.file}
          event={event}
          isWhole={roster.isWhole}
          givesAccess={givesAccess}
          onGiveAccess={setGivesAccess}
          onAdd={add}
          onStart={() => void start()}
        />
      )}
      {progress && (
        <ImportResult
          progress={progress}
          rows={chosen?.file?.rows ?? []}
          back={back}
          onContinue={() => void start()}
          onAgain={() => {
            setProgress(null)
            setChosen(null)
          }}
        />
      )}
    </>
  )
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return `portal-import-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
