import { defineWords } from '../../../../i18n/define-words.ts'

export const dragWords = defineWords({
  en: {
    hint: 'Choose a shift to see its helpers, and drag one to any shift. A shift is dragged along its row.',
    unfit: {
      here: 'Is here already',
      cancelled: 'Cancelled',
      closed: 'Closed',
      full: 'No place left',
    },
  },
  de: {
    hint: 'Wähle eine Schicht, um ihre Helfer zu sehen, und zieh einen auf irgendeine Schicht. Eine Schicht lässt sich in ihrer Zeile ziehen.',
    unfit: {
      here: 'Ist schon hier',
      cancelled: 'Abgesagt',
      closed: 'Geschlossen',
      full: 'Kein Platz frei',
    },
  },
  es: {
    hint: 'Elige un turno para ver sus ayudantes y arrastra a alguien a cualquier turno. Un turno se arrastra por su fila.',
    unfit: {
      here: 'Ya está aquí',
      cancelled: 'Cancelado',
      closed: 'Cerrado',
      full: 'Sin plazas',
    },
  },
})
