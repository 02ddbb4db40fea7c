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
  const looks: number[] = []
  for (let look = 0; look < LOOKS; look += 1) looks.push(await count())
  const costOfLooking = Math.min(...looks.slice(1).map((counted, at) => counted - (looks[at] ?? 0)))
  return {
    async during(work: () => Promise<unknown>): Promise<number> {
      const before = await count()
      await work()
      return (await count()) - before - costOfLooking
    },
    close: () => connection.end(),
  }
}

/** The least difference between two of them is without what other clients read meanwhile. */
const LOOKS = 20
