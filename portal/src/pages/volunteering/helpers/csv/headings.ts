import type { CsvTable } from './csv-text.ts'
import { COLUMNS, type Column, FIGURES } from './helper-columns.ts'
import { findFault } from './row-input.ts'

/** What is read of a file's columns. */
export interface Headings {
  /** Headings that are not known. */
  ignored: readonly string[]
  /** Dates of birth, joining and leaving: more about a person than the platform keeps. */
  withheld: readonly string[]
  /** Headings that are known, above values of which none fits. */
  unfit: readonly string[]
  /** Fields that several columns feed: of each row, the first filled one counts. */
  joined: readonly { column: Column; headings: readonly string[] }[]
}

/** As lists of clubs, Google and Outlook call the columns, beside the names of the columns themselves. */
const HEADINGS: Readonly<Record<Column | 'withheld', string>> = {
  external_id: `Externe Id, Externe Kennung, Mitgliedsnummer, Mitgliedsnr., Mitgl.-Nr., Mitglieds-Nr, Mitglieds-ID, Mitglied Nr,
    Member id, Member number, Membership number, Id externo, Nº de socio, Número de socio`,
  first_name: 'Given name, Vorname, Nombre',
  last_name: 'Surname, Family name, Nachname, Familienname, Name, Apellido, Apellidos',
  email: `E-Mails, E-Mail privat, Private E-Mail, Haupt-E-Mail, E-Mail-Adresse, E-Mail-Adressen, Mailadresse,
    E-mail address, E-mail value, Correo, Correo-e, Correo electrónico, Dirección de correo,
    Dirección de correo electrónico`,
  phone: `Phone number, Phone value, Telephone, Mobile, Mobile phone, Mobile number, Cell phone, Home phone,
    Primary phone, Telefon, Telefonnummer, Telefonnr., Tel., Tel.-Nr., Tel. privat, Tel. mobil, Telefon privat, Telefon mobil, Telefonnummer mobil, Handy,
    Handynummer, Handynr., Mobil, Mobilnummer, Mobiltelefon, Festnetz, Teléfono, Teléfono móvil, Móvil`,
  language: 'Lang, Sprache, Idioma',
  tags: `Tag, Labels, Group membership, Groups, Schlagworte, Schlagwörter, Gruppe, Gruppen, Abteilung, Abteilungen, Rollen,
    Etiquetas, Grupos`,
  notes: 'Note, Comment, Comments, Notiz, Notizen, Bemerkung, Bemerkungen, Nota, Notas',
  status: 'Zustand, Estado',
  mail: 'Mails, Takes mail, Takes mails, Correos',
  helper_id: 'Id, Helfer-Id',
  withheld: `Birthday, Birth date, Date of birth, Geburtstag, Geburtsdatum, Geb.-Datum, Fecha de nacimiento, Cumpleaños,
    Member since, Eintritt, Eintrittsdatum, Mitglied seit, Alta, Fecha de alta,
    Member until, Austritt, Austrittsdatum, Baja, Fecha de baja`,
}

const FOLDED = new Map<string, Column | 'withheld'>([
  ...(Object.keys(HEADINGS) as (Column | 'withheld')[]).flatMap((known) =>
    HEADINGS[known].split(',').map((heading) => [foldHeading(heading), known] as const),
  ),
  ...COLUMNS.map((column) => [foldHeading(column), column] as const),
])

/** Those that a list can have several of, with a number each, or in one cell. */
export const NUMBERED: ReadonlySet<unknown> = new Set(['email', 'phone'])

/** Above a whole name where another column holds the last name alone. */
const WHOLE_NAME = 'name'

/** The columns that are known; null for one that is not read. */
export function readHeadings({ header, rows }: CsvTable) {
  const columns = header.map(findColumn)
  const isLastNameThere = header.some(
    (heading, at) => columns[at] === 'last_name' && foldHeading(heading) !== WHOLE_NAME,
  )
  const read = columns.map((column, at) => {
    const heading = header[at] ?? ''
    if (column === null || column === 'withheld') return column
    if (isLastNameThere && foldHeading(heading) === WHOLE_NAME) return null
    const values = rows.map(({ cells }) => cells[at]?.trim() ?? '').filter((cell) => cell !== '')
    return fitColumn(column, values)
  })
  const headingsOf = (of: (typeof read)[number]) => header.filter((_, at) => read[at] === of)
  const joined = COLUMNS.map((column) => ({ column, headings: headingsOf(column) }))
  return {
    columns: read.map((one) => (one === 'withheld' || one === 'unfit' ? null : one)),
    ignored: headingsOf(null).filter(isHeading),
    withheld: headingsOf('withheld'),
    unfit: headingsOf('unfit'),
    joined: joined.filter(({ headings }) => headings.length > 1),
  }
}

function findColumn(heading: string): Column | 'withheld' | null {
  const folded = foldHeading(heading)
  const numbered = FOLDED.get(folded.replace(/\d/g, ''))
  return FOLDED.get(folded) ?? (NUMBERED.has(numbered) ? (numbered ?? null) : null)
}

function foldHeading(heading: string): string {
  return heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

/** Fields of a closed set of values: clubs use their names for other things. */
const CLOSED: ReadonlySet<Column> = new Set(['status', 'mail', 'helper_id'] as const)

/** What the values under a heading are: "Mail" is that of addresses as often as of yes and no. */
function fitColumn(column: Column, values: readonly string[]): Column | 'unfit' {
  if (!CLOSED.has(column)) return column
  const fitting = values.filter((value) => findFault(column, value).length === 0)
  const addresses = values.filter((value) => value.includes('@'))
  if (column === 'mail' && addresses.length > fitting.length) return 'email'
  return values.length > 0 && fitting.length === 0 ? 'unfit' : column
}

function isHeading(heading: string): boolean {
  return heading.trim() !== '' && !(FIGURES as readonly string[]).includes(heading.trim())
}
