import { describeTwoDesks } from '../../../subgraphs/club/club-bookings/two-desks.ts'

describeTwoDesks(100)
