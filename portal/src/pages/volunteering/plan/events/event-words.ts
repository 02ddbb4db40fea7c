import { VOLUNTEER_LIMITS } from '../../../../../../schema/volunteer/limits.ts'
import { defineWords } from '../../../../i18n/define-words.ts'

const LIMITS = VOLUNTEER_LIMITS.event

export const eventWords = defineWords({
  en: {
    addTitle: 'New event',
    add: 'Create event',
    save: 'Save',
    edit: 'Edit event…',
    gone: 'The event is not there any more.',
    descriptionHint: 'Helpers can read it.',
    noPlace: 'The club’s plan allows no further draft or active event.',
    fields: {
      name: 'Name',
      startDate: 'First day',
      endDate: 'Last day',
      location: 'Place',
      description: 'Description',
      status: 'Status',
    },
    faults: {
      name: `A name has ${LIMITS.name.min} to ${LIMITS.name.max} characters.`,
      startDate: 'Choose a day.',
      endDate: 'The last day must not be before the first.',
      location: `At most ${LIMITS.location} characters.`,
      description: `At most ${LIMITS.description} characters.`,
    },
    statuses: { DRAFT: 'Draft', ACTIVE: 'Active', ARCHIVED: 'Archived', CANCELLED: 'Cancelled' },
    statusHints: {
      DRAFT: 'Still being planned.',
      ACTIVE: 'Going on or to come, and known to helpers.',
      ARCHIVED: 'Over.',
      CANCELLED:
        'Called off: shifts and polls take no more answers, and scheduled messages become drafts.',
    },
    cancelNow: 'Cancel event',
    cancelTitle: (event: string) => `Cancel ${event}?`,
    assigned: (count: number) => {
      if (count === 0) return 'No helper is assigned to a shift to come.'
      const helpers = count === 1 ? '1 helper is' : `${count} helpers are`
      return `${helpers} assigned to shifts to come.`
    },
    changeTitle: (event: string) => `Edit ${event}`,
    added: (event: string) => `${event} is created. Add its roles and shifts.`,
    changed: (event: string) => `${event} was changed`,
  },
  de: {
    addTitle: 'Neue Veranstaltung',
    add: 'Veranstaltung anlegen',
    save: 'Speichern',
    edit: 'Veranstaltung bearbeiten…',
    gone: 'Die Veranstaltung gibt es nicht mehr.',
    descriptionHint: 'Helfer können sie lesen.',
    noPlace: 'Der Tarif des Vereins lässt keine weitere Veranstaltung im Entwurf oder aktiv zu.',
    fields: {
      name: 'Bezeichnung',
      startDate: 'Erster Tag',
      endDate: 'Letzter Tag',
      location: 'Ort',
      description: 'Beschreibung',
      status: 'Stand',
    },
    faults: {
      name: `Eine Bezeichnung hat ${LIMITS.name.min} bis ${LIMITS.name.max} Zeichen.`,
      startDate: 'Wähle einen Tag.',
      endDate: 'Der letzte Tag darf nicht vor dem ersten liegen.',
      location: `Höchstens ${LIMITS.location} Zeichen.`,
      description: `Höchstens ${LIMITS.description} Zeichen.`,
    },
    statuses: { DRAFT: 'Entwurf', ACTIVE: 'Aktiv', ARCHIVED: 'Archiviert', CANCELLED: 'Abgesagt' },
    statusHints: {
      DRAFT: 'Noch in Planung.',
      ACTIVE: 'Läuft oder kommt noch, und die Helfer kennen sie.',
      ARCHIVED: 'Vorbei.',
      CANCELLED:
        'Abgesagt: Schichten und Umfragen nehmen keine Antworten mehr an, geplante Nachrichten werden Entwürfe.',
    },
    cancelNow: 'Veranstaltung absagen',
    cancelTitle: (event: string) => `${event} absagen?`,
    assigned: (count: number) => {
      if (count === 0) return 'Zu kommenden Schichten ist niemand eingeteilt.'
      const helpers = count === 1 ? '1 Helfer ist' : `${count} Helfer sind`
      return `${helpers} zu kommenden Schichten eingeteilt.`
    },
    changeTitle: (event: string) => `${event} bearbeiten`,
    added: (event: string) => `${event} ist angelegt. Es fehlen noch Aufgaben und Schichten.`,
    changed: (event: string) => `${event} wurde geändert`,
  },
  es: {
    addTitle: 'Nuevo evento',
    add: 'Crear evento',
    save: 'Guardar',
    edit: 'Editar evento…',
    gone: 'El evento ya no está.',
    descriptionHint: 'Los ayudantes pueden leerla.',
    noPlace: 'El plan del club no admite otro evento en borrador o activo.',
    fields: {
      name: 'Nombre',
      startDate: 'Primer día',
      endDate: 'Último día',
      location: 'Lugar',
      description: 'Descripción',
      status: 'Estado',
    },
    faults: {
      name: `Un nombre tiene de ${LIMITS.name.min} a ${LIMITS.name.max} caracteres.`,
      startDate: 'Elige un día.',
      endDate: 'El último día no puede ser anterior al primero.',
      location: `${LIMITS.location} caracteres como máximo.`,
      description: `${LIMITS.description} caracteres como máximo.`,
    },
    statuses: {
      DRAFT: 'Borrador',
      ACTIVE: 'Activo',
      ARCHIVED: 'Archivado',
      CANCELLED: 'Cancelado',
    },
    statusHints: {
      DRAFT: 'Todavía se está planificando.',
      ACTIVE: 'En curso o por venir, y los ayudantes lo conocen.',
      ARCHIVED: 'Ya pasó.',
      CANCELLED:
        'Anulado: turnos y encuestas no admiten más respuestas, y los mensajes programados pasan a borradores.',
    },
    cancelNow: 'Anular evento',
    cancelTitle: (event: string) => `¿Anular ${event}?`,
    assigned: (count: number) => {
      if (count === 0) return 'No hay nadie asignado a turnos por venir.'
      const helpers =
        count === 1 ? '1 ayudante está asignado' : `${count} ayudantes están asignados`
      return `${helpers} a turnos por venir.`
    },
    changeTitle: (event: string) => `Editar ${event}`,
    added: (event: string) => `${event} está creado. Añade sus tareas y turnos.`,
    changed: (event: string) => `${event} se ha cambiado`,
  },
})
