import { defineWords } from '../../../../i18n/define-words.ts'

export const formWords = defineWords({
  en: {
    addTitle: 'Add a helper',
    changeTitle: (name: string) => `Change ${name}`,
    add: 'Add helper',
    save: 'Save',
    missing: 'Needed to tell helpers apart.',
    added: 'The helper was added',
    changed: 'The helper was changed',
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'E-mail',
      phone: 'Phone',
      externalId: 'External id',
      language: 'Language',
      tags: 'Tags',
      notes: 'Notes',
    },
    externalIdHint: "The id in the club's own list, by which an import finds the helper.",
    languageHint:
      'Mails and the page of their shifts are in it where the platform has it, else in that of the club or in English.',
    clubLanguage: 'That of the club',
    tagsHint: (most: number) =>
      `Separated by commas, at most ${most}; one with a comma in quotation marks.`,
    takesMail: 'Takes mails',
    takesMailHint:
      'Helpers end mails by a link in each of them. Switch them on again only if asked to.',
    isActive: 'Active',
    isActiveHint: 'Who is not active is asked no more.',
    giveAccess: (event: string) => `Give access to ${event}`,
    twin: (name: string) =>
      `${name} has this e-mail or external id already. Change that helper instead.`,
    refusals: {
      AMBIGUOUS_MATCH: 'E-mail and external id belong to two different helpers.',
      DUPLICATE_HELPER: 'Another helper has this e-mail or external id.',
      NOT_FOUND: 'The helper is not there any more.',
      INVALID_INPUT: 'A value is not as it has to be.',
    },
  },
  de: {
    addTitle: 'Helfer hinzufügen',
    changeTitle: (name: string) => `${name} ändern`,
    add: 'Helfer hinzufügen',
    save: 'Speichern',
    missing: 'Nötig, um Helfer zu unterscheiden.',
    added: 'Der Helfer ist hinzugefügt',
    changed: 'Der Helfer ist geändert',
    fields: {
      firstName: 'Vorname',
      lastName: 'Nachname',
      email: 'E-Mail',
      phone: 'Telefon',
      externalId: 'Externe Kennung',
      language: 'Sprache',
      tags: 'Schlagworte',
      notes: 'Notizen',
    },
    externalIdHint: 'Die Kennung in der Liste des Vereins, an der ein Import den Helfer erkennt.',
    languageHint:
      'In ihr sind Mails und die Seite der eigenen Schichten, sofern die Plattform sie kann, sonst in der des Vereins oder auf Englisch.',
    clubLanguage: 'Die des Vereins',
    tagsHint: (most: number) =>
      `Durch Kommas getrennt, höchstens ${most}; eines mit Komma in Anführungszeichen.`,
    takesMail: 'Bekommt Mails',
    takesMailHint:
      'Helfer beenden Mails über einen Link in jeder von ihnen. Nur wieder einschalten, wenn sie darum bitten.',
    isActive: 'Aktiv',
    isActiveHint: 'Wer nicht aktiv ist, wird nicht mehr gefragt.',
    giveAccess: (event: string) => `Zugang zu ${event} geben`,
    twin: (name: string) =>
      `${name} hat diese E-Mail oder externe Kennung schon. Ändere stattdessen diesen Helfer.`,
    refusals: {
      AMBIGUOUS_MATCH: 'E-Mail und externe Kennung gehören zwei verschiedenen Helfern.',
      DUPLICATE_HELPER: 'Ein anderer Helfer hat diese E-Mail oder externe Kennung.',
      NOT_FOUND: 'Den Helfer gibt es nicht mehr.',
      INVALID_INPUT: 'Ein Wert ist nicht so, wie er sein muss.',
    },
  },
  es: {
    addTitle: 'Añadir ayudante',
    changeTitle: (name: string) => `Cambiar a ${name}`,
    add: 'Añadir ayudante',
    save: 'Guardar',
    missing: 'Hace falta para distinguir a los ayudantes.',
    added: 'Ayudante añadido',
    changed: 'Ayudante cambiado',
    fields: {
      firstName: 'Nombre',
      lastName: 'Apellidos',
      email: 'Correo',
      phone: 'Teléfono',
      externalId: 'Id externo',
      language: 'Idioma',
      tags: 'Etiquetas',
      notes: 'Notas',
    },
    externalIdHint: 'El id en la lista del club, por el que una importación encuentra al ayudante.',
    languageHint:
      'En él van los correos y la página de sus turnos si la plataforma lo tiene; si no, en el del club o en inglés.',
    clubLanguage: 'El del club',
    tagsHint: (most: number) =>
      `Separadas por comas, ${most} como máximo; la que tiene coma, entre comillas.`,
    takesMail: 'Recibe correos',
    takesMailHint:
      'Los ayudantes se dan de baja con un enlace de cada correo. Actívalo de nuevo solo si lo piden.',
    isActive: 'Activo',
    isActiveHint: 'A quien no está activo ya no se le pregunta.',
    giveAccess: (event: string) => `Dar acceso a ${event}`,
    twin: (name: string) => `${name} ya tiene este correo o id externo. Cambia a ese ayudante.`,
    refusals: {
      AMBIGUOUS_MATCH: 'El correo y el id externo son de dos ayudantes distintos.',
      DUPLICATE_HELPER: 'Otro ayudante tiene este correo o id externo.',
      NOT_FOUND: 'El ayudante ya no está.',
      INVALID_INPUT: 'Un valor no es como debe ser.',
    },
  },
})
