import { CourtDay, CourtNeeds } from '../parts/court-parts.tsx'
import { Pads, Screens } from '../parts/court-screen-parts.tsx'
import { Scores } from '../parts/score-parts.tsx'

/** Parts of the pages of courts. */
export default function CourtsRoom() {
  return (
    <>
      <CourtDay />
      <CourtNeeds />
      <Scores />
      <Screens />
      <Pads />
    </>
  )
}
