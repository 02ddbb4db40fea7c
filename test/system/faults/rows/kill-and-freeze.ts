import { sendSignal } from '../../../../sandbox/embedded-database/end-servers.ts'
import { ROLES } from '../../support/processes/split-instance.ts'
import type { Member } from '../twins/member.ts'
import { type Row, rest, type Site } from './row.ts'

/** What starts a process again needs a moment to notice. */
const NOTICED_MS = 2_000

const firstOf = ({ installation }: Site, role: string): Member => {
  const member = installation.members.find((one) => one.role === role)
  if (member === undefined) throw new Error(`There is no ${role}.`)
  return member
}

const OF_PROCESSES = ROLES.flatMap<Row>((role) => [
  {
    title: `kill -9 of one ${role} of two`,
    async happen(site) {
      await firstOf(site, role).kill()
      await rest(NOTICED_MS)
      await firstOf(site, role).start()
    },
  },
  {
    title: `-STOP of one ${role} of two`,
    async happen(site) {
      firstOf(site, role).signal('SIGSTOP')
      await rest(site.lastsMs)
      firstOf(site, role).signal('SIGCONT')
    },
  },
])

const OF_SERVERS: readonly Row[] = [
  {
    title: 'kill -9 of every process at once',
    async happen({ installation: { members } }) {
      await Promise.all(members.map((member) => member.kill()))
      await rest(NOTICED_MS)
      await Promise.all(members.map((member) => member.start()))
    },
  },
  {
    title: 'kill -9 of the database',
    // What supervises it starts it again.
    happen: async ({ installation, lastsMs }) => {
      sendSignal(installation.database.pid(), 'SIGKILL')
      await rest(lastsMs)
    },
  },
  {
    title: '-STOP of the database',
    async happen({ installation, lastsMs }) {
      const pid = installation.database.pid()
      sendSignal(pid, 'SIGSTOP')
      await rest(lastsMs)
      sendSignal(pid, 'SIGCONT')
    },
  },
  {
    title: 'kill -9 of Redis',
    async happen({ installation, lastsMs }) {
      sendSignal(installation.redisPid(), 'SIGKILL')
      await rest(lastsMs)
      await installation.restartRedis()
    },
  },
  {
    title: '-STOP of Redis',
    async happen({ installation, lastsMs }) {
      const pid = installation.redisPid()
      sendSignal(pid, 'SIGSTOP')
      await rest(lastsMs)
      sendSignal(pid, 'SIGCONT')
    },
  },
]

export const KILL_AND_FREEZE: readonly Row[] = [...OF_PROCESSES, ...OF_SERVERS]
