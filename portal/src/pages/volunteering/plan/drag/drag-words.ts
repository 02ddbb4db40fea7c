import { defineWords } from '../../../../i18n/define-words.ts'

export const dragWords = defineWords({
  en: {
    hint: 'Drag a helper onto a shift, or a shift along its row.',
    unfit: {
      here: 'Is here already',
      cancelled: 'Cancelled',
      closed: 'Closed',
      full: 'No place left',
    },
  },
  de: {
    hint: 'Einen Helfer auf eine Schicht ziehen, oder eine Schicht in ihrer Zeile.',
    unfit: {
      here: 'Ist schon hier',
      cancelled: 'Abgesagt',
      closed: 'Geschlossen',
      full: 'Kein Platz frei',
    },
  },
  es: {
    hint: 'Arrastra a alguien hasta un turno, o un turno por su fila.',
    unfit: {
      here: 'Ya está aquí',
      cancelled: 'Cancelado',
      closed: 'Cerrado',
      full: 'Sin plazas',
    },
  },
})
