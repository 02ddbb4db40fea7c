import { defineWords } from '../../../i18n/define-words.ts'

export const consentWords = defineWords({
  en: {
    title: 'Allow an application',
    question: (application: string) => `Allow ${application} to work with your club?`,
    questionOf: (application: string, club: string) => `Allow ${application} to work with ${club}?`,
    youAre: (name: string) => `You are signed in as ${name}.`,
    another: 'Another account?',
    asks: 'What it asks for',
    club: 'Club',
    see: 'See',
    change: 'Change',
    personal: 'Personal data',
    namesOff:
      'Reading names is not ticked: tick it only if your players expect this application to know them.',
    source: 'A source is one of its calendars, with the bookings that it brings.',
    product: 'Clubgate',
    initials: 'CG',
    productText: 'Here your club decides which programs may work with its data.',
    home: 'To the portal',
    until: 'Allowed until',
    untilRevoked: 'I revoke it',
    untilYear: 'One year from now',
    afterwards: 'Then you go to',
    publisher: 'Publisher',
    deny: 'Do not allow',
    allow: (chosen: number, all: number) =>
      chosen === all
        ? `Allow ${all === 1 ? 'this' : `all ${all}`}`
        : `Allow the ${chosen} chosen of ${all}`,
    chooseOne: 'Choose at least one',
    later: 'You can revoke this at any time under Integrations.',
    leaving: (host: string) => `You are being brought to ${host}…`,
    wrongTitle: 'This request cannot be answered',
    wrongText: 'Nothing was allowed. Tell the people who run the application what stands here.',
    faults: {
      client: 'The address names no application (client_id).',
      redirect:
        'The address to return to (redirect_uri) is not one that the application registered.',
      challenge: 'The request has no valid code_challenge of the method S256.',
      nonce: 'The request has no nonce of 1 to 200 characters.',
      scope: 'The request asks for something that the application has not registered (scope).',
    },
    notOwnerTitle: 'Only an owner can allow this',
    notOwner: 'You own no club here. Ask an owner of your club to open the same link.',
    unknown: 'There is no such application, or your roles do not show it to you.',
  },
  de: {
    title: 'Eine Anwendung erlauben',
    question: (application: string) => `Darf ${application} mit deinem Verein arbeiten?`,
    questionOf: (application: string, club: string) => `Darf ${application} mit ${club} arbeiten?`,
    youAre: (name: string) => `Du bist als ${name} angemeldet.`,
    another: 'Jemand anders?',
    asks: 'Worum sie bittet',
    club: 'Verein',
    see: 'Sehen',
    change: 'Ändern',
    personal: 'Persönliche Daten',
    namesOff:
      'Namen lesen ist nicht angekreuzt: Erlaube es nur, wenn eure Spieler damit rechnen, dass diese Anwendung sie kennt.',
    source: 'Eine Quelle ist einer ihrer Kalender mit den Buchungen, die sie bringt.',
    product: 'Clubgate',
    initials: 'CG',
    productText: 'Hier entscheidet dein Verein, welche Programme mit seinen Daten arbeiten.',
    home: 'Zum Portal',
    until: 'Erlaubt bis',
    untilRevoked: 'ich es widerrufe',
    untilYear: 'heute in einem Jahr',
    afterwards: 'Danach geht es zu',
    publisher: 'Anbieter',
    deny: 'Nicht erlauben',
    allow: (chosen: number, all: number) =>
      chosen === all
        ? all === 1
          ? 'Das erlauben'
          : `Alle ${all} erlauben`
        : `Die ${chosen} gewählten von ${all} erlauben`,
    chooseOne: 'Wähle mindestens eine',
    later: 'Unter Integrationen lässt sich das jederzeit widerrufen.',
    leaving: (host: string) => `Es geht weiter zu ${host}…`,
    wrongTitle: 'Diese Anfrage lässt sich nicht beantworten',
    wrongText: 'Nichts wurde erlaubt. Sag denen, die die Anwendung betreiben, was hier steht.',
    faults: {
      client: 'Die Adresse nennt keine Anwendung (client_id).',
      redirect:
        'Die Adresse für den Rückweg (redirect_uri) ist keine, die die Anwendung angemeldet hat.',
      challenge: 'Die Anfrage hat keine gültige code_challenge nach dem Verfahren S256.',
      nonce: 'Die Anfrage hat keine nonce von 1 bis 200 Zeichen.',
      scope: 'Die Anfrage bittet um etwas, das die Anwendung nicht angemeldet hat (scope).',
    },
    notOwnerTitle: 'Das kann nur die Vereinsleitung erlauben',
    notOwner:
      'Du hast diese Rolle hier in keinem Verein. Bitte die Vereinsleitung, denselben Link zu öffnen.',
    unknown: 'Diese Anwendung gibt es nicht, oder deine Rollen zeigen sie dir nicht.',
  },
  es: {
    title: 'Permitir una aplicación',
    question: (application: string) => `¿Permitir que ${application} trabaje con tu club?`,
    questionOf: (application: string, club: string) =>
      `¿Permitir que ${application} trabaje con ${club}?`,
    youAre: (name: string) => `Has entrado como ${name}.`,
    another: '¿Otra persona?',
    asks: 'Lo que pide',
    club: 'Club',
    see: 'Ver',
    change: 'Cambiar',
    personal: 'Datos personales',
    namesOff:
      'Leer nombres no está marcado: márcalo solo si tus jugadores cuentan con que esta aplicación los conozca.',
    source: 'Una fuente es uno de sus calendarios, con las reservas que trae.',
    product: 'Clubgate',
    initials: 'CG',
    productText: 'Aquí decide tu club qué programas pueden trabajar con sus datos.',
    home: 'Al portal',
    until: 'Permitido hasta',
    untilRevoked: 'que yo la revoque',
    untilYear: 'dentro de un año',
    afterwards: 'Después vas a',
    publisher: 'Proveedor',
    deny: 'No permitir',
    allow: (chosen: number, all: number) =>
      chosen === all
        ? all === 1
          ? 'Permitirlo'
          : `Permitir los ${all}`
        : `Permitir los ${chosen} elegidos de ${all}`,
    chooseOne: 'Elige al menos uno',
    later: 'Puedes revocarlo en cualquier momento en Integraciones.',
    leaving: (host: string) => `Vas a ${host}…`,
    wrongTitle: 'Esta petición no se puede responder',
    wrongText: 'No se ha permitido nada. Di a quienes llevan la aplicación lo que pone aquí.',
    faults: {
      client: 'La dirección no nombra ninguna aplicación (client_id).',
      redirect:
        'La dirección de vuelta (redirect_uri) no es una de las que la aplicación registró.',
      challenge: 'La petición no tiene un code_challenge válido del método S256.',
      nonce: 'La petición no tiene un nonce de 1 a 200 caracteres.',
      scope: 'La petición pide algo que la aplicación no ha registrado (scope).',
    },
    notOwnerTitle: 'Solo un titular puede permitirlo',
    notOwner:
      'No eres titular de ningún club aquí. Pide a un titular de tu club que abra el mismo enlace.',
    unknown: 'No existe esa aplicación, o tus roles no te la muestran.',
  },
})
