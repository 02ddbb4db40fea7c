import { describeHeaviestRequests } from './event-loop/heaviest-requests.ts'

describeHeaviestRequests('a process per tier')
