const FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EISDIR: 'is a folder',
  EACCES: 'may not be opened by this user',
  EPERM: 'may not be opened by this user',
  EROFS: 'is on a read-only disk',
  ENOSPC: 'is on a full disk',
  EDQUOT: 'is beyond the disk quota of this user',
}

/** True where the error of a file has words of its own. */
export function isKnownFileError({ code = '' }: NodeJS.ErrnoException): boolean {
  return code in FAULTS
}

/** `file.yaml does not exist.` */
export function formatFileError(path: string, error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException
  return `${path} ${FAULTS[code] ?? `cannot be opened: ${code || String(error)}`}.`
}
