import type { Words } from './page-words.ts'

export const german: Words = {
  tag: 'de',
  title: 'Meine Schichten',
  hello: (name) => `Hallo ${name}`,
  none: 'Sie haben bei dieser Veranstaltung noch keine Schichten.',
  yes: 'Ja, ich komme',
  no: 'Nein, ich kann nicht',
  cancel: 'Ich kann doch nicht kommen…',
  reason: 'Grund (freiwillig)',
  tellClub: 'Dem Verein mitteilen',
  calendar: 'Meine Schichten in einen Kalender übernehmen',
  counted: (shifts, open) => {
    const all = shifts === 1 ? 'Sie haben eine Schicht' : `Sie haben ${shifts} Schichten`
    if (open === 0) return `${all}.`
    return open === 1
      ? `${all}. Eine Antwort fehlt noch.`
      : `${all}. ${open} Antworten fehlen noch.`
  },
  polls: {
    asked: (day) => `Gefragt am ${day}.`,
    until: (moment) => `Bitte antworten Sie bis ${moment}.`,
    changeUntil: (moment) => `Sie können Ihre Antworten bis ${moment} ändern.`,
    answered: 'Beantwortet',
    answers: { YES: 'Ja', MAYBE: 'Vielleicht', NO: 'Nein' },
    comment: 'Was sollte Ihr Verein noch wissen? (freiwillig)',
    save: 'Antworten speichern',
    saved: 'Ihre Antworten sind gespeichert. Ihr Verein kann sie sehen.',
    chooseOne: 'Noch nichts gespeichert: Wählen Sie in mindestens einer Zeile eine Antwort.',
    changed:
      'Noch nichts gespeichert: Ihre Antworten wurden inzwischen an anderer Stelle geändert. Wo Ihre abweichen, steht daneben, was gespeichert ist. Prüfen Sie Ihre Antworten und speichern Sie noch einmal.',
    stored: (answer) => `Zurzeit gespeichert: ${answer}`,
  },
  contact: (club) => `Fragen? Schreiben Sie an ${club}:`,
  overlap: (others) => `Gleichzeitig mit: ${others}.`,
  answered: {
    yes: 'Ihre Zusage ist gespeichert. Ihr Verein sieht sie.',
    no: 'Ihre Absage ist gespeichert. Ihr Verein sieht sie.',
  },
  otherEvents: 'Ihre anderen Links',
  roleOf: 'Aufgabe',
  placeOf: 'Ort',
  zone: (zone) => `Alle Zeiten sind Ortszeiten von ${zone}.`,
  statuses: {
    PENDING: 'Bitte antworten',
    CONFIRMED: 'Bestätigt',
    DECLINED: 'Abgelehnt',
    CANCELLED: 'Nicht mehr Ihre Schicht',
  },
  over: 'Vorbei',
  cancelledShift: 'Diese Schicht findet nicht statt.',
  notExpected:
    'Sie sind für diese Schicht nicht mehr eingeteilt. Falls das ein Irrtum ist, fragen Sie bitte Ihren Verein.',
  declined:
    'Diese Schicht ist abgelehnt. Falls Sie doch kommen können, fragen Sie Ihren Verein: Nur er kann Ihnen die Schicht wieder anbieten.',
  cancelledEvent: 'Diese Veranstaltung wurde abgesagt.',
  leave: 'Auf diesem Gerät abmelden',
  privacy: 'Diese Seite ist nur für Sie. Geben Sie den Link nicht weiter.',
  signIn: {
    title: 'Schichten öffnen',
    text: 'Öffnen Sie den Link, den Ihr Verein geschickt hat, oder fügen Sie ihn hier ein.',
    label: 'Ihr Link',
    button: 'Öffnen',
    bad: 'Dieser Link gilt nicht mehr. Bitten Sie Ihren Verein um einen neuen.',
    languages: 'Sprache',
    sandbox: 'In dieser Sandbox gibt ein Befehl so einen Link aus:',
  },
  mails: {
    title: 'Mails',
    on: (club) => `Sie erhalten Mails von ${club}.`,
    off: (club) => `Sie erhalten keine Mails von ${club}.`,
    noAddress: (club) =>
      `Sie erhalten keine Mails: Bei ${club} ist keine E-Mail-Adresse von Ihnen eingetragen. Geben Sie Ihrem Verein eine, falls Sie Mails möchten.`,
    stop: 'Keine Mails mehr erhalten',
    start: 'Wieder Mails erhalten',
    change: 'Ändern',
    back: 'Meine Schichten',
    unknown: 'Dieser Link gilt nicht mehr.',
    someClub: 'diesem Verein',
  },
  refused: {
    moved:
      'Die Zeit dieser Schicht hat sich geändert. Sehen Sie sie sich noch einmal an, bevor Sie antworten.',
    full: 'Diese Schicht ist inzwischen voll. Ihr Verein kennt andere.',
    closed: 'Diese Schicht kann nicht mehr geändert werden.',
    pollClosed: 'Diese Umfrage ist geschlossen.',
    pollChanged:
      'Ihr Verein hat die Umfrage geändert. Laden Sie die Seite neu und antworten Sie noch einmal.',
    paused: 'Ihr Verein ist zurzeit nicht aktiv. Ihr Link bleibt gültig; versuchen Sie es später.',
    other: 'Das hat nicht geklappt. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    busy: 'Zu viele Anfragen. Versuchen Sie es in einer Minute noch einmal.',
  },
}
