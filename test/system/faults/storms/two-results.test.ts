import { describeTwoResults } from '../../../subgraphs/club/at-once/two-results.ts'

describeTwoResults(100)
