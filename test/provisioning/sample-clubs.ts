/** A file of clubs; the key of its application is in `rallydesk.pem` beside it. */
export const YAML = `organizations:
  - key: naranjal                      # external key: what finds it again
    name: El Naranjal
    clubs:
      - key: naranjal-valencia
        name: El Naranjal Valencia
        timezone: Europe/Madrid
        currency: EUR
        country: ES
        language: es
        volunteer: { plan: pro, addOns: [api_access_plus], apiAccess: true }
        locations:
          - key: main
            name: Main building
            courts:
              - { key: pista-1, name: Pista 1, number: 1, publicId: NARANJAL-01, indoorOutdoor: OUTDOOR, surfaceType: ARTIFICIAL_GRASS, device: true }
        staff:
          - { email: owner@naranjal.example, role: OWNER }
applications:
  - key: rallydesk
    name: RallyDesk
    publisher: Rally Software
    redirectUris: [https://rallydesk.example/installed]
    scopes: [bookings:read, bookings:write]
    publicKeyFile: rallydesk.pem
`

/** The lines of the first run. */
export const CREATED = [
  '+ application rallydesk',
  '+ organization naranjal',
  '+ club naranjal-valencia',
  '+ location naranjal-valencia/main',
  '+ court naranjal-valencia/pista-1',
  '+ device naranjal-valencia/pista-1',
  '+ staff naranjal-valencia/owner@naranjal.example OWNER',
  '~ volunteer naranjal-valencia: plan, addOns',
]
