import { describeHeaviestRequests } from './event-loop/heaviest-requests.ts'

describeHeaviestRequests('one process')
