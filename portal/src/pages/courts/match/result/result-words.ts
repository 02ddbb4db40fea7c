import { defineWords } from '../../../../i18n/define-words.ts'

/** Words by which the result of a match is entered. */
export const resultWords = defineWords({
  en: {
    enter: 'Enter result…',
    correct: 'Correct result…',
    enterTitle: 'Enter the result',
    correctTitle: 'Correct the result',
    howTo: 'Games of each set, first of Blue, then of Orange.',
    keys: 'A digit leads on to the next field, arrows move, Enter records.',
    field: (team: string, set: string) => `${team}, ${set}`,
    tieBreak: 'To 10',
    tieBreakText: 'In place of a third set there is a match tie-break: type its points.',
    wins: (team: string, sets: string) => `${team} wins ${sets}`,
    notOver: (sets: string) => `The match is not over at ${sets}.`,
    faults: {
      IMPOSSIBLE: (games: string, _set: number) =>
        `No set can be ${games}: it is won at 6 games with two ahead, at 7–5 or 7–6.`,
      TIE_BREAK: (points: string, _set: number) =>
        `No match tie-break can be ${points}: it is won at 10 points or more, with two ahead.`,
      UNFINISHED: (games: string, set: number) =>
        `Set ${set} is not over at ${games}, and another one follows.`,
      AFTER_END: (_games: string, set: number) => `The match was won before set ${set}.`,
    },
    ending: 'How did it end?',
    endings: {
      TIME: 'Time ran out: no winner',
      BLUE_RETIRED: 'Blue retired: Orange wins',
      ORANGE_RETIRED: 'Orange retired: Blue wins',
    },
    record: 'Record result',
    recorded: 'The result is recorded',
    reasons: {
      empty: 'Type the games first',
      missing: 'A number is missing',
      fault: 'No match can have this set',
      unfinished: 'Say how the match ended',
      same: 'Nothing is changed yet',
      meanwhile: 'Look at what is recorded first',
    },
    recordedBy: (name: string, sets: string, time: string) =>
      `${name} recorded ${sets} meanwhile, at ${time}.`,
    changedMeanwhile: (sets: string) => `The match changed meanwhile. It is ${sets} now.`,
    notBegun: 'without a game',
    mine: 'Record mine all the same',
    otherWinner: (from: string, to: string) =>
      `So far ${from} has won this match. With this result ${to} wins instead, and partners and screens learn it again.`,
    makeWinner: (to: string) => `Make ${to} the winner`,
    backToSets: 'Back to the sets',
    noPlay: 'The match was not played? That is a walkover, without sets.',
    closedMeanwhile: 'The match changed meanwhile, and takes no result now',
    refused:
      'The match takes no result: its booking is cancelled or has another match by now, or it ended more than seven days ago.',
  },
  de: {
    enter: 'Ergebnis eintragen…',
    correct: 'Ergebnis berichtigen…',
    enterTitle: 'Ergebnis eintragen',
    correctTitle: 'Ergebnis berichtigen',
    howTo: 'Games jedes Satzes, erst von Blau, dann von Orange.',
    keys: 'Eine Ziffer führt zum nächsten Feld, Pfeile bewegen, Enter speichert.',
    field: (team: string, set: string) => `${team}, ${set}`,
    tieBreak: 'Bis 10',
    tieBreakText: 'Statt eines dritten Satzes gibt es einen Match-Tiebreak: gib seine Punkte ein.',
    wins: (team: string, sets: string) => `${team} gewinnt ${sets}`,
    notOver: (sets: string) => `Bei ${sets} ist das Spiel nicht zu Ende.`,
    faults: {
      IMPOSSIBLE: (games: string, _set: number) =>
        `Kein Satz kann ${games} stehen: Er ist mit 6 Games und zwei Vorsprung gewonnen, mit 7–5 oder 7–6.`,
      TIE_BREAK: (points: string, _set: number) =>
        `Kein Match-Tiebreak kann ${points} stehen: Er ist ab 10 Punkten mit zwei Vorsprung gewonnen.`,
      UNFINISHED: (games: string, set: number) =>
        `Satz ${set} ist bei ${games} nicht zu Ende, und es folgt ein weiterer.`,
      AFTER_END: (_games: string, set: number) => `Das Spiel war vor Satz ${set} gewonnen.`,
    },
    ending: 'Wie endete es?',
    endings: {
      TIME: 'Die Zeit lief ab: kein Sieger',
      BLUE_RETIRED: 'Blau gab auf: Orange gewinnt',
      ORANGE_RETIRED: 'Orange gab auf: Blau gewinnt',
    },
    record: 'Ergebnis speichern',
    recorded: 'Das Ergebnis ist gespeichert',
    reasons: {
      empty: 'Erst die Games eingeben',
      missing: 'Eine Zahl fehlt',
      fault: 'Kein Spiel kann diesen Satz haben',
      unfinished: 'Sag, wie das Spiel endete',
      same: 'Noch nichts geändert',
      meanwhile: 'Erst ansehen, was gespeichert ist',
    },
    recordedBy: (name: string, sets: string, time: string) =>
      `${name} hat inzwischen ${sets} gespeichert, um ${time}.`,
    changedMeanwhile: (sets: string) =>
      `Das Spiel hat sich inzwischen geändert. Es steht jetzt ${sets}.`,
    notBegun: 'ohne ein Game',
    mine: 'Trotzdem meines speichern',
    otherWinner: (from: string, to: string) =>
      `Bisher hat ${from} dieses Spiel gewonnen. Mit diesem Ergebnis gewinnt stattdessen ${to}, und Partner und Anzeigen erfahren es neu.`,
    makeWinner: (to: string) => `${to} zum Sieger machen`,
    backToSets: 'Zurück zu den Sätzen',
    noPlay: 'Das Spiel fand nicht statt? Das ist eine kampflose Wertung, ohne Sätze.',
    closedMeanwhile: 'Das Spiel hat sich inzwischen geändert und nimmt kein Ergebnis mehr an',
    refused:
      'Das Spiel nimmt kein Ergebnis an: Seine Buchung ist storniert oder hat inzwischen ein anderes Spiel, oder es endete vor mehr als sieben Tagen.',
  },
  es: {
    enter: 'Anotar resultado…',
    correct: 'Corregir resultado…',
    enterTitle: 'Anotar el resultado',
    correctTitle: 'Corregir el resultado',
    howTo: 'Juegos de cada set, primero los de Azul, después los de Naranja.',
    keys: 'Una cifra lleva al campo siguiente, las flechas mueven, Enter guarda.',
    field: (team: string, set: string) => `${team}, ${set}`,
    tieBreak: 'A 10',
    tieBreakText: 'En lugar del tercer set hay un súper desempate: escribe sus puntos.',
    wins: (team: string, sets: string) => `Gana ${team}: ${sets}`,
    notOver: (sets: string) => `Con ${sets} el partido no ha terminado.`,
    faults: {
      IMPOSSIBLE: (games: string, _set: number) =>
        `Ningún set puede quedar ${games}: se gana con 6 juegos y dos de ventaja, con 7–5 o con 7–6.`,
      TIE_BREAK: (points: string, _set: number) =>
        `Ningún súper desempate puede quedar ${points}: se gana desde 10 puntos con dos de ventaja.`,
      UNFINISHED: (games: string, set: number) =>
        `El set ${set} no ha terminado con ${games}, y le sigue otro.`,
      AFTER_END: (_games: string, set: number) => `El partido estaba ganado antes del set ${set}.`,
    },
    ending: '¿Cómo terminó?',
    endings: {
      TIME: 'Se acabó el tiempo: sin ganador',
      BLUE_RETIRED: 'Azul se retiró: gana Naranja',
      ORANGE_RETIRED: 'Naranja se retiró: gana Azul',
    },
    record: 'Guardar resultado',
    recorded: 'El resultado está guardado',
    reasons: {
      empty: 'Escribe antes los juegos',
      missing: 'Falta un número',
      fault: 'Ningún partido puede tener este set',
      unfinished: 'Di cómo terminó el partido',
      same: 'Todavía no has cambiado nada',
      meanwhile: 'Mira antes lo que está guardado',
    },
    recordedBy: (name: string, sets: string, time: string) =>
      `Mientras tanto ${name} ha guardado ${sets}, a las ${time}.`,
    changedMeanwhile: (sets: string) => `Mientras tanto ha cambiado el partido. Ahora van ${sets}.`,
    notBegun: 'sin ningún juego',
    mine: 'Guardar el mío de todos modos',
    otherWinner: (from: string, to: string) =>
      `Hasta ahora el ganador de este partido es ${from}. Con este resultado gana ${to}, y los socios de integración y las pantallas lo reciben de nuevo.`,
    makeWinner: (to: string) => `Dar el partido a ${to}`,
    backToSets: 'Volver a los sets',
    noPlay: '¿El partido no se jugó? Entonces es una incomparecencia, sin sets.',
    closedMeanwhile: 'El partido ha cambiado mientras tanto y ya no admite resultado',
    refused:
      'El partido no admite resultado: su reserva está cancelada o tiene ya otro partido, o terminó hace más de siete días.',
  },
})
