/** Texts that make a reader of their grammar go back, repeat itself or grow what it reads. */
export const WORST_TEXTS: Readonly<Record<string, (length: number) => string>> = {
  'leap seconds': repeated('T00:00:60'),
  'a date-time and leap seconds': (length) =>
    `2026-07-01T00:00:60Z${repeated('T00:00:60')(length)}`,
  'a date-time behind its fraction': (length) => `2026-07-01T00:00:00.${'0'.repeat(length)}Z`,
  days: repeated('2026-07-01'),
  digits: repeated('9'),
  'a number and spaces': (length) => `1${' '.repeat(length)}x`,
  'spaces around a letter': (length) => `${' '.repeat(length / 2)}a${' '.repeat(length / 2)}`,
  'words with spaces': repeated('a  \t'),
  'line breaks': repeated('\r\n'),
  'pairs of coordinates': repeated('1.5 , '),
  'subtags of a language': (length) => `de${repeated('-abcdefgh')(length)}`,
  'private subtags of a language': (length) => `de-x${repeated('-a')(length)}`,
  'addresses of mail': repeated('a@'),
  'labels of a host': (length) => `https://${repeated('a.')(length)}`,
  'brackets of a host': (length) => `https://[${repeated(':')(length)}`,
  'steps up in an address': (length) => `https://a.example/${repeated('../a/')(length)}`,
  'escaped characters of an address': (length) => `https://a.example/${repeated('%2e')(length)}`,
  ids: repeated('01900000-0000-7000-8000-000000000000'),
  'names joined by dots': repeated('a.'),
  'open brackets': repeated('[{"a":'),
  'backslashes and quotes': repeated('\\"'),
  'text of base64': repeated('QUJD'),
  'characters of two units': repeated('🎾'),
  'halves of characters': repeated('\ud800'),
  'letters that grow in lower case': repeated('İ'),
  'characters that grow when they are composed anew': repeated('ﷺ'),
  marks: repeated('a\u0315\u0300'),
  'control characters': repeated('\u0000\u0007'),
}

function repeated(unit: string): (length: number) => string {
  return (length) => unit.repeat(Math.ceil(length / unit.length))
}
