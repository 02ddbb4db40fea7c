export interface Location {
  id: string
  clubId: string
  name: string
  address: string
  city: string
  postalCode: string
  country: string
  timezone: string
  status: 'ACTIVE' | 'MAINTENANCE' | 'DISABLED'
  openingHours: unknown
  createdAt: Date
  updatedAt: Date
}
