import type { Words } from './page-words.ts'

export const english: Words = {
  tag: 'en',
  title: 'My shifts',
  hello: (name) => `Hello ${name}`,
  none: 'You have no shifts at this event yet.',
  yes: 'Yes, I will come',
  no: 'No, I cannot come',
  cancel: 'I can no longer come…',
  reason: 'Reason (optional)',
  tellClub: 'Tell my club',
  calendar: 'Add my shifts to a calendar',
  counted: (shifts, open) => {
    const all = shifts === 1 ? 'You have one shift' : `You have ${shifts} shifts`
    if (open === 0) return `${all}.`
    return open === 1 ? `${all}. One answer is missing.` : `${all}. ${open} answers are missing.`
  },
  polls: {
    asked: (day) => `Asked on ${day}.`,
    until: (moment) => `Please answer by ${moment}.`,
    changeUntil: (moment) => `You can change your answers until ${moment}.`,
    answered: 'You have answered',
    answers: { YES: 'Yes', MAYBE: 'Maybe', NO: 'No' },
    comment: 'Anything your club should know? (optional)',
    save: 'Save my answers',
    saved: 'Your answers are saved. Your club can see them.',
    chooseOne: 'Nothing is saved yet: choose an answer for at least one line.',
    changed:
      'Nothing is saved yet: your answers were changed elsewhere meanwhile. Where yours differ, what is saved stands beside them. Check your answers and save them again.',
    stored: (answer) => `Saved at the moment: ${answer}`,
  },
  contact: (club) => `Questions? Write to ${club}:`,
  overlap: (others) => `At the same time as: ${others}.`,
  answered: {
    yes: 'Your yes is saved. Your club sees it.',
    no: 'Your no is saved. Your club sees it.',
  },
  otherEvents: 'Your other links',
  roleOf: 'Role',
  placeOf: 'Where',
  zone: (zone) => `All times are local times of ${zone}.`,
  statuses: {
    PENDING: 'Please answer',
    CONFIRMED: 'Confirmed',
    DECLINED: 'Declined',
    CANCELLED: 'Not your shift any more',
  },
  over: 'Over',
  cancelledShift: 'This shift does not take place.',
  notExpected: 'You are no longer down for this shift. If that is a mistake, ask your club.',
  declined:
    'This shift is declined. If you can come after all, ask your club: only it can offer you the shift again.',
  cancelledEvent: 'This event was cancelled.',
  leave: 'Sign out on this device',
  privacy: 'This page is for you alone. Do not pass the link on.',
  signIn: {
    title: 'Open your shifts',
    text: 'Open the link that your club sent you, or paste it here.',
    label: 'Your link',
    button: 'Open',
    bad: 'This link is not valid any more. Ask your club for a new one.',
    languages: 'Language',
    sandbox: 'In this sandbox a command prints such a link:',
  },
  mails: {
    title: 'Mails',
    on: (club) => `You receive mails from ${club}.`,
    off: (club) => `You do not receive mails from ${club}.`,
    noAddress: (club) =>
      `No mails reach you: ${club} has no e-mail address of yours. Give your club one if you want mails.`,
    stop: 'Stop these mails',
    start: 'Receive mails again',
    change: 'Change',
    back: 'My shifts',
    unknown: 'This link is not valid any more.',
    someClub: 'this club',
  },
  refused: {
    moved: 'The time of this shift has changed. Look at it again before you answer.',
    full: 'This shift is full now. Ask your club about other shifts.',
    closed: 'This shift can no longer be changed.',
    pollClosed: 'These questions can no longer be answered.',
    pollChanged: 'Your club has changed these questions. Reload the page and answer again.',
    paused: 'Your club is not active at the moment. Your link stays valid; try again later.',
    other: 'That did not work. Reload the page and try again.',
    busy: 'Too many requests. Try again in a minute.',
  },
}
