import { findFreePort } from '../../../support/http/free-port.ts'

export async function findFreePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  for (let index = 0; index < count; index += 1) ports.push(await findFreePort())
  return ports
}
