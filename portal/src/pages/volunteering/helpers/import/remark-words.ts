import { defineWords } from '../../../../i18n/define-words.ts'

/** What the preview says of the columns, and of rows that may be a helper who is there. */
export const remarkWords = defineWords({
  en: {
    ignored: (columns: string) => `Not read: ${columns}.`,
    withheld: (columns: string) =>
      `Left out: ${columns}. Dates of birth and membership are not kept of helpers.`,
    unfit: (columns: string) => `Not read, because none of the values fits: ${columns}.`,
    joined: (field: string, columns: string) =>
      `${field} is read from several columns, the first filled one counts: ${columns}.`,
    namesake: (contact: string | null) =>
      contact === null
        ? 'A helper of this name is there. Without e-mail or external id the row could be anybody of that name.'
        : `A helper of this name is there: ${contact}. Without e-mail or external id the row could be anybody of that name.`,
    addNamesake: 'Add as another helper',
  },
  de: {
    ignored: (columns: string) => `Nicht gelesen: ${columns}.`,
    withheld: (columns: string) =>
      `Ausgelassen: ${columns}. Geburts- und Mitgliedsdaten von Helfern werden nicht gespeichert.`,
    unfit: (columns: string) => `Nicht gelesen, weil keiner der Werte passt: ${columns}.`,
    joined: (field: string, columns: string) =>
      `${field} wird aus mehreren Spalten gelesen, die erste gefüllte zählt: ${columns}.`,
    namesake: (contact: string | null) =>
      contact === null
        ? 'Einen Helfer dieses Namens gibt es schon. Ohne E-Mail oder externe Kennung kann die Zeile jeder dieses Namens sein.'
        : `Einen Helfer dieses Namens gibt es schon: ${contact}. Ohne E-Mail oder externe Kennung kann die Zeile jeder dieses Namens sein.`,
    addNamesake: 'Als weiteren Helfer anlegen',
  },
  es: {
    ignored: (columns: string) => `No se leen: ${columns}.`,
    withheld: (columns: string) =>
      `Se omiten: ${columns}. De los ayudantes no se guardan fechas de nacimiento ni de socio.`,
    unfit: (columns: string) => `No se leen, porque ningún valor encaja: ${columns}.`,
    joined: (field: string, columns: string) =>
      `${field}: se lee de varias columnas, cuenta la primera con valor: ${columns}.`,
    namesake: (contact: string | null) =>
      contact === null
        ? 'Ya hay alguien con este nombre. Sin correo ni id externo, la fila puede ser cualquiera que se llame así.'
        : `Ya hay alguien con este nombre: ${contact}. Sin correo ni id externo, la fila puede ser cualquiera que se llame así.`,
    addNamesake: 'Crear como otra persona',
  },
})
