import {
  Attempts,
  Deliveries,
  Endpoints,
  Events,
  Installations,
  Scopes,
} from '../parts/developer-parts.tsx'

/** Parts of the pages of developers. */
export default function DevelopersRoom() {
  return (
    <>
      <Installations />
      <Scopes />
      <Endpoints />
      <Deliveries />
      <Attempts />
      <Events />
    </>
  )
}
