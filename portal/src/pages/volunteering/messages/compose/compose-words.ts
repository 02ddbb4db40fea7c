import { defineWords } from '../../../../i18n/define-words.ts'

export const composeWords = defineWords({
  en: {
    title: 'Write to helpers',
    changeTitle: 'Change the message',
    to: 'To',
    audiences: {
      ALL: 'All active helpers with access to the event',
      ROLE: 'Helpers of some roles',
      SHIFT: 'Helpers in some shifts',
      STATUS: 'Helpers by the status of an assignment',
      HELPERS: 'Chosen helpers',
    },
    assignedAfter: (moment: string) => `All who are assigned to shifts that end after ${moment}`,
    assignedBefore: 'All who are assigned to the shift, or were as it was cancelled',
    status: 'Status',
    roles: 'Roles',
    noRoles: 'The event has no roles.',
    shifts: 'Shifts',
    noShifts: 'The event has no shifts.',
    toChosen: (count: number) =>
      count === 1 ? 'To 1 chosen helper' : `To ${count} chosen helpers`,
    subject: 'Subject',
    body: 'Text',
    subjectHint: (title: string) => `Without one the mails are called “${title}”.`,
    bodyHint:
      'Plain text. {first_name} becomes the name, {link} the link to the helper’s own page. Each mail ends with a link by which mails are switched off.',
    unfilled: (texts: string, known: string) =>
      `No mail fills in ${texts}. Known are ${known}; the link in the text alone.`,
    sure: (count: number) =>
      count === 1 ? 'Send it to 1 helper now?' : `Send it to ${count} helpers now?`,
    sureWithoutSubject: (count: number) =>
      count === 1
        ? 'Send it to 1 helper now, without a subject?'
        : `Send it to ${count} helpers now, without a subject?`,
    goOn: 'Go on writing',
    when: 'When',
    whens: { now: 'Now', later: 'At a time', draft: 'Keep as a draft' },
    at: 'Send at',
    zone: (zone: string) => `In the time of ${zone}.`,
    counting: 'Counting…',
    reaches: (count: number) =>
      count === 1 ? 'It goes to 1 helper.' : `It goes to ${count} helpers.`,
    noAddress: (count: number, names: string) =>
      count === 1
        ? `1 more has no e-mail address: ${names}.`
        : `${count} more have no e-mail address: ${names}.`,
    optedOut: (count: number, names: string) =>
      count === 1 ? `1 more takes no mails: ${names}.` : `${count} more take no mails: ${names}.`,
    leftOut: (count: number) =>
      `${count} of those chosen have no access to the event or are inactive, and do not get it.`,
    several: (count: number) =>
      `One message names up to 200 helpers, so it becomes ${count} messages.`,
    notWhole: 'The club has more helpers than are counted here.',
    send: {
      now: (count: number | null) =>
        count === 1 ? 'Send to 1 helper' : `Send to ${count ?? 'the'} helpers`,
      later: (count: number | null) =>
        count === 1 ? 'Schedule for 1 helper' : `Schedule for ${count ?? 'the'} helpers`,
      draft: (_count: number | null) => 'Keep as a draft',
    },
    done: {
      now: (count: number) =>
        count === 1 ? 'The message goes to 1 helper' : `The message goes to ${count} helpers`,
      later: (_count: number) => 'The message is scheduled',
      draft: (_count: number) => 'The draft is kept',
    },
    partlySent: (sent: number, all: number) =>
      `${sent} of ${all} messages were sent. Send again to go on with the others; none is sent twice.`,
    faults: {
      sent: 'It was sent meanwhile, as it was before. Copy your text from here for a new message.',
      emptyBody: 'Write what the helpers are to read.',
      noTime: 'Say when it is to be sent.',
      past: 'This time is over. Choose one to come.',
      noneNamed: 'Choose at least one.',
      noRecipient: 'No helper would get it. Choose others, or give them access to the event first.',
    },
  },
  de: {
    title: 'Helfer anschreiben',
    changeTitle: 'Nachricht ändern',
    to: 'An',
    audiences: {
      ALL: 'Alle aktiven Helfer mit Zugang zur Veranstaltung',
      ROLE: 'Helfer bestimmter Aufgaben',
      SHIFT: 'Helfer bestimmter Schichten',
      STATUS: 'Helfer nach dem Stand einer Zuteilung',
      HELPERS: 'Ausgewählte Helfer',
    },
    assignedAfter: (moment: string) => `Alle Eingeteilten von Schichten, die nach ${moment} enden`,
    assignedBefore: 'Alle Eingeteilten der Schicht, auch die bis zu ihrer Absage',
    status: 'Stand',
    roles: 'Aufgaben',
    noRoles: 'Die Veranstaltung hat keine Aufgaben.',
    shifts: 'Schichten',
    noShifts: 'Die Veranstaltung hat keine Schichten.',
    toChosen: (count: number) => `An ${count} ausgewählte Helfer`,
    subject: 'Betreff',
    body: 'Text der Nachricht',
    subjectHint: (title: string) => `Ohne Betreff heißen die Mails „${title}“.`,
    bodyHint:
      'Einfacher Text. Aus {first_name} wird der Name, aus {link} der Link zur eigenen Seite. Jede Mail endet mit einem Link, der Mails abschaltet.',
    unfilled: (texts: string, known: string) =>
      `Keine Mail füllt ${texts} aus. Bekannt sind ${known}; der Link nur im Text.`,
    sure: (count: number) => `Jetzt an ${count} Helfer senden?`,
    sureWithoutSubject: (count: number) => `Jetzt ohne Betreff an ${count} Helfer senden?`,
    goOn: 'Weiter schreiben',
    when: 'Wann',
    whens: { now: 'Jetzt', later: 'Zu einer Zeit', draft: 'Als Entwurf behalten' },
    at: 'Senden um',
    zone: (zone: string) => `In der Zeit von ${zone}.`,
    counting: 'Zählt…',
    reaches: (count: number) => `Sie geht an ${count} Helfer.`,
    noAddress: (count: number, names: string) =>
      count === 1
        ? `1 weiterer hat keine E-Mail-Adresse: ${names}.`
        : `${count} weitere haben keine E-Mail-Adresse: ${names}.`,
    optedOut: (count: number, names: string) =>
      count === 1
        ? `1 weiterer bekommt keine Mails: ${names}.`
        : `${count} weitere bekommen keine Mails: ${names}.`,
    leftOut: (count: number) =>
      `${count} der Ausgewählten haben keinen Zugang oder sind inaktiv und bekommen sie nicht.`,
    several: (count: number) =>
      `Eine Nachricht nennt höchstens 200 Helfer, also werden es ${count} Nachrichten.`,
    notWhole: 'Der Verein hat mehr Helfer, als hier gezählt sind.',
    send: {
      now: (count: number | null) => `An ${count ?? 'die'} Helfer senden`,
      later: (count: number | null) => `Für ${count ?? 'die'} Helfer planen`,
      draft: (_count: number | null) => 'Als Entwurf behalten',
    },
    done: {
      now: (count: number) => `Die Nachricht geht an ${count} Helfer`,
      later: (_count: number) => 'Die Nachricht ist geplant',
      draft: (_count: number) => 'Der Entwurf ist gespeichert',
    },
    partlySent: (sent: number, all: number) =>
      `${sent} von ${all} Nachrichten sind gesendet. Noch einmal senden macht mit den anderen weiter; keine geht doppelt.`,
    faults: {
      sent: 'Sie ist inzwischen gesendet, so wie sie vorher war. Kopiere deinen Text von hier für eine neue Nachricht.',
      emptyBody: 'Schreib, was die Helfer lesen sollen.',
      noTime: 'Sag, wann sie gesendet werden soll.',
      past: 'Diese Zeit ist vorbei. Wähle eine künftige.',
      noneNamed: 'Wähle mindestens eine.',
      noRecipient:
        'Kein Helfer bekäme sie. Wähle andere, oder gib ihnen erst Zugang zur Veranstaltung.',
    },
  },
  es: {
    title: 'Escribir a ayudantes',
    changeTitle: 'Cambiar el mensaje',
    to: 'Para',
    audiences: {
      ALL: 'Todos los activos con acceso al evento',
      ROLE: 'Ayudantes de algunas tareas',
      SHIFT: 'Ayudantes de algunos turnos',
      STATUS: 'Ayudantes según el estado de una asignación',
      HELPERS: 'Ayudantes elegidos',
    },
    assignedAfter: (moment: string) =>
      `Todas las personas de turnos que terminan después de: ${moment}`,
    assignedBefore: 'Todas las personas del turno, también las de antes de su cancelación',
    status: 'Estado',
    roles: 'Tareas',
    noRoles: 'El evento no tiene tareas.',
    shifts: 'Turnos',
    noShifts: 'El evento no tiene turnos.',
    toChosen: (count: number) =>
      count === 1 ? 'Para 1 ayudante elegido' : `Para ${count} ayudantes elegidos`,
    subject: 'Asunto',
    body: 'Texto',
    subjectHint: (title: string) => `Sin asunto, los correos se llaman «${title}».`,
    bodyHint:
      'Texto sencillo. {first_name} se convierte en el nombre y {link} en el enlace a la página propia. Cada correo termina con un enlace para darse de baja.',
    unfilled: (texts: string, known: string) =>
      `Ningún correo rellena ${texts}. Se conocen ${known}; el enlace, solo en el texto.`,
    sure: (count: number) =>
      count === 1 ? '¿Enviarlo ahora a 1 ayudante?' : `¿Enviarlo ahora a ${count} ayudantes?`,
    sureWithoutSubject: (count: number) =>
      count === 1
        ? '¿Enviarlo ahora a 1 ayudante sin asunto?'
        : `¿Enviarlo ahora a ${count} ayudantes sin asunto?`,
    goOn: 'Seguir escribiendo',
    when: 'Cuándo',
    whens: { now: 'Ahora', later: 'A una hora', draft: 'Guardar como borrador' },
    at: 'Enviar a las',
    zone: (zone: string) => `En la hora de ${zone}.`,
    counting: 'Contando…',
    reaches: (count: number) =>
      count === 1 ? 'Llega a 1 ayudante.' : `Llega a ${count} ayudantes.`,
    noAddress: (count: number, names: string) =>
      count === 1 ? `1 más no tiene correo: ${names}.` : `${count} más no tienen correo: ${names}.`,
    optedOut: (count: number, names: string) =>
      count === 1
        ? `1 más no recibe correos: ${names}.`
        : `${count} más no reciben correos: ${names}.`,
    leftOut: (count: number) =>
      `${count} de los elegidos no tienen acceso al evento o están inactivos, y no lo reciben.`,
    several: (count: number) =>
      `Un mensaje nombra a 200 ayudantes como máximo, así que serán ${count} mensajes.`,
    notWhole: 'El club tiene más ayudantes de los que se cuentan aquí.',
    send: {
      now: (count: number | null) =>
        count === 1 ? 'Enviar a 1 ayudante' : `Enviar a ${count ?? 'los'} ayudantes`,
      later: (count: number | null) =>
        count === 1 ? 'Programar para 1 ayudante' : `Programar para ${count ?? 'los'} ayudantes`,
      draft: (_count: number | null) => 'Guardar como borrador',
    },
    done: {
      now: (count: number) =>
        count === 1 ? 'El mensaje va a 1 ayudante' : `El mensaje va a ${count} ayudantes`,
      later: (_count: number) => 'El mensaje está programado',
      draft: (_count: number) => 'El borrador está guardado',
    },
    partlySent: (sent: number, all: number) =>
      `Se enviaron ${sent} de ${all} mensajes. Enviar de nuevo sigue con los demás; ninguno se envía dos veces.`,
    faults: {
      sent: 'Mientras tanto se envió, tal como estaba. Copia de aquí tu texto para un mensaje nuevo.',
      emptyBody: 'Escribe lo que los ayudantes van a leer.',
      noTime: 'Di cuándo hay que enviarlo.',
      past: 'Esa hora ya pasó. Elige una por venir.',
      noneNamed: 'Elige al menos uno.',
      noRecipient: 'Ningún ayudante lo recibiría. Elige a otros, o dales antes acceso al evento.',
    },
  },
})
