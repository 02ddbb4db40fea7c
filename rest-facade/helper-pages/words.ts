/** The words of the helpers' pages in one language. */
export interface Words {
  tag: string
  title: string
  hello(name: string): string
  none: string
  yes: string
  no: string
  cancel: string
  reason: string
  roleOf: string
  zone(zone: string): string
  statuses: Readonly<Record<'PENDING' | 'CONFIRMED' | 'DECLINED' | 'CANCELLED', string>>
  cancelledShift: string
  cancelledEvent: string
  leave: string
  privacy: string
  signIn: { title: string; text: string; label: string; button: string; bad: string }
  mails: {
    title: string
    on(club: string): string
    off(club: string): string
    stop: string
    start: string
    unknown: string
    someClub: string
  }
  refused: { full: string; closed: string; paused: string; other: string; busy: string }
}

const EN: Words = {
  tag: 'en',
  title: 'My shifts',
  hello: (name) => `Hello ${name}`,
  none: 'You have no shifts at this event yet.',
  yes: 'Yes, I will come',
  no: 'No, I cannot come',
  cancel: 'Cancel my shift',
  reason: 'Reason (optional)',
  roleOf: 'Role',
  zone: (zone) => `All times are local times of ${zone}.`,
  statuses: {
    PENDING: 'Please answer',
    CONFIRMED: 'You said yes',
    DECLINED: 'You said no',
    CANCELLED: 'Cancelled',
  },
  cancelledShift: 'This shift does not take place.',
  cancelledEvent: 'This event was cancelled.',
  leave: 'Sign out on this device',
  privacy: 'This page is for you alone. Do not pass the link on.',
  signIn: {
    title: 'Open your shifts',
    text: 'Open the link that your club sent you, or paste it here.',
    label: 'Your link',
    button: 'Open',
    bad: 'This link is not valid any more. Ask your club for a new one.',
  },
  mails: {
    title: 'Mails',
    on: (club) => `You receive mails from ${club}.`,
    off: (club) => `You do not receive mails from ${club}.`,
    stop: 'Stop these mails',
    start: 'Receive mails again',
    unknown: 'This link is not valid any more.',
    someClub: 'this club',
  },
  refused: {
    full: 'This shift is full now. Ask your club about other shifts.',
    closed: 'This shift can no longer be changed.',
    paused: 'Your club is not active at the moment. Your link stays valid; try again later.',
    other: 'That did not work. Reload the page and try again.',
    busy: 'Too many requests. Try again in a minute.',
  },
}

const DE: Words = {
  tag: 'de',
  title: 'Meine Schichten',
  hello: (name) => `Hallo ${name}`,
  none: 'Sie haben bei dieser Veranstaltung noch keine Schichten.',
  yes: 'Ja, ich komme',
  no: 'Nein, ich kann nicht',
  cancel: 'Schicht absagen',
  reason: 'Grund (freiwillig)',
  roleOf: 'Aufgabe',
  zone: (zone) => `Alle Zeiten sind Ortszeiten von ${zone}.`,
  statuses: {
    PENDING: 'Bitte antworten',
    CONFIRMED: 'Zugesagt',
    DECLINED: 'Abgelehnt',
    CANCELLED: 'Abgesagt',
  },
  cancelledShift: 'Diese Schicht findet nicht statt.',
  cancelledEvent: 'Diese Veranstaltung wurde abgesagt.',
  leave: 'Auf diesem Gerät abmelden',
  privacy: 'Diese Seite ist nur für Sie. Geben Sie den Link nicht weiter.',
  signIn: {
    title: 'Schichten öffnen',
    text: 'Öffnen Sie den Link, den Ihr Verein geschickt hat, oder fügen Sie ihn hier ein.',
    label: 'Ihr Link',
    button: 'Öffnen',
    bad: 'Dieser Link gilt nicht mehr. Bitten Sie Ihren Verein um einen neuen.',
  },
  mails: {
    title: 'Mails',
    on: (club) => `Sie erhalten Mails von ${club}.`,
    off: (club) => `Sie erhalten keine Mails von ${club}.`,
    stop: 'Keine Mails mehr erhalten',
    start: 'Wieder Mails erhalten',
    unknown: 'Dieser Link gilt nicht mehr.',
    someClub: 'diesem Verein',
  },
  refused: {
    full: 'Diese Schicht ist inzwischen voll. Ihr Verein kennt andere.',
    closed: 'Diese Schicht kann nicht mehr geändert werden.',
    paused: 'Ihr Verein ist zurzeit nicht aktiv. Ihr Link bleibt gültig; versuchen Sie es später.',
    other: 'Das hat nicht geklappt. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    busy: 'Zu viele Anfragen. Versuchen Sie es in einer Minute noch einmal.',
  },
}

const ES: Words = {
  tag: 'es',
  title: 'Mis turnos',
  hello: (name) => `Hola, ${name}`,
  none: 'Todavía no tiene turnos en este evento.',
  yes: 'Sí, voy',
  no: 'No, no puedo ir',
  cancel: 'Cancelar mi turno',
  reason: 'Motivo (opcional)',
  roleOf: 'Tarea',
  zone: (zone) => `Todas las horas son locales de ${zone}.`,
  statuses: {
    PENDING: 'Falta su respuesta',
    CONFIRMED: 'Confirmado',
    DECLINED: 'Rechazado',
    CANCELLED: 'Cancelado',
  },
  cancelledShift: 'Este turno no se realizará.',
  cancelledEvent: 'Este evento se ha cancelado.',
  leave: 'Cerrar sesión en este dispositivo',
  privacy: 'Esta página es solo para usted. No comparta el enlace.',
  signIn: {
    title: 'Abrir sus turnos',
    text: 'Abra el enlace que le ha enviado su club o péguelo aquí.',
    label: 'Su enlace',
    button: 'Abrir',
    bad: 'Este enlace ya no es válido. Pida uno nuevo a su club.',
  },
  mails: {
    title: 'Correos',
    on: (club) => `Recibe correos de ${club}.`,
    off: (club) => `No recibe correos de ${club}.`,
    stop: 'No recibir más correos',
    start: 'Volver a recibir correos',
    unknown: 'Este enlace ya no es válido.',
    someClub: 'este club',
  },
  refused: {
    full: 'Este turno ya está completo. Su club puede ofrecerle otros.',
    closed: 'Este turno ya no se puede cambiar.',
    paused: 'Su club no está activo por ahora. Su enlace sigue siendo válido; inténtelo más tarde.',
    other: 'No ha funcionado. Recargue la página e inténtelo de nuevo.',
    busy: 'Demasiadas solicitudes. Inténtelo dentro de un minuto.',
  },
}

const LANGUAGES: ReadonlyMap<string, Words> = new Map(
  [EN, DE, ES].map((words) => [words.tag, words]),
)

/** Words in the language of the tag (any region), else in the first supported language of the header. */
export function pageWordsOf(tag: string | null, acceptLanguage: string | undefined): Words {
  const tags = [tag ?? '', ...(acceptLanguage ?? '').slice(0, MAX_HEADER).split(',')]
  for (const one of tags) {
    const words = LANGUAGES.get(one.trim().split(/[-;]/, 1)[0]?.toLowerCase() ?? '')
    if (words !== undefined) return words
  }
  return EN
}

const MAX_HEADER = 200
