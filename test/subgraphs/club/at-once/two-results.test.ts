import { describeTwoResults } from './two-results.ts'

describeTwoResults(10)
