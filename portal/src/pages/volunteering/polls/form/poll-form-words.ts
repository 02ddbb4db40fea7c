import { defineWords } from '../../../../i18n/define-words.ts'

export const pollFormWords = defineWords({
  en: {
    sameOpen: (title: string) =>
      `“${title}” asks for the same already and is still open. Helpers would see both.`,
    longerLinks: (moment: string) =>
      `That is later than a week after the event. Links in its mails stay valid until ${moment}, a day longer than the poll.`,
    askTitle: 'Ask when helpers can come',
    askText:
      'All helpers with access to the event are asked: the poll is on the page behind their link. Write to them to say so.',
    askNow: (count: number | null) =>
      count === 1 ? 'Ask 1 helper' : `Ask ${count ?? 'the'} helpers`,
    doneAsked: 'The poll is open',
    firstTitle: 'When can you come?',
    titleField: 'Question',
    description: 'More about it',
    days: 'Days of the event',
    otherOptions: 'Other options',
    otherOptionsHint: 'One a line, such as: Build-up on Friday.',
    faults: {
      title: 'A question has at least 2 characters.',
      noOption: 'Choose a day, or write an option.',
      tooMany: 'A poll has at most 50 options.',
      longOption: 'An option has at most 120 characters.',
      alike: 'Two options have the same name. Give each its own, or take one out.',
      past: 'This time is over. Choose one to come.',
    },
  },
  de: {
    sameOpen: (title: string) =>
      `„${title}“ fragt schon dasselbe und ist noch offen. Helfer sähen beide.`,
    longerLinks: (moment: string) =>
      `Das ist später als eine Woche nach der Veranstaltung. Links in ihren Mails gelten bis ${moment}, einen Tag länger als die Umfrage.`,
    askTitle: 'Fragen, wann Helfer kommen können',
    askText:
      'Alle Helfer mit Zugang zur Veranstaltung werden gefragt: Die Umfrage steht auf der Seite hinter ihrem Link. Schreib ihnen, damit sie es wissen.',
    askNow: (count: number | null) => `${count ?? 'Die'} Helfer fragen`,
    doneAsked: 'Die Umfrage ist offen',
    firstTitle: 'Wann kannst du kommen?',
    titleField: 'Frage',
    description: 'Mehr dazu',
    days: 'Tage der Veranstaltung',
    otherOptions: 'Andere Möglichkeiten',
    otherOptionsHint: 'Eine je Zeile, etwa: Aufbau am Freitag.',
    faults: {
      title: 'Eine Frage hat mindestens 2 Zeichen.',
      noOption: 'Wähle einen Tag, oder schreib eine Möglichkeit.',
      tooMany: 'Eine Umfrage hat höchstens 50 Möglichkeiten.',
      longOption: 'Eine Möglichkeit hat höchstens 120 Zeichen.',
      alike: 'Zwei Möglichkeiten heißen gleich. Benenne eine um, oder nimm sie heraus.',
      past: 'Diese Zeit ist vorbei. Wähle eine künftige.',
    },
  },
  es: {
    sameOpen: (title: string) =>
      `«${title}» ya pregunta lo mismo y sigue abierta. Los ayudantes verían las dos.`,
    longerLinks: (moment: string) =>
      `Es más de una semana después del evento. Los enlaces de sus correos valen hasta el ${moment}, un día más que la encuesta.`,
    askTitle: 'Preguntar cuándo pueden venir',
    askText:
      'Se pregunta a todos los ayudantes con acceso al evento: la encuesta está en la página de su enlace. Escríbeles para que lo sepan.',
    askNow: (count: number | null) =>
      count === 1 ? 'Preguntar a 1 ayudante' : `Preguntar a ${count ?? 'los'} ayudantes`,
    doneAsked: 'La encuesta está abierta',
    firstTitle: '¿Cuándo puedes venir?',
    titleField: 'Pregunta',
    description: 'Más detalles',
    days: 'Días del evento',
    otherOptions: 'Otras opciones',
    otherOptionsHint: 'Una por línea, como: Montaje el viernes.',
    faults: {
      title: 'Una pregunta tiene al menos 2 caracteres.',
      noOption: 'Elige un día, o escribe una opción.',
      tooMany: 'Una encuesta tiene 50 opciones como máximo.',
      longOption: 'Una opción tiene 120 caracteres como máximo.',
      alike: 'Dos opciones se llaman igual. Cambia el nombre de una, o quítala.',
      past: 'Esa hora ya pasó. Elige una por venir.',
    },
  },
})
