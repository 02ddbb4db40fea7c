import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import type { ChosenAudience, Message } from '../../../../subgraphs/volunteer/messages/message.ts'
import { messageStore } from '../../../../subgraphs/volunteer/messages/store.ts'
import { LONG_AGO } from '../moments.ts'

export function anAudience(changes: Partial<ChosenAudience> = {}): ChosenAudience {
  return { type: 'ALL', roleIds: [], shiftIds: [], helperIds: [], ...changes }
}

export function aMessage(changes: Partial<Message> = {}): Message {
  return {
    id: newUuid(),
    clubId: newUuid(),
    eventId: newUuid(),
    kind: 'MESSAGE',
    subject: null,
    body: 'Come early.',
    audience: anAudience(),
    status: 'DRAFT',
    sendAt: null,
    sentAt: null,
    recipientCount: 0,
    writtenUpTo: null,
    createdBy: 'key-1',
    deletedAt: null,
    publishedCount: 0,
    createdAt: LONG_AGO,
    updatedAt: LONG_AGO,
    ...changes,
  }
}

export async function addMessages(database: Database, ...messages: Message[]): Promise<Message[]> {
  await inTransaction(database, async (tx) => {
    for (const message of messages) await messageStore.add(tx, message)
  })
  return messages
}
