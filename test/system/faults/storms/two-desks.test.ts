import { describeTwoDesks } from '../../../subgraphs/club/at-once/two-desks.ts'

describeTwoDesks(100)
