import { createConnection, type RowDataPacket } from 'mysql2/promise'

/** Counts the rows that a server reads for all its clients, temporary tables included. */
export async function watchExaminedRows(socketPath: string) {
  const connection = await createConnection({ socketPath, user: 'root' })
  const count = async () => {
    const [rows] = await connection.query<RowDataPacket[]>("SHOW GLOBAL STATUS LIKE 'Handler\\_%'")
    return rows
      .filter(({ Variable_name: name }) => /_read_(?!retry)/.test(String(name)))
      .reduce((sum, { Value: value }) => sum + Number(value), 0)
  }
  return {
    async during(work: () => Promise<unknown>): Promise<number> {
      const before = await count()
      await work()
      const after = await count()
      return after - before - ((await count()) - after)
    },
    close: () => connection.end(),
  }
}
