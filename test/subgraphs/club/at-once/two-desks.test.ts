import { describeTwoDesks } from './two-desks.ts'

describeTwoDesks(10)
