export const UUID_BYTES = 16

export function writeUuid(bytes: Buffer, at: number, uuid: string): void {
  bytes.write(uuid.replaceAll('-', ''), at, 'hex')
}

export function readUuid(bytes: Buffer, at: number): string {
  const hex = bytes.toString('hex', at, at + UUID_BYTES)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
