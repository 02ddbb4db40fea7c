import type { WorkerProcess } from './worker-process.ts'

/** A worker's place, whose number is the label `process` of its metrics. */
export interface Place {
  name: string
  current: WorkerProcess
}

/** The workers of a primary. */
export interface WorkerCluster {
  places: readonly Place[]
  fork(name: string): WorkerProcess
  /** Asks a worker to end, and kills one that does not. */
  end(worker: WorkerProcess, kind: 'stop' | 'retire'): Promise<void>
}
