import { findBase, git } from './changed-files.ts'

/** `git config commit.template .gitmessage` shows the form. */
const LONGEST_SUBJECT = 72

/** Commits since main whose subject is too long, or which have no body; none on main itself and without git. */
export function findFaultyMessages(root: string): string[] {
  const base = findBase(root, undefined)
  if (base === null) return []

  const log = git(root, 'log', '-z', '--no-merges', '--format=%h%x1f%s%x1f%b', `${base}..HEAD`)
  return log.split('\0').flatMap((entry) => {
    const [hash = '', subject = '', body = ''] = entry.split('\x1f')
    if (hash === '') return []
    const fault = faultOf(subject, body)
    return fault === null ? [] : [`${hash} ${subject} (${fault})`]
  })
}

function faultOf(subject: string, body: string): string | null {
  if (subject.length > LONGEST_SUBJECT) return `${subject.length} characters`
  return body.trim() === '' ? 'no body' : null
}
