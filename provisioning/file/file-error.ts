const FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EISDIR: 'is a folder',
  EACCES: 'may not be opened by this user',
  EPERM: 'may not be opened by this user',
  EROFS: 'is on a read-only disk',
}

/** `clubs.yaml does not exist.` */
export function formatFileError(path: string, error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException
  return `${path} ${FAULTS[code] ?? `cannot be opened: ${code || String(error)}`}.`
}
