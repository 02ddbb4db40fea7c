/** Text of a file: UTF-16, UTF-8, or what spreadsheets of Western Europe write without either. */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = findUtf16(bytes)
  if (utf16 !== null) return new TextDecoder(utf16, { ignoreBOM: true }).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A file of a spreadsheet program itself: an archive, or a compound document of before. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return WORKBOOKS.some((begin) => begin.every((byte, at) => bytes[at] === byte))
}

const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/** By its mark; without one by its NULs, the halves of Latin letters and separators, which no other text holds. */
function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'

  const at = bytes.indexOf(0)
  if (at === -1) return null
  return at % 2 === 1 ? 'utf-16le' : 'utf-16be'
}
