/**
 * B, O: a point for blue or orange. G, H: a love game for them. A number repeats what it follows,
 * a bracket with it. L, R: a choice of side. `<`: a reversal. `-` stands for null or nothing.
 */
export const WORKED_CASES = `
mode        | steps                | points | games | sets | history       | tb  | mtb   | pn  | sd | co | side  | winner | last
ADV         | -                    | 0/0    | 0-0   | 0-0  | -             | -   | -     | 0   | 0  | 0  | -     | -      | POINT
ADV         | B                    | 15/0   | 0-0   | 0-0  | -             | -   | -     | 1   | 0  | 0  | -     | -      | POINT
ADV         | BBBB                 | 0/0    | 1-0   | 0-0  | -             | -   | -     | 4   | 0  | 1  | -     | -      | GAME
ADV         | BOBOBO               | 40/40  | 0-0   | 0-0  | -             | -   | -     | 6   | 0  | 0  | -     | -      | POINT
ADV         | BOBOBOO              | 40/AD  | 0-0   | 0-0  | -             | -   | -     | 7   | 0  | 0  | -     | -      | POINT
ADV         | BOBOBOOB             | 40/40  | 0-0   | 0-0  | -             | -   | -     | 8   | 0  | 0  | -     | -      | POINT
ADV         | BOBOBO (BO)x6 BB     | 0/0    | 1-0   | 0-0  | -             | -   | -     | 20  | 0  | 1  | -     | -      | GAME
GOLD        | BOBOBO               | 40/40  | 0-0   | 0-0  | -             | -   | -     | 6   | 0  | 0  | -     | -      | POINT
GOLD        | BOBOBOL              | 40/40  | 0-0   | 0-0  | -             | -   | -     | 6   | 0  | 0  | LEFT  | -      | POINT
GOLD        | BOBOBOLO             | 0/0    | 0-1   | 0-0  | -             | -   | -     | 7   | 0  | 1  | -     | -      | GAME
STAR        | BOBOBO               | 40/40  | 0-0   | 0-0  | -             | -   | -     | 6   | 1  | 0  | -     | -      | POINT
STAR        | BOBOBOBO             | 40/40  | 0-0   | 0-0  | -             | -   | -     | 8   | 2  | 0  | -     | -      | POINT
STAR        | BOBOBOBOOB           | 40/40  | 0-0   | 0-0  | -             | -   | -     | 10  | 3  | 0  | -     | -      | POINT
STAR        | BOBOBOBOO            | 40/AD  | 0-0   | 0-0  | -             | -   | -     | 9   | 2  | 0  | -     | -      | POINT
STAR        | BOBOBOBOOBRB         | 0/0    | 1-0   | 0-0  | -             | -   | -     | 11  | 0  | 1  | -     | -      | GAME
STAR        | BOBOBOBB             | 0/0    | 1-0   | 0-0  | -             | -   | -     | 8   | 0  | 1  | -     | -      | GAME
ADV         | G5 H5 G1             | 0/0    | 6-5   | 0-0  | -             | -   | -     | 44  | 0  | 6  | -     | -      | GAME
ADV         | G4 H4 G2             | 0/0    | 0-0   | 1-0  | 6-4           | -   | -     | 40  | 0  | 5  | -     | -      | SET
ADV         | G5 H3 G1             | 0/0    | 0-0   | 1-0  | 6-3           | -   | -     | 36  | 0  | 5  | -     | -      | SET
ADV         | (GH)x6               | 0/0    | 6-6   | 0-0  | -             | 0-0 | -     | 48  | 0  | 6  | -     | -      | GAME
ADV         | (GH)x6 BBBOOO        | 3/3    | 6-6   | 0-0  | -             | 3-3 | -     | 54  | 0  | 7  | -     | -      | POINT
ADV         | (GH)x6 (BO)x7 BB     | 0/0    | 0-0   | 1-0  | 7-6           | -   | -     | 64  | 0  | 9  | -     | -      | SET
GOLD +mtb10 | G6 H6                | 0/0    | 0-0   | 1-1  | 6-0 0-6       | -   | 0-0   | 48  | 0  | 6  | -     | -      | SET
GOLD +mtb10 | G6 H6 (BO)x8 BB      | 0/0    | 0-0   | 2-1  | 6-0 0-6 10-8  | -   | 10-8  | 66  | 0  | 8  | -     | BLUE   | MATCH
ADV         | G6 H6 (GH)x6 BBBBBBB | 0/0    | 0-0   | 2-1  | 6-0 0-6 7-6   | -   | -     | 103 | 0  | 13 | -     | BLUE   | MATCH
ADV         | G12                  | 0/0    | 0-0   | 2-0  | 6-0 6-0       | -   | -     | 48  | 0  | 6  | -     | BLUE   | MATCH
STAR        | BOBOBOBOOBRB<        | 40/40  | 0-0   | 0-0  | -             | -   | -     | 10  | 3  | 0  | RIGHT | -      | POINT
STAR        | BOBOBOBOOBRB<<       | 40/AD  | 0-0   | 0-0  | -             | -   | -     | 9   | 2  | 0  | -     | -      | POINT
ADV         | G12 <                | 40/0   | 5-0   | 1-0  | 6-0           | -   | -     | 47  | 0  | 6  | -     | -      | POINT
GOLD +mtb10 | G6 H6 (BO)x10 BB     | 0/0    | 0-0   | 2-1  | 6-0 0-6 12-10 | -   | 12-10 | 70  | 0  | 9  | -     | BLUE   | MATCH
`
