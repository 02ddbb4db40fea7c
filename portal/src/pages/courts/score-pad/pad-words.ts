import { defineWords } from '../../../i18n/define-words.ts'

export const padWords = defineWords({
  en: {
    title: (court: string) => `Score pad, ${court}`,
    pairTitle: 'Pair this score pad',
    pairText:
      'Ask the front desk for a code of ten letters and digits (Screens and pads, Pair a score pad). It works once, for ten minutes.',
    padEnded:
      'This pad was switched off by the front desk, or paired anew elsewhere. Points that were not sent are kept here, and sent once it is paired with this court again.',
    sessionEndedText:
      'Your session has ended. Points that were not sent are kept here, and sent once you have signed in again.',
    noCode: 'Without a code this page does nothing: it is for the tablets at the courts.',
    code: 'Code',
    pair: 'Pair',
    codeMissing: 'Type the code of ten letters and digits.',
    pairRefused:
      'This code is not known, was used, or has expired. Check what you typed, or ask the front desk for a new one.',
    pointTo: (team: string) => `Point for ${team}`,
    last: (change: string) => `Last: ${change}`,
    noPoint: 'No point yet',
    back: 'Take the last point back',
    pause: 'Pause',
    resume: 'Go on with the match',
    start: 'Start the match',
    begins: (time: string, day: string | null) =>
      day ? `The match begins on ${day} at ${time}.` : `The match begins at ${time}.`,
    wasDue: (time: string, day: string | null) =>
      day ? `The match was due on ${day} at ${time}.` : `The match was due at ${time}.`,
    agree:
      'Agree on who is Blue and who is Orange; that is not entered here. Then start the match.',
    teamSetup: 'Before the match',
    backToMatch: 'Back to the match',
    backToPortal: 'Back to the portal',
    leaving:
      'Points are not sent yet. They are kept here, and sent when this pad is opened again within a day. Leave this page?',
    held: {
      other: (count: number) =>
        count === 1
          ? 'One point of another match was not sent. It is not counted in this one.'
          : `${count} points of another match were not sent. They are not counted in this one.`,
      old: (count: number) =>
        count === 1
          ? 'One point is older than a day and was not sent.'
          : `${count} points are older than a day and were not sent.`,
    },
    notSent: (count: number) => `${count} not sent`,
    noMatch: 'No match now',
    nextAt: (time: string, day: string | null) =>
      day ? `The next one begins on ${day} at ${time}.` : `The next one begins at ${time}.`,
    nothingNext: 'No match is planned on this court.',
    isOver: 'The match is over',
    chooseSide: 'Where do the receivers take the point?',
    sides: { LEFT: 'Left', RIGHT: 'Right' },
    waits: 'The points that are not sent yet come first',
    kept: (count: number) =>
      count === 1 ? 'One point is kept here and not sent yet' : `${count} points are not sent yet`,
    refusedTitles: {
      changed: 'The score was changed elsewhere.',
      paused: 'The match was paused elsewhere.',
      over: 'The match is over.',
      other: 'That was refused.',
    },
    resumeToCount: 'Go on with the match, then count from here.',
    refusedText: (standing: string, count: number) =>
      count === 1
        ? `It is ${standing} now. The point that you tapped is not counted.`
        : `It is ${standing} now. The ${count} points that you tapped are not counted.`,
    countAnyway: 'Count from here',
    drop: 'Leave it as it is',
  },
  de: {
    title: (court: string) => `Zählgerät, ${court}`,
    pairTitle: 'Dieses Zählgerät koppeln',
    pairText:
      'Frag am Empfang nach einem Code aus zehn Buchstaben und Ziffern (Anzeigen und Zählgeräte, Zählgerät koppeln). Er gilt einmal, zehn Minuten lang.',
    padEnded:
      'Der Empfang hat dieses Zählgerät abgeschaltet oder anderswo neu gekoppelt. Nicht gesendete Punkte bleiben hier und gehen ab, sobald es wieder mit diesem Platz gekoppelt ist.',
    sessionEndedText:
      'Deine Sitzung ist zu Ende. Nicht gesendete Punkte bleiben hier und gehen ab, sobald du wieder angemeldet bist.',
    noCode: 'Ohne Code tut diese Seite nichts: sie ist für die Tablets an den Plätzen.',
    code: 'Code des Zählgeräts',
    pair: 'Koppeln',
    codeMissing: 'Gib den Code aus zehn Buchstaben und Ziffern ein.',
    pairRefused:
      'Dieser Code ist nicht bekannt, wurde benutzt oder ist abgelaufen. Prüfe die Eingabe, oder frag am Empfang nach einem neuen.',
    pointTo: (team: string) => `Punkt für ${team}`,
    last: (change: string) => `Zuletzt: ${change}`,
    noPoint: 'Noch kein Punkt',
    back: 'Letzten Punkt zurücknehmen',
    pause: 'Unterbrechen',
    resume: 'Spiel fortsetzen',
    start: 'Spiel beginnen',
    begins: (time: string, day: string | null) =>
      day ? `Das Spiel beginnt am ${day} um ${time}.` : `Das Spiel beginnt um ${time}.`,
    wasDue: (time: string, day: string | null) =>
      day
        ? `Das Spiel war für ${day} um ${time} angesetzt.`
        : `Das Spiel war für ${time} angesetzt.`,
    agree:
      'Sprecht ab, wer Blau und wer Orange ist; das wird hier nicht eingegeben. Dann das Spiel beginnen.',
    teamSetup: 'Vor dem Spiel',
    backToMatch: 'Zurück zum Spiel',
    backToPortal: 'Zurück zum Portal',
    leaving:
      'Punkte sind noch nicht gesendet. Sie bleiben hier gemerkt und werden gesendet, wenn diese Seite binnen eines Tages wieder offen ist. Seite verlassen?',
    held: {
      other: (count: number) =>
        count === 1
          ? 'Ein Punkt eines anderen Spiels wurde nicht gesendet. In diesem zählt er nicht.'
          : `${count} Punkte eines anderen Spiels wurden nicht gesendet. In diesem zählen sie nicht.`,
      old: (count: number) =>
        count === 1
          ? 'Ein Punkt ist älter als ein Tag und wurde nicht gesendet.'
          : `${count} Punkte sind älter als ein Tag und wurden nicht gesendet.`,
    },
    notSent: (count: number) => `${count} nicht gesendet`,
    noMatch: 'Gerade kein Spiel',
    nextAt: (time: string, day: string | null) =>
      day ? `Das nächste beginnt am ${day} um ${time}.` : `Das nächste beginnt um ${time}.`,
    nothingNext: 'Auf diesem Platz ist kein Spiel geplant.',
    isOver: 'Das Spiel ist zu Ende',
    chooseSide: 'Wo nehmen die Rückschläger den Punkt an?',
    sides: { LEFT: 'Links', RIGHT: 'Rechts' },
    waits: 'Erst werden die noch nicht gesendeten Punkte gezählt',
    kept: (count: number) =>
      count === 1
        ? 'Ein Punkt ist hier gemerkt und noch nicht gesendet'
        : `${count} Punkte sind noch nicht gesendet`,
    refusedTitles: {
      changed: 'Der Spielstand wurde anderswo geändert.',
      paused: 'Das Spiel wurde anderswo unterbrochen.',
      over: 'Das Spiel ist zu Ende.',
      other: 'Das wurde abgelehnt.',
    },
    resumeToCount: 'Setzt das Spiel fort, dann von hier weiterzählen.',
    refusedText: (standing: string, count: number) =>
      count === 1
        ? `Es steht jetzt ${standing}. Der getippte Punkt zählt nicht.`
        : `Es steht jetzt ${standing}. Die ${count} getippten Punkte zählen nicht.`,
    countAnyway: 'Von hier weiterzählen',
    drop: 'So lassen',
  },
  es: {
    title: (court: string) => `Marcador táctil, ${court}`,
    pairTitle: 'Vincular este marcador',
    pairText:
      'Pide en recepción un código de diez letras y cifras (Pantallas y marcadores, Vincular marcador). Vale una vez, diez minutos.',
    padEnded:
      'La recepción ha apagado este marcador o lo ha vinculado en otro sitio. Los puntos sin enviar se guardan aquí y se envían cuando vuelva a vincularse con esta pista.',
    sessionEndedText: 'Los puntos sin enviar se guardan aquí y se envían cuando vuelvas a entrar.',
    noCode: 'Sin código esta página no hace nada: es para las tabletas de las pistas.',
    code: 'Código',
    pair: 'Vincular',
    codeMissing: 'Escribe el código de diez letras y cifras.',
    pairRefused:
      'Este código no se conoce, ya se usó o ha caducado. Comprueba lo que has escrito o pide otro en recepción.',
    pointTo: (team: string) => `Punto para ${team}`,
    last: (change: string) => `Último: ${change}`,
    noPoint: 'Todavía ningún punto',
    back: 'Quitar el último punto',
    pause: 'Pausar',
    resume: 'Seguir con el partido',
    start: 'Empezar el partido',
    begins: (time: string, day: string | null) =>
      day ? `El partido empieza el ${day} a las ${time}.` : `El partido empieza a las ${time}.`,
    wasDue: (time: string, day: string | null) =>
      day
        ? `El partido estaba previsto para el ${day} a las ${time}.`
        : `El partido estaba previsto para las ${time}.`,
    agree:
      'Acordad quién es Azul y quién Naranja; eso no se anota aquí. Después, empezad el partido.',
    teamSetup: 'Antes del partido',
    backToMatch: 'Volver al partido',
    backToPortal: 'Volver al portal',
    leaving:
      'Hay puntos sin enviar. Se guardan aquí y se envían si esta página se abre otra vez antes de un día. ¿Salir de esta página?',
    held: {
      other: (count: number) =>
        count === 1
          ? 'Un punto de otro partido no se envió. En este no cuenta.'
          : `${count} puntos de otro partido no se enviaron. En este no cuentan.`,
      old: (count: number) =>
        count === 1
          ? 'Un punto tiene más de un día y no se envió.'
          : `${count} puntos tienen más de un día y no se enviaron.`,
    },
    notSent: (count: number) => `${count} sin enviar`,
    noMatch: 'Ahora no hay partido',
    nextAt: (time: string, day: string | null) =>
      day ? `El siguiente empieza el ${day} a las ${time}.` : `El siguiente empieza a las ${time}.`,
    nothingNext: 'No hay ningún partido previsto en esta pista.',
    isOver: 'El partido ha terminado',
    chooseSide: '¿Dónde reciben el punto?',
    sides: { LEFT: 'Izquierda', RIGHT: 'Derecha' },
    waits: 'Antes se envían los puntos pendientes',
    kept: (count: number) =>
      count === 1
        ? 'Un punto guardado aquí, todavía sin enviar'
        : `${count} puntos todavía sin enviar`,
    refusedTitles: {
      changed: 'El marcador se ha cambiado en otro sitio.',
      paused: 'El partido se ha pausado en otro sitio.',
      over: 'El partido ha terminado.',
      other: 'Se ha rechazado.',
    },
    resumeToCount: 'Seguid con el partido y después contad desde aquí.',
    refusedText: (standing: string, count: number) =>
      count === 1
        ? `Ahora va ${standing}. El punto que marcaste no cuenta.`
        : `Ahora va ${standing}. Los ${count} puntos que marcaste no cuentan.`,
    countAnyway: 'Contar desde aquí',
    drop: 'Dejarlo así',
  },
})
